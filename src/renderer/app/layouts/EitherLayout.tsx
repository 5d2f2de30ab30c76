import { useSession } from '#renderer/desk/desk.ts';
import { SignedInLayout } from './SignedInLayout.tsx';
import { SignedOutLayout } from './SignedOutLayout.tsx';

/** For routes open to anyone: the layout of whoever looks. */
export function EitherLayout() {
  return useSession().status === 'signed-in' ? <SignedInLayout /> : <SignedOutLayout />;
}
