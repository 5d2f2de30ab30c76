/** Who may see a route (1R). All guards are here. */
import { useEffect, useState } from 'react';
import { createPath, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { may, type Permission } from '#domain/access/roles.ts';
import { useDesk, useIsPractice, useRole, useSession } from '#renderer/client/desk/desk.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';

/** Redirects; a place that is opened before the redirect is drawn is redirected in turn. */
function Redirect({ to }: { readonly to: string }) {
  const here = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (createPath(here) !== to) void navigate(to, { replace: true });
  }, [here, navigate, to]);
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
 * Routes for signed-in users. Others go to /login, and after the sign-in to the requested path.
 * After the end of a session `client/kept/drafts.ts` keeps the path, for the same user only.
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

/** A hook: says why a route is not shown, where it is not. */
function useRefusal(isAllowed: boolean, title: string, text: string): void {
  const feedback = useFeedback();
  useEffect(() => {
    if (!isAllowed) feedback.alert({ title, text });
  }, [isAllowed, feedback, title, text]);
}

/** Routes of practice. On the real network they lead to Home, and a message says why. */
export function PracticeOnly() {
  const practice = useIsPractice();
  useRefusal(
    practice,
    'Only in practice',
    'Exercises work with the practice sandbox, so you were taken to Home. Start practice to open them.',
  );
  return practice ? <Outlet /> : <Redirect to="/" />;
}

/**
 * Routes that need a permission: only the verification screens. Other users go to /login, as
 * specified, which redirects them to / because they are signed in. A message says why.
 */
export function PermittedOnly({ permission }: { readonly permission: Permission }) {
  const allowed = may(useRole(), permission);
  useRefusal(
    allowed,
    'Admins only',
    'Only admins can open the verification screens, so you were taken to Home.',
  );
  return allowed ? <Outlet /> : <Redirect to="/login" />;
}
