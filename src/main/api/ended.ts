/** Calls of an API that this console has started itself, and that may end: the sandbox. */
import { failed } from '#contract/wire/problem.ts';
import { within } from '#main/basics/timing.ts';
import type { ApiClient } from './client.ts';
import { offline } from './problems.ts';

/** Milliseconds from a broken connection to the end of its process, at most. */
const GRACE_MS = 300;

/** The client, with problems that say so when the API process has ended. */
export function reportingApiEnd(client: ApiClient, ended: Promise<string> | undefined): ApiClient {
  if (!ended) return client;
  let message: string | undefined;
  void ended.then((why) => {
    message = why;
  });
  return {
    ...client,
    send: async (request) => {
      if (message !== undefined) return failed(offline(message));
      const outcome = await client.send(request);
      if (outcome.ok || outcome.problem.kind !== 'offline') return outcome;
      await within(ended, GRACE_MS).catch(() => undefined);
      return message === undefined ? outcome : failed(offline(message));
    },
  };
}
