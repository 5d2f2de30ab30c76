import { useSession } from '#renderer/client/desk/desk.ts';
import { SignedInLayout } from './SignedInLayout.tsx';
import { SignedOutLayout } from './SignedOutLayout.tsx';

/** For public routes: the layout for a signed-in or a signed-out user. */
export function PublicLayout() {
  return useSession().status === 'signed-in' ? <SignedInLayout /> : <SignedOutLayout />;
}
