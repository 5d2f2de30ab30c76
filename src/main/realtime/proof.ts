/** Whether the API takes the token in use: asked after each connect of the socket. */
import { anyAnswer } from '#contract/wire/endpoint.ts';
import type { Result } from '#contract/wire/problem.ts';
import type { ApiClient } from '#main/api/client.ts';
import { SMALL_CALL } from '#main/api/services.ts';
import type { Session } from '#main/session/session.ts';

interface Parts {
  readonly client: ApiClient;
  readonly session: Pick<Session, 'authorized'>;
}

/** What it answers does not matter. */
const CALL = { ...SMALL_CALL, endpoint: { ...SMALL_CALL.endpoint, answer: anyAnswer } };

/** Whether the token was taken. A 401 means no, and so do no answer, a server error and a web page; other refusals are about the call. */
const isTaken = (outcome: Result<unknown>): boolean =>
  outcome.ok ||
  (outcome.problem.kind === 'server' &&
    outcome.problem.status !== 401 &&
    outcome.problem.status < 500);

/** A function that makes one call for the signed-in person; see `LiveOptions.prove`. */
export const createProof =
  ({ client, session }: Parts) =>
  async (signal: AbortSignal): Promise<boolean> =>
    isTaken(await session.authorized((token) => client.send({ ...CALL, token, signal }), signal));
