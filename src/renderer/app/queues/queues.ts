/** The verification queues: what waits in them, and how the console learns of it (document 1 §2, §4). */
import type { EndpointName } from '#contract/endpoints.ts';
import type { RealtimeEvent } from '#contract/realtime.ts';
import type { DocVerificationType } from '#contract/verifications.ts';
import { useSession } from '#renderer/desk/desk.ts';
import { useEndpoint } from '#renderer/desk/endpoints.ts';
import { useLiveReload } from '#renderer/desk/realtime.ts';

/** How many requests wait, as far as is known. */
export interface QueueCount {
  /** Undefined before the first answer. */
  readonly waiting: number | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** A queue of requests that admins decide on. */
export interface Queue {
  readonly kind: 'card' | 'identity' | 'address';
  readonly path: string;
  /** What one request of it is called in a sentence. */
  readonly request: string;
  /** The event that tells of a new request. */
  readonly created: RealtimeEvent;
  /** A hook: how many of its requests wait. */
  useCount(): QueueCount;
}

const DOCUMENT_EVENTS = [
  'docVerificationRequestCreated',
  'docVerificationRequestUpdated',
  'docVerificationRequestDestroyed',
] as const satisfies readonly RealtimeEvent[];
const CARD_EVENTS = ['cardVerificationRequestCreated'] as const satisfies readonly RealtimeEvent[];

const DOCUMENT_CALLS = ['docVerifications.list'] as const satisfies readonly EndpointName[];
const CARD_CALLS = ['notifications.list'] as const satisfies readonly EndpointName[];

/** A count is read once and then by events; a hidden window counts too, for its notifications. */
const COUNT = { staleTime: Number.POSITIVE_INFINITY } as const;
const ALSO_HIDDEN = { whileHidden: true } as const;

/** Unread notifications of the person signed in about card verification requests. */
function useCardCount(): QueueCount {
  const session = useSession();
  const id = session.status === 'signed-in' ? session.user.id : '';
  const query = useEndpoint(
    'notifications.list',
    { id, object_type: 'card_verification_request', status: 'unread' },
    COUNT,
  );
  return asCount(query);
}

function useDocumentCount(type: DocVerificationType): QueueCount {
  const query = useEndpoint(
    'docVerifications.list',
    { type, status: 'unapproved', pageSize: 1 },
    COUNT,
  );
  return asCount(query);
}

/** A hook: reads the counts again when an event says that they changed. Used once for all queues. */
export function useLiveCounts(): void {
  useLiveReload(DOCUMENT_EVENTS, DOCUMENT_CALLS, ALSO_HIDDEN);
  useLiveReload(CARD_EVENTS, CARD_CALLS, ALSO_HIDDEN);
}

function asCount(query: {
  readonly data: { readonly rowCount: number } | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}): QueueCount {
  return {
    waiting: query.data?.rowCount,
    failed: query.isError,
    retry: () => void query.refetch(),
  };
}

/** The three queues, in the order of the sidebar. */
export const QUEUES: readonly Queue[] = [
  {
    kind: 'card',
    path: '/card-verifications',
    request: 'card verification request',
    created: 'cardVerificationRequestCreated',
    useCount: useCardCount,
  },
  {
    kind: 'identity',
    path: '/doc-verifications/identity',
    request: 'identity verification request',
    created: 'docVerificationRequestCreated',
    useCount: () => useDocumentCount('identity'),
  },
  {
    kind: 'address',
    path: '/doc-verifications/address',
    request: 'address verification request',
    created: 'docVerificationRequestCreated',
    useCount: () => useDocumentCount('address'),
  },
];

/** A hook: how many requests wait in all queues, as far as is known. */
export function useAllWaiting(): number {
  const counts = [useCardCount(), useDocumentCount('identity'), useDocumentCount('address')];
  return counts.reduce((sum, { waiting }) => sum + (waiting ?? 0), 0);
}

/** The queue at an address, if it is one. */
export const queueAt = (path: string): Queue | undefined =>
  QUEUES.find((queue) => queue.path === path);
