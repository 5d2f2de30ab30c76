import { Link } from 'react-router-dom';
import { useSession } from '#renderer/client/desk/desk.ts';
import utility from '#renderer/ui/utility.module.css';

/** The way from a screen that is open to anyone to the sign-in screen, at the end of its head. */
export function SignInLink({ text = 'Back to sign in' }: { readonly text?: string }) {
  if (useSession().status === 'signed-in') return null;
  return (
    <Link className={utility.toEnd} to="/login">
      {text}
    </Link>
  );
}
