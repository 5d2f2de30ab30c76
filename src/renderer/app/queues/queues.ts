/** The verification queues: what waits in them, and how the console learns of it (1M, 1N, 1V). */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { QueueKind } from '#contract/bridge/news.ts';
import { DOC_VERIFICATION_TYPES } from '#contract/people/choices.ts';
import type { DocVerificationType } from '#contract/people/verifications.ts';
import type { Area } from '#contract/wire/areas.ts';
import type { RealtimeEvent } from '#contract/wire/realtime.ts';
import { type Count, countAlone } from '#domain/lists/pages.ts';
import { numberText, type ToReview } from '#domain/queues/counts.ts';
import { QUEUES } from '#domain/queues/queues.ts';
import { counted, formatCount } from '#domain/text/words.ts';
import type { PrefetchableQuery } from '#renderer/client/cache/prefetch.ts';
import { endpointQuery, useAnswer } from '#renderer/client/calls/endpoints.ts';
import { usePerson } from '#renderer/client/desk/desk.ts';
import { useLiveAreas } from '#renderer/client/live/realtime.ts';
import type { ArrivalWatch, Counts } from './arrivals.ts';

/** What a number counts: one such thing, and what belongs to it. */
interface Counted {
  readonly thing: string;
  readonly note?: string;
  /** How the number is said in brief, and beside it what is to review, where that differs. */
  readonly brief?: { of(number: string): string; toReview(number: string): string };
}

/** The number beside a link of the sidebar, if known. */
export interface QueueCount extends Counted {
  /** Undefined before the first answer. */
  readonly waiting: number | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** '31 unapproved requests (pending or declined)' */
export const inWords = (number: number, { thing, note }: Counted): string =>
  `${counted(number, thing)}${note === undefined ? '' : ` (${note})`}`;

/**
 * What a number beside a link says: '31 unapproved · 17 to review', 'Unread: 8 · to review: 31'; what is to review only
 * where that was read.
 */
export function badgeText(
  { waiting, brief, ...counts }: QueueCount,
  [review]: readonly ToReview[],
): string {
  const texts = [
    ...(waiting === undefined ? [] : [brief?.of(formatCount(waiting)) ?? inWords(waiting, counts)]),
    ...(review && brief ? [brief.toReview(numberText(review))] : []),
  ];
  return texts.join(' · ');
}

/** A queue of requests that admins decide on. */
export interface Queue {
  readonly kind: QueueKind;
  readonly path: string;
  /** What one request of it is called in a sentence. */
  readonly request: string;
  /** What the number beside its link counts: as specified, which is not what its review counts. */
  readonly counts: Counted;
  /** What reads its number, for a person. */
  countQuery(person: string): PrefetchableQuery<Count>;
}

const DOCUMENT_AREAS = ['docVerifications'] as const satisfies readonly Area[];
const CARD_AREAS = ['notifications'] as const satisfies readonly Area[];

/** A count is read once and then by events; a hidden window counts too, for its notifications. */
const COUNT = { staleTime: Number.POSITIVE_INFINITY } as const;

/** The kinds that an event of a new request may mean; none for other events. */
export function kindsOf(event: RealtimeEvent, payload: unknown): readonly QueueKind[] {
  if (event === 'cardVerificationRequestCreated') return ['card'];
  if (event !== 'docVerificationRequestCreated') return [];
  const type = (payload as { readonly type?: unknown } | null | undefined)?.type;
  const known = DOC_VERIFICATION_TYPES.filter((one) => one === type);
  return known.length > 0 ? known : DOC_VERIFICATION_TYPES;
}

/** The last loaded counts of these queues, without those that could not be loaded. */
function countsRead(queries: QueryClient, person: string, queues: readonly Queue[]): Counts {
  const counts: Partial<Record<QueueKind, number>> = {};
  for (const { kind, countQuery } of queues) {
    const { queryKey } = countQuery(person);
    const state = queries.getQueryState<Count>(queryKey);
    const count = state?.status === 'success' && state.data ? countAlone(state.data) : undefined;
    if (count !== undefined) counts[kind] = count;
  }
  return counts;
}

/**
 * A hook, used once for all queues: reloads the counts when an event says that they changed, and
 * reports new requests with the number of new and of pending ones.
 */
export function useLiveCounts(
  watch: ArrivalWatch,
  onArrival: (queue: Queue, count: number, waiting: number) => void,
): void {
  const queries = useQueryClient();
  const person = usePerson();
  /** Begins a reading of these counts; the returned function reports what it found. */
  const read = (queues: readonly Queue[]) => {
    const settle = watch.reading();
    return () => {
      const counts = countsRead(queries, person, queues);
      const arrived = settle(counts);
      for (const queue of queues) {
        const count = arrived[queue.kind];
        if (count !== undefined) onArrival(queue, count, counts[queue.kind] ?? count);
      }
    };
  };
  useLiveAreas(DOCUMENT_AREAS, { whileHidden: true, onReload: () => read(DOCUMENTS) });
  useLiveAreas(CARD_AREAS, { whileHidden: true, onReload: () => read([CARDS]) });
}

/** Unread notifications of the person signed in about card verification requests. */
const CARDS: Queue = {
  kind: 'card',
  path: QUEUES['card-verifications'].path,
  request: QUEUES['card-verifications'].request,
  counts: {
    thing: 'unread notification',
    brief: { of: (number) => `Unread: ${number}`, toReview: (number) => `to review: ${number}` },
  },
  countQuery: (id) =>
    endpointQuery('notifications.list', {
      id,
      object_type: 'card_verification_request',
      status: 'unread',
    }),
};

const documents = (kind: DocVerificationType): Queue => ({
  kind,
  path: QUEUES[`doc-verifications-${kind}`].path,
  request: QUEUES[`doc-verifications-${kind}`].request,
  // The server's word for all that is not approved (1N11).
  counts: {
    thing: 'unapproved request',
    note: 'pending or declined',
    brief: { of: (number) => `${number} unapproved`, toReview: (number) => `${number} to review` },
  },
  countQuery: () =>
    endpointQuery('docVerifications.list', { type: kind, status: 'unapproved', pageSize: 1 }),
});
const DOCUMENTS = DOC_VERIFICATION_TYPES.map(documents);

/** The three queues, in the order of the sidebar. */
export const ANNOUNCED = [CARDS, ...DOCUMENTS];

/** A hook: how many requests of a queue wait. */
export function useQueueCount({ counts, countQuery }: Queue): QueueCount {
  const { data, isError, refetch } = useAnswer(countQuery(usePerson()), COUNT);
  return {
    ...counts,
    waiting: data && countAlone(data),
    failed: isError,
    retry: () => void refetch(),
  };
}

/** The queue at an address, if it is one. */
export const queueAt = (path: string): Queue | undefined =>
  ANNOUNCED.find((queue) => queue.path === path);
