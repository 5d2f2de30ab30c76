/** Notices that a server is back: the page asks for it every few seconds. */
import type { ApiClient } from './client.ts';

/** The client; `onReturn` is called at the first answer after calls without one. */
export function noticingReturn(client: ApiClient, onReturn: () => void): ApiClient {
  let isGone = false;
  return {
    ...client,
    send: async (request) => {
      const outcome = await client.send(request);
      if (outcome.ok || outcome.problem.kind === 'server') {
        const isBack = isGone;
        isGone = false;
        if (isBack) onReturn();
      } else if (outcome.problem.kind === 'offline') {
        isGone = true;
      }
      return outcome;
    },
  };
}
