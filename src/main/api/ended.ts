/** Calls of an API that this console has started itself, and that may end: the sandbox. */
import { failed } from '#contract/wire/problem.ts';
import type { ApiClient } from './client.ts';
import { offline } from './problems.ts';

/**
 * Milliseconds that a call without an answer waits for the end of the sandbox: the connection
 * breaks before the end of the process is reported.
 */
const GRACE_MS = 300;

/** The client, with problems that say so when the API process has ended. */
export function reportingApiEnd(client: ApiClient, ended: Promise<string> | undefined): ApiClient {
  if (!ended) return client;
  let message: string | undefined;
  void ended.then((why) => {
    message = why;
  });
  const news = () => {
    const grace = Promise.withResolvers<void>();
    const timer = setTimeout(grace.resolve, GRACE_MS);
    return Promise.race([ended, grace.promise]).finally(() => clearTimeout(timer));
  };
  return {
    ...client,
    send: async (request) => {
      if (message !== undefined) return failed(offline(message));
      const outcome = await client.send(request);
      if (outcome.ok || outcome.problem.kind !== 'offline') return outcome;
      await news();
      return message === undefined ? outcome : failed(offline(message));
    },
  };
}
