/** New requests at the end of the list that is shown, as they come in (2C, 2I). */
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Page } from '#contract/wire/list.ts';
import type { RealtimeEvent } from '#contract/wire/realtime.ts';
import { type Kind, keyOf } from '#domain/acts/act.ts';
import { bridge } from '#renderer/client/calls/bridge.ts';
import { createStore, useStore } from '#renderer/client/desk/store.ts';
import type { Reviewed } from '#renderer/ui/review/queue.ts';

/** The requests that were decided here, by the guard's keys; events about them are out of date. */
const decided = createStore<ReadonlySet<string>>(new Set());

/** Says that a request was decided, by the guard's key. */
export const markDecided = (key: string): void => decided.set(new Set([...decided.get(), key]));

/** New requests and their outcomes. */
export interface Incoming<Row extends Reviewed> {
  /** The event that carries a new request. */
  readonly created: RealtimeEvent;
  /** Events after which an added request is out of date; they name its id. */
  readonly changed: readonly RealtimeEvent[];
  /** A request as a subject of the guard. */
  readonly subject: Pick<Kind<Row>, 'ref'>;
  /** Whether a new request belongs into the list as it is shown. */
  belongs(row: Row): boolean;
  /** The state of the list: another page or search starts without the added requests. */
  readonly scope: string;
}

const NONE: readonly never[] = [];

const idIn = (payload: unknown): string | null =>
  typeof payload === 'object' && payload !== null && 'id' in payload ? String(payload.id) : null;

/**
 * The page of a list with the requests that came in since it was opened, until the list has them
 * itself or they are decided.
 */
export function useAppended<Row extends Reviewed>(
  query: UseQueryResult<Page<Row>>,
  incoming: Incoming<Row>,
): UseQueryResult<Page<Row>> {
  const { created, changed, scope, subject } = incoming;
  const [kept, setKept] = useState({ scope, rows: NONE as readonly Row[] });
  const more = kept.scope === scope ? kept.rows : NONE;

  const hear = useEffectEvent((event: RealtimeEvent, payload: unknown) => {
    const id = idIn(payload);
    if (id === null) return;
    const others = more.filter((other) => other.id !== id);
    if (changed.includes(event)) setKept({ scope, rows: others });
    if (event !== created) return;
    const row = { ...(payload as Row), id };
    if (incoming.belongs(row)) setKept({ scope, rows: [...others, row] });
  });
  useEffect(() => bridge().subscribe('realtime', ({ event, payload }) => hear(event, payload)), []);

  const { data } = query;
  const done = useStore(decided);
  const page = useMemo(() => {
    const known = new Set(data?.rows.map(({ id }) => id));
    const fresh = more.filter((row) => !(known.has(row.id) || done.has(keyOf(subject, row))));
    if (!data || fresh.length === 0) return data;
    return { ...data, rows: [...data.rows, ...fresh], rowCount: data.rowCount + fresh.length };
  }, [data, more, done, subject]);
  return { ...query, data: page } as UseQueryResult<Page<Row>>;
}
