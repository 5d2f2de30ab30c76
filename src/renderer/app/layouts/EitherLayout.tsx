import { useSession } from '#renderer/desk/desk.ts';
import { Anyone } from '../guards.tsx';
import { SignedInLayout } from './SignedInLayout.tsx';
import { SignedOutLayout } from './SignedOutLayout.tsx';

/** For routes open to anyone: the layout of whoever looks. */
export function EitherLayout() {
  const signedIn = useSession().status === 'signed-in';
  return <Anyone>{signedIn ? <SignedInLayout /> : <SignedOutLayout />}</Anyone>;
}
