/** Calls of the network's API, by the names the contract gives them. */
import {
  keepPreviousData,
  type QueryClient,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type Area, areaOf, serviceOf } from '#contract/wire/areas.ts';
import type { EndpointAnswer, EndpointInput, EndpointName } from '#contract/wire/endpoints.ts';
import type { Problem, Result } from '#contract/wire/problem.ts';
import { ofAreas, outdate } from '../cache/freshness.ts';
import type { PrefetchableQuery } from '../cache/prefetch.ts';
import { createStore } from '../desk/store.ts';
import { useIsInactive } from '../live/inactive.ts';
import { afterFirstFrame } from '../start/moments.ts';
import { bridge, ProblemError } from './bridge.ts';

/** False from a call that got no answer until one that got any. */
export const apiReachable = createStore(true);

/** Why the API cannot be reached. */
type Unreachable = Pick<Extract<Problem, { readonly kind: 'offline' }>, 'advice' | 'page'>;

/** What is known of why the API cannot be reached, and what to do; of the last such call. */
export const unreachableBecause = createStore<Unreachable>({});

const NOT_SENT: Result<never> = {
  ok: false,
  problem: { kind: 'cancelled', message: 'The request was cancelled.' },
};

let calls = 0;

/**
 * Calls an endpoint. Aborting `signal` aborts the request on the wire.
 * @throws {ProblemError}
 */
export async function callEndpoint<Name extends EndpointName>(
  endpoint: Name,
  input: EndpointInput<Name>,
  signal?: AbortSignal,
): Promise<EndpointAnswer<Name>> {
  calls += 1;
  const callId = `c${calls}`;
  const abort = () => void bridge().call('api.cancel', { callId });
  signal?.addEventListener('abort', abort, { once: true });
  const send = async () =>
    signal?.aborted ? NOT_SENT : await bridge().call('api.call', { callId, endpoint, input });
  try {
    const result = await afterFirstFrame(send);
    if (serviceOf(endpoint) === undefined) noteConnectivity(result);
    if (!result.ok) throw new ProblemError(result.problem);
    return result.value as EndpointAnswer<Name>;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

/**
 * Only problems of the network or the server count, and only of the network's own API: other
 * services may be on other servers.
 */
function noteConnectivity(result: Result<unknown>): void {
  if (result.ok || result.problem.kind === 'server') {
    apiReachable.set(true);
  } else if (result.problem.kind === 'offline') {
    unreachableBecause.set(result.problem);
    apiReachable.set(false);
  }
}

interface QueryOptions {
  /** Keep showing the last answer while another one is on its way. */
  readonly keepPrevious?: boolean;
  /**
   * Milliseconds for which an answer is fresh, unless an event of the network has outdated it: 0 by
   * default. Of what is fetched ahead it is `AHEAD_MS`. 'static' is never reloaded.
   */
  readonly staleTime?: number | 'static';
  /** Whether to read at all; by default it does. */
  readonly enabled?: boolean;
}

/** Where the cache keeps what an endpoint answers to an input. */
export const endpointKey = <Name extends EndpointName>(name: Name, input: EndpointInput<Name>) =>
  [areaOf(name), name, input] as const;

/** What reads an endpoint's answer to an input into the cache. */
export const endpointQuery = <Name extends EndpointName>(
  name: Name,
  input: EndpointInput<Name>,
) => ({
  queryKey: endpointKey(name, input),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => callEndpoint(name, input, signal),
});

/** Reloads these areas: what is on screen at once, the rest when it is shown next. */
export const reloadAreas = async (queries: QueryClient, areas: readonly Area[]): Promise<void> => {
  outdate(queries, ofAreas(areas));
  await queries.refetchQueries({ type: 'active', predicate: ofAreas(areas) });
};

/** A hook: the function that reads these areas again. */
export function useRefresh(areas: readonly Area[]): () => void {
  const queries = useQueryClient();
  return () => void reloadAreas(queries, areas);
}

/** A hook: reads what a query asks for, and keeps the answer in the cache. */
export function useAnswer<Answer>(
  query: PrefetchableQuery<Answer>,
  { keepPrevious = false, staleTime = 0, enabled = true }: QueryOptions = {},
): UseQueryResult<Answer> {
  const isInactive = useIsInactive();
  return useQuery<Answer>({
    ...query,
    staleTime,
    enabled,
    subscribed: !isInactive,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}

/** A hook: reads an endpoint and keeps its answer in the cache. */
export const useEndpoint = <Name extends EndpointName>(
  name: Name,
  input: EndpointInput<Name>,
  options?: QueryOptions,
) => useAnswer(endpointQuery(name, input), options);
