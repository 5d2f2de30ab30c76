import { Button } from '@fluentui/react-components';
import { OFFLINE_MESSAGE } from '#contract/wire/problem.ts';
import { outsideAddress } from '#domain/access/outside-address.ts';
import { unreachableBecause } from '#renderer/client/calls/endpoints.ts';
import { useDesk, useSession } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import { useBusy } from '#renderer/ui/feedback/useBusy.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { checkConnectivity, useConnectivity } from './connectivity.ts';
import { SandboxEnded } from './SandboxEnded.tsx';

/** What still works without the server, with and without a session. */
const MEANING = {
  'signed-in':
    'You can still read what is on screen, as of the time shown. You cannot search, save or send until the connection is back. What you typed is kept. Reference, Settings, About and the Create Order calculator still work.',
  'signed-out':
    'You cannot sign in until the connection is back. Reference, Settings and About still work.',
} as const;

/** Says that the server cannot be reached, why, and what still works, until any call gets an answer. */
export function OfflineBanner() {
  const { status } = useSession();
  const { advice, page } = useStore(unreachableBecause);
  const { busy, run } = useBusy();
  const reachable = useConnectivity();
  const why = useStore(useDesk().sandboxEnded);
  if (why !== null) return <SandboxEnded why={why} />;
  if (reachable) return null;

  const retry = () => run(checkConnectivity, () => undefined);
  return (
    <ConnectionBanner
      title={OFFLINE_MESSAGE}
      action={
        <Button size="small" disabledFocusable={busy} onClick={() => void retry()}>
          {busy ? 'Retrying…' : 'Retry'}
        </Button>
      }
      // The network leads the browser from there to its own page.
      page={page === undefined ? null : outsideAddress(new URL(page).origin)}
    >
      {advice !== undefined && <p>{advice}</p>}
      <p>{MEANING[status]}</p>
    </ConnectionBanner>
  );
}
