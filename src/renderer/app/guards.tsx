/** Who may see a route (1R). All guards are here. */
import { useEffect, useState } from 'react';
import { createPath, Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { may, type Permission } from '#domain/roles.ts';
import { useDesk, useRole, useSession } from '#renderer/desk/desk.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';

/**
 * Sends a person elsewhere, until they are there: a navigation of theirs that comes in between ends
 * the one of an earlier redirect, and is redirected in turn.
 */
function Redirect({ to }: { readonly to: string }) {
  const here = useLocation();
  const { state } = useNavigation();
  const navigate = useNavigate();
  useEffect(() => {
    if (state === 'idle' && createPath(here) !== to) void navigate(to, { replace: true });
  }, [state, here, navigate, to]);
  return null;
}

const useSignedIn = () => useSession().status === 'signed-in';

/** Routes for guests: a signed-in person is sent to /, or to where the sign-in leads. */
export function GuestsOnly() {
  const { landing, session } = useDesk();
  const now = useSignedIn();
  const destination = landing.get() ?? '/';
  useEffect(
    () => () => {
      // About can be open before the first sign-in.
      if (session.get().status === 'signed-in') landing.set(null);
    },
    [landing, session],
  );
  return now ? <Redirect to={destination} /> : <Outlet />;
}

/**
 * Routes for people who are signed in; others are sent to /login, which leads on to the place they
 * came for. Where a session has ended, `desk/drafts.ts` keeps the place, for the same person only.
 */
export function SignedInOnly() {
  const { landing } = useDesk();
  const now = useSignedIn();
  const [before, setBefore] = useState(now);
  if (now && !before) setBefore(true);
  const here = createPath(useLocation());
  useEffect(() => {
    // Home is where the program starts, and no link: the start page goes before it.
    if (!(now || before) && here !== '/') landing.set(here);
  }, [now, before, here, landing]);
  return now ? <Outlet /> : <Redirect to="/login" />;
}

/**
 * Routes that need a permission: others are sent to /login, as specified, which sends them on to /
 * because they are signed in; a message says why. The verification screens alone need one.
 */
export function PermittedOnly({ permission }: { readonly permission: Permission }) {
  const feedback = useFeedback();
  const allowed = may(useRole(), permission);
  useEffect(() => {
    if (!allowed) {
      feedback.alert({
        title: 'Admins only',
        text: 'Only admins can open the verification screens, so you were taken to Home.',
      });
    }
  }, [allowed, feedback]);
  return allowed ? <Outlet /> : <Redirect to="/login" />;
}
