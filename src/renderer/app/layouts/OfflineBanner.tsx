import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OFFLINE_MESSAGE } from '#contract/problem.ts';
import { useDesk } from '#renderer/desk/desk.ts';
import { apiReachable } from '#renderer/desk/endpoints.ts';
import { useStore } from '#renderer/desk/store.ts';

/**
 * Says that the server cannot be reached and what still works, until any call gets an answer again.
 * A live socket means that the server is back, so what is shown is then read again.
 */
export function OfflineBanner() {
  const { connection } = useDesk();
  const queries = useQueryClient();
  const reachable = useStore(apiReachable);
  const state = useStore(connection);
  const live = state === 'live';

  useEffect(() => {
    if (live && !apiReachable.get()) void queries.invalidateQueries();
  }, [live, queries]);

  if (reachable) return null;
  return (
    <MessageBar intent="warning" layout="multiline" role="status">
      <MessageBarBody>
        <MessageBarTitle>{OFFLINE_MESSAGE}</MessageBarTitle>
        What was read stays on the screen, with the time it was read. Nothing can be searched, saved
        or sent until the connection is back; what you have typed is kept.
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={() => void queries.invalidateQueries()}>
          Try again
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
