/** Whether the API takes the token in use: asked after each connect of the socket. */
import { anyAnswer } from '#contract/wire/endpoint.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import type { Result } from '#contract/wire/problem.ts';
import type { ApiClient } from '#main/api/client.ts';
import type { Session } from '#main/session/session.ts';

interface Parts {
  readonly client: ApiClient;
  readonly session: Pick<Session, 'authorized'>;
}

/** A small call that every role may make; what it answers does not matter. */
const NAME = 'siteSettings.read';
const ASKED = { ...endpoints[NAME], answer: anyAnswer };

/**
 * A 401 means no. So do results that say nothing about the token: no answer, a server error, a web
 * page. Any other refusal is about the call.
 */
const isTaken = (outcome: Result<unknown>): boolean =>
  outcome.ok ||
  (outcome.problem.kind === 'server' &&
    outcome.problem.status !== 401 &&
    outcome.problem.status < 500);

/** A function that makes one call for the signed-in person; see `LiveOptions.prove`. */
export const createProof =
  ({ client, session }: Parts) =>
  async (signal: AbortSignal): Promise<boolean> =>
    isTaken(
      await session.authorized(
        (token) =>
          client.send({
            name: NAME,
            endpoint: ASKED,
            input: { type: 'maintenance' },
            token,
            signal,
          }),
        signal,
      ),
    );
