import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { useState } from 'react';
import { OFFLINE_MESSAGE } from '#contract/problem.ts';
import { useDesk, useSession } from '#renderer/client/desk.ts';
import { connectivityAdvice } from '#renderer/client/endpoints.ts';
import { useStore } from '#renderer/client/store.ts';
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
  const advice = useStore(connectivityAdvice);
  const [asking, setAsking] = useState(false);
  const reachable = useConnectivity();
  const why = useStore(useDesk().sandboxEnded);
  if (why !== null) return <SandboxEnded why={why} />;
  if (reachable) return null;

  const ask = async () => {
    setAsking(true);
    await checkConnectivity();
    setAsking(false);
  };
  return (
    <MessageBar intent="warning" layout="multiline" role="status">
      <MessageBarBody>
        <MessageBarTitle>{OFFLINE_MESSAGE}</MessageBarTitle>
        {advice !== undefined && <div>{advice}</div>}
        {MEANING[status]}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" disabledFocusable={asking} onClick={() => void ask()}>
          {asking ? 'Retrying…' : 'Retry'}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
