/** Calls of the network's API that a window asks for and waits for. */
import { type Endpoint, isAct } from '#contract/wire/endpoint.ts';
import { endpoints, isEndpointName } from '#contract/wire/endpoints.ts';
import { ok, type Result, refused } from '#contract/wire/problem.ts';
import type { Acts } from '#main/acts/acts.ts';
import type { ServiceCall } from '#main/api/services.ts';
import type { CallsInFlight } from '#main/basics/in-flight.ts';
import type { Calls } from './handlers.ts';

interface Parts {
  readonly acts: Pick<Acts, 'cancel'>;
  readonly inFlight: CallsInFlight;
  readonly send: (call: ServiceCall, signal: AbortSignal) => Promise<Result<unknown>>;
}

/** The handlers of `api.*`. */
export const createApiCalls = ({ acts, inFlight, send }: Parts): Calls<'api'> => ({
  'api.call': async ({ callId, endpoint: name, input }, window) => {
    if (!isEndpointName(name)) return refused(`There is no call '${name}'.`);
    const endpoint: Endpoint = endpoints[name];
    if (isAct(endpoint)) return refused(`'${name}' is an act: it is sent by acts.send.`);
    const outcome = await inFlight.run(window, callId, (signal) =>
      send({ name, endpoint, input }, signal),
    );
    return outcome ?? refused(`The call id '${callId}' is in use.`);
  },
  'api.cancel': ({ callId }, window) => {
    inFlight.cancel(window, callId);
    acts.cancel(callId, window);
    return ok(undefined);
  },
});
