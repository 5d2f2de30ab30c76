/** Who may see a route (document 1 §2, rules of the route table). All guards are here. */
import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { mayVerify } from '#domain/roles.ts';
import { useDesk, useRole, useSession } from '#renderer/desk/desk.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';

/** Routes for guests: a signed-in person is sent to /, or to where the sign-in leads. */
export function GuestsOnly() {
  const { landing } = useDesk();
  const session = useSession();
  const signedIn = session.status === 'signed-in';
  const destination = landing.get() ?? '/';
  useEffect(() => () => landing.set(null), [landing]);
  return signedIn ? <Navigate to={destination} replace /> : <Outlet />;
}

/** Routes for people who are signed in; others are sent to /login. */
export function SignedInOnly() {
  return useSession().status === 'signed-in' ? <Outlet /> : <Navigate to="/login" replace />;
}

/**
 * Routes for admins: others are sent to /login, as specified, which sends them on to / because they
 * are signed in; a message says why.
 */
export function AdminsOnly() {
  const feedback = useFeedback();
  const allowed = mayVerify(useRole());
  useEffect(() => {
    if (!allowed) {
      feedback.alert({
        title: 'For admins only',
        text: 'The verification screens are open to the role admin only. You were taken to Home.',
      });
    }
  }, [allowed, feedback]);
  return allowed ? <Outlet /> : <Navigate to="/login" replace />;
}
