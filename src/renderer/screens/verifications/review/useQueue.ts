/** A queue that loads itself as it is worked through, and hears what others do. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Page } from '#contract/list.ts';
import type { Problem } from '#contract/problem.ts';
import type { RealtimeEvent } from '#contract/realtime.ts';
import { bridge, problemOf } from '#renderer/desk/bridge.ts';
import { added, at, decided, EMPTY_QUEUE, moved, overtaken, type Queue } from './queue.ts';

interface WithId {
  readonly id: string;
}

/** Where the requests of a queue come from; the same object each time. */
export interface QueueSource<T extends WithId> {
  /** A page of the list that holds them, from 1. @throws ProblemError */
  read(page: number, pageSize: number): Promise<Page<T>>;
  /** Whether a request still waits for a decision. */
  waits(item: T): boolean;
  /** The event that carries a new request, and those that name one that was decided by its id. */
  readonly created: RealtimeEvent;
  readonly changed: readonly RealtimeEvent[];
}

/** A queue in use. */
export interface UsedQueue<T> {
  readonly current: T | undefined;
  /** The ones after it, as far as they are known. */
  readonly upcoming: readonly T[];
  /** How many wait, as far as is known, the current one included. */
  readonly waiting: number;
  readonly done: number;
  readonly overtaken: boolean;
  readonly hasPrevious: boolean;
  readonly loading: boolean;
  readonly problem: Problem | null;
  skip(): void;
  back(): void;
  decided(id: string): void;
  reload(): void;
}

const PAGE_SIZE = 50;
/** Pages of decided requests that are gone through for one that waits. */
const MOST_PAGES = 10;
/** So many should be known ahead. */
const AHEAD = 10;

/** The requests that wait in a list, from its beginning; `all` when its end was reached. */
async function waitingIn<T extends WithId>(
  source: QueueSource<T>,
  isKnown: (id: string) => boolean,
): Promise<{ readonly found: readonly T[]; readonly all: boolean }> {
  const found: T[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { rows, rowCount } = await source.read(page, PAGE_SIZE);
    found.push(...rows.filter((row) => source.waits(row) && !isKnown(row.id)));
    if (rows.length === 0 || page * PAGE_SIZE >= rowCount) return { found, all: true };
    if (found.length >= AHEAD) break;
  }
  return { found, all: found.length < AHEAD };
}

/** A hook: the queue of `source`, opened at the request `first` when that waits. */
export function useQueue<T extends WithId>(
  source: QueueSource<T>,
  first: string | null,
): UsedQueue<T> {
  const [queue, setQueue] = useState<Queue<T>>(EMPTY_QUEUE);
  const [loading, setLoading] = useState(true);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [exhausted, setExhausted] = useState(false);
  const opened = useRef(false);
  const running = useRef(false);

  const load = useEffectEvent(async () => {
    if (running.current) return;
    running.current = true;
    setLoading(true);
    setProblem(null);
    try {
      const known = new Set([...queue.items.map(({ id }) => id), ...queue.left]);
      const { found, all } = await waitingIn(source, (id) => known.has(id));
      setExhausted(all);
      const begins = !opened.current;
      opened.current = true;
      setQueue((now) => {
        const next = added(now, found);
        return begins && first !== null ? at(next, first) : next;
      });
    } catch (thrown) {
      setProblem(problemOf(thrown));
      setExhausted(true);
    } finally {
      running.current = false;
      setLoading(false);
    }
  });
  const runsLow = queue.items.length - queue.position < AHEAD && !exhausted;
  useEffect(() => {
    if (runsLow) void load();
  }, [runsLow]);

  const hear = useEffectEvent((event: RealtimeEvent, payload: unknown) => {
    const id = idOf(payload);
    if (event === 'connected') setExhausted(false);
    if (id === null) return;
    if (source.changed.includes(event)) setQueue((now) => overtaken(now, id));
    const isNew = event === source.created && source.waits(payload as T);
    if (isNew) setQueue((now) => added(now, [payload as T]));
  });
  useEffect(() => bridge().subscribe('realtime', ({ event, payload }) => hear(event, payload)), []);

  const { items, position, done } = queue;
  return {
    current: items[position],
    upcoming: items.slice(position + 1),
    waiting: items.length,
    done,
    overtaken: queue.overtaken,
    hasPrevious: position > 0,
    loading,
    problem,
    skip: useCallback(() => setQueue((now) => moved(now, 1)), []),
    back: useCallback(() => setQueue((now) => moved(now, -1)), []),
    decided: useCallback((id: string) => setQueue((now) => decided(now, id)), []),
    reload: useCallback(() => setExhausted(false), []),
  };
}

const idOf = (payload: unknown): string | null =>
  typeof payload === 'object' && payload !== null && 'id' in payload ? String(payload.id) : null;
