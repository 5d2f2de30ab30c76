import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Circumstances,
  type Front,
  frontOf,
  type Place,
  placed,
  type Standing,
  standing,
} from './front.ts';
import type { PlayQueue, Waiting } from './queue.ts';

/** A hook: reads by itself what is in front and was not in the queue when that was read at `readAt`. */
function useLook<T>(
  queue: PlayQueue<T>,
  front: Front<T> | null,
  { wanted, readAt }: { readonly wanted: boolean; readonly readAt: number },
) {
  const look = useQuery({
    queryKey: [queue.subject.areas[0], 'front', queue.id, front?.id, readAt],
    queryFn: () => (front?.item ? queue.subject.read(front.item) : queue.find(front?.id ?? '')),
    enabled: front !== null && front.end === null && wanted,
    gcTime: 0,
  });
  const { isFetching, isError, data, error, dataUpdatedAt } = look;
  return {
    looked: isError ? undefined : data,
    at: new Date(dataUpdatedAt).toISOString(),
    failed: isError && !isFetching,
    error,
    retry: () => void look.refetch(),
  };
}

interface FrontOptions<T> extends Pick<Circumstances<T>, 'asked' | 'next'> {
  readonly waiting: Waiting<T>;
  /** What a question is open about. */
  readonly questioned: T | null;
}

/** What is before the person, and the ways to something else. */
interface UsedFront<T> {
  readonly front: Front<T> | null;
  readonly standing: Standing;
  /** What the last look at it failed with. */
  readonly error: Error | null;
  /** Puts that one in front; null the next one. */
  goTo(id: string | null): void;
  /** Shows it as it is now. */
  showNow(): void;
  retry(): void;
}

/** A hook: what is before the person in Play. Only what they do puts something else there. */
export function useFront<T>(queue: PlayQueue<T>, options: FrontOptions<T>): UsedFront<T> {
  const { waiting, asked, questioned, next } = options;
  const { items } = waiting;
  const [place, setPlace] = useState<Place<T>>(() => {
    const held = questioned && { id: queue.itemId(questioned), item: questioned, end: null };
    return { front: asked === null ? held : frontOf(asked), followed: asked };
  });
  const { front } = place;
  const listed = items?.find((item) => queue.itemId(item) === front?.id);
  const isKnown = items !== undefined || waiting.error !== null;
  const { error, retry, ...look } = useLook(queue, front, {
    wanted: isKnown && listed === undefined,
    readAt: waiting.readAt,
  });
  const sight = { listed, ...look };

  const latest = placed(place, { asked, isHeld: questioned !== null, sight, next }, queue);
  if (latest !== place) setPlace(latest);

  const put = (other: Front<T> | null) => setPlace({ ...place, front: other });
  const now = listed ?? look.looked;
  return {
    front,
    standing: front === null ? 'checking' : standing(front, sight, queue),
    error: look.failed ? error : null,
    goTo: (id) => put(id === null ? null : frontOf(id)),
    showNow: () => front && now && put({ ...front, item: now }),
    retry,
  };
}
