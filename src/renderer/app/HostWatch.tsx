import { useEffect, useState } from 'react';
import type { ShownDialog } from '#contract/bridge/bridge.ts';
import { followSelfCheck } from '#renderer/client/calls/selfCheck.ts';
import { followHost } from '#renderer/client/calls/windows.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { SupportDialogs } from '#renderer/ui/support/SupportDialogs.tsx';
import { router } from './routes.tsx';

/** Does what menus, links and the command line ask of this window. */
export function HostWatch() {
  const desk = useDesk();
  const feedback = useFeedback();
  const [shown, setShown] = useState<ShownDialog | null>(null);
  useEffect(followSelfCheck, []);
  useEffect(
    () =>
      followHost(desk, {
        navigate: (path) => void router.navigate(path),
        refuse: feedback.alert,
        show: setShown,
      }),
    [desk, feedback],
  );
  return <SupportDialogs shown={shown} onShow={setShown} />;
}
