/** The verification queues: what waits in them, and how the console learns of it (1M, 1N, 1V). */
import { type QueryClient, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { QueueKind } from '#contract/bridge/news.ts';
import {
  DOC_VERIFICATION_TYPES,
  type DocVerificationType,
} from '#contract/people/verifications.ts';
import type { Area } from '#contract/wire/areas.ts';
import type { EndpointInput } from '#contract/wire/endpoints.ts';
import type { RealtimeEvent } from '#contract/wire/realtime.ts';
import { counted } from '#domain/time/format.ts';
import { endpointKey, useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { usePerson } from '#renderer/client/desk/desk.ts';
import { useLiveReload } from '#renderer/client/live/realtime.ts';
import { CARD_EVENTS, DOCUMENT_EVENTS } from '../liveEvents.ts';
import type { ArrivalWatch, Counts } from './arrivals.ts';

/** The number beside a link of the sidebar, if known. */
export interface QueueCount {
  /** Undefined before the first answer. */
  readonly waiting: number | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** What a number counts: one such thing, and what belongs to it. */
export interface Counted {
  readonly thing: string;
  readonly note?: string;
}

/** '31 unapproved requests (pending or declined)' */
export const inWords = (number: number, { thing, note }: Counted): string =>
  `${counted(number, thing)}${note === undefined ? '' : ` (${note})`}`;

/** A queue of requests that admins decide on. */
export interface Queue {
  readonly kind: QueueKind;
  readonly path: string;
  /** What one request of it is called in a sentence. */
  readonly request: string;
  /** What the number beside its link counts: as specified, which is not what its review counts. */
  readonly counts: Counted;
  /** A hook: how many of its requests wait. */
  useCount(): QueueCount;
}

const DOCUMENT_AREAS = ['docVerifications'] as const satisfies readonly Area[];
const CARD = ['card'] as const satisfies readonly QueueKind[];
const CARD_AREAS = ['notifications'] as const satisfies readonly Area[];

/** A count is read once and then by events; a hidden window counts too, for its notifications. */
const COUNT = { staleTime: Number.POSITIVE_INFINITY } as const;

const cardInput = (id: string): EndpointInput<'notifications.list'> => ({
  id,
  object_type: 'card_verification_request',
  status: 'unread',
});
const documentInput = (type: DocVerificationType): EndpointInput<'docVerifications.list'> => ({
  type,
  status: 'unapproved',
  pageSize: 1,
});

/** Unread notifications of the person signed in about card verification requests. */
const useCardCount = (): QueueCount =>
  asCount(useEndpoint('notifications.list', cardInput(usePerson()), COUNT));

const useDocumentCount = (type: DocVerificationType): QueueCount =>
  asCount(useEndpoint('docVerifications.list', documentInput(type), COUNT));

/** The kinds that an event of a new request may mean; none for other events. */
export function kindsOf(event: RealtimeEvent, payload: unknown): readonly QueueKind[] {
  if (event === 'cardVerificationRequestCreated') return ['card'];
  if (event !== 'docVerificationRequestCreated') return [];
  const type = (payload as { readonly type?: unknown } | null | undefined)?.type;
  const known = DOC_VERIFICATION_TYPES.filter((one) => one === type);
  return known.length > 0 ? known : DOC_VERIFICATION_TYPES;
}

/** The last loaded counts of these kinds, without those that could not be loaded. */
function countsRead(queries: QueryClient, person: string, kinds: readonly QueueKind[]): Counts {
  const counts: Partial<Record<QueueKind, number>> = {};
  for (const kind of kinds) {
    const key =
      kind === 'card'
        ? endpointKey('notifications.list', cardInput(person))
        : endpointKey('docVerifications.list', documentInput(kind));
    const state = queries.getQueryState<{ readonly rowCount: number }>(key);
    if (state?.status === 'success' && state.data) counts[kind] = state.data.rowCount;
  }
  return counts;
}

/**
 * A hook, used once for all queues: reloads the counts when an event says that they changed, and
 * reports new requests with the number of new and of pending ones.
 */
export function useLiveCounts(
  watch: ArrivalWatch,
  onArrival: (kind: QueueKind, count: number, waiting: number) => void,
): void {
  const queries = useQueryClient();
  const person = usePerson();
  const report = (kinds: readonly QueueKind[], settle: ReturnType<ArrivalWatch['reading']>) => {
    const counts = countsRead(queries, person, kinds);
    const arrived = settle(counts);
    for (const kind of kinds) {
      const count = arrived[kind];
      if (count !== undefined) onArrival(kind, count, counts[kind] ?? count);
    }
  };
  /** Begins a reading of these counts; the returned function reports what it found. */
  const read = (kinds: readonly QueueKind[]) => {
    const settle = watch.reading();
    return () => report(kinds, settle);
  };
  useLiveReload(DOCUMENT_EVENTS, DOCUMENT_AREAS, {
    whileHidden: true,
    onReload: () => read(DOC_VERIFICATION_TYPES),
  });
  useLiveReload(CARD_EVENTS, CARD_AREAS, { whileHidden: true, onReload: () => read(CARD) });
}

const asCount = (query: UseQueryResult<{ readonly rowCount: number }>): QueueCount => ({
  waiting: query.data?.rowCount,
  failed: query.isError,
  retry: () => void query.refetch(),
});

/** The server's word for all that is not approved (1N11). */
const UNAPPROVED: Counted = { thing: 'unapproved request', note: 'pending or declined' };

/** The three queues, in the order of the sidebar. */
export const QUEUES: readonly Queue[] = [
  {
    kind: 'card',
    path: '/card-verifications',
    request: 'card verification request',
    counts: { thing: 'unread notification' },
    useCount: useCardCount,
  },
  {
    kind: 'identity',
    path: '/doc-verifications/identity',
    request: 'identity verification request',
    counts: UNAPPROVED,
    useCount: () => useDocumentCount('identity'),
  },
  {
    kind: 'address',
    path: '/doc-verifications/address',
    request: 'address verification request',
    counts: UNAPPROVED,
    useCount: () => useDocumentCount('address'),
  },
];

/** A hook: how many requests wait in all queues, as far as that is known. */
export function useTotalWaiting(): number {
  const { waiting: cards = 0 } = useCardCount();
  const { waiting: identities = 0 } = useDocumentCount('identity');
  const { waiting: addresses = 0 } = useDocumentCount('address');
  return cards + identities + addresses;
}

/** The queue at an address, if it is one. */
export const queueAt = (path: string): Queue | undefined =>
  QUEUES.find((queue) => queue.path === path);
