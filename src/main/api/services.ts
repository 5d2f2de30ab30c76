/** Sends each call with the authorization that it declares (3K01, 3U15). */
import type { Endpoint } from '#contract/wire/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/wire/endpoints.ts';
import { failed, ok, type Result, refused } from '#contract/wire/problem.ts';
import type { ApiSource, Logger } from '#main/basics/ports.ts';
import { unlessAborted } from '#main/basics/timing.ts';
import { SESSION_ENDED } from '#main/session/refresh.ts';
import type { Session } from '#main/session/session.ts';
import type { ApiClient } from './client.ts';
import { createPageChecks } from './page-checks.ts';
import { CANCELLED } from './problems.ts';

/** A small call that every role may make: any answer, even a refusal, shows that the server is there. */
export const SMALL_CALL = {
  name: 'siteSettings.read',
  endpoint: endpoints['siteSettings.read'],
  input: { type: 'maintenance' },
} as const;

/** A call of the contract that a page asks for. */
export interface ServiceCall {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly input: unknown;
  /** Called with how many bytes of a file have been sent. */
  readonly onUpload?: (sent: number, total: number) => void;
  readonly idempotencyKey?: string;
  /** Only asks whether the server answers. */
  readonly isProbe?: boolean;
}

interface Parts {
  readonly client: ApiClient;
  readonly session: Pick<Session, 'state' | 'authorized'>;
  readonly api: Pick<ApiSource, 'recipientsCredential'>;
  readonly logger: Logger;
}

/** Sends calls as declared: without authorization, with the credential (staff only) or the session's token. */
export function createServiceCalls({ client, session, api, logger }: Parts) {
  const checked = createPageChecks(logger);
  async function askRecipients(call: ServiceCall, signal: AbortSignal): Promise<Result<unknown>> {
    if (session.state().status !== 'signed-in') return failed(SESSION_ENDED);
    // The system may be asking the user, who may take any time.
    const read = await unlessAborted(api.recipientsCredential(), signal).then(ok, () =>
      failed(CANCELLED),
    );
    if (!read.ok) return read;
    const credential = read.value;
    if (credential === null) {
      return refused(
        'This computer has no credential for the unified recipient service. Ask your administrator to add it to the keychain.',
      );
    }
    const token = { token_type: 'Bearer', access_token: credential };
    return client.send({ ...call, token, signal });
  }

  const send = (call: ServiceCall, signal: AbortSignal): Promise<Result<unknown>> => {
    switch (call.endpoint.auth) {
      case 'none':
        return client.send({ ...call, signal });
      case 'credential':
        return askRecipients(call, signal);
      case 'session':
        // The sign-in screen asks whether the network is there; its refusal is an answer, too.
        if (call.name === 'siteSettings.read' && session.state().status === 'signed-out') {
          return client.send({ ...call, signal });
        }
        return session.authorized((token) => client.send({ ...call, token, signal }), signal);
    }
  };

  return async (call: ServiceCall, signal: AbortSignal): Promise<Result<unknown>> => {
    const outcome = await send(call, signal);
    return outcome.ok ? ok(checked(call.name, outcome.value, call.input)) : outcome;
  };
}
