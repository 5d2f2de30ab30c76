/** Bulk runs over orders: begun, written down in the journal, and taken up again when interrupted. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BridgeOutput } from '#contract/bridge/bridge.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { ORDER_ACT_NAMES, type OrderActName } from '#domain/acts/areas/orders.ts';
import { ask, problemOf } from '#renderer/client/calls/bridge.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import type { RunTask } from './run.ts';

/** One action on many orders. */
export interface BulkRequest {
  /** Names the run in the journal. */
  readonly run: string;
  readonly action: OrderActName;
  readonly tasks: readonly RunTask[];
  /** Whether it was begun before and did not end. */
  readonly isInterrupted: boolean;
}

type KeptRun = BridgeOutput<'acts.runs'>[number];

/** What takes an act back, where there is such a thing. */
const UNDONE_BY: Readonly<Partial<Record<OrderActName, OrderActName>>> = {
  'order.hide': 'order.unhide',
  'order.unhide': 'order.hide',
};

const newRequest = (action: OrderActName, tasks: readonly RunTask[]): BulkRequest => ({
  run: crypto.randomUUID(),
  action,
  tasks,
  isInterrupted: false,
});

/** A request for the orders a person has selected, as they see them; two rows of one id are one order. */
export const requestFor = (name: OrderActName, orders: readonly OrderRow[]): BulkRequest =>
  newRequest(
    name,
    [...Map.groupBy(orders, ({ id }) => id)].map(([id, [seen = null]]) => ({
      id,
      seen,
      act: null,
    })),
  );

/** Whether it is known which orders were changed, and how to change them back. */
export const mayUndo = ({ action }: BulkRequest): boolean => UNDONE_BY[action] !== undefined;

/** A request that takes back what another one has done to these orders. */
export const undoOf = ({ action }: BulkRequest, ids: readonly string[]): BulkRequest =>
  newRequest(
    UNDONE_BY[action] ?? action,
    ids.map((id) => ({ id, seen: null, act: null })),
  );

/** An interrupted run with what the journal knows of each order; null for one of another version. */
export function resumed({ run, action, ids, acts }: KeptRun): BulkRequest | null {
  const name = ORDER_ACT_NAMES.find((each) => each === action);
  if (name === undefined) return null;
  const tasks = ids.map((id) => ({
    id,
    seen: null,
    act: acts.findLast(({ subject }) => subject.id === id) ?? null,
  }));
  return { ...newRequest(name, tasks), run, isInterrupted: true };
}

const RUNS = ['bulk.runs'] as const;

const isOfOrders = ({ kind }: KeptRun) => kind === 'order';

/** A hook: the runs over orders that have not ended, of this person on this computer. */
export const useKeptRuns = (enabled = true) =>
  useQuery({
    queryKey: RUNS,
    queryFn: async () => (await ask('acts.runs', undefined)).filter(isOfOrders),
    enabled,
    gcTime: 0,
  });

/** The run of this screen: how one begins and ends, and those that were interrupted. */
export function useRuns() {
  const queries = useQueryClient();
  const feedback = useFeedback();
  const [current, setCurrent] = useState<BulkRequest | null>(null);
  const { data } = useKeptRuns(current === null);
  const start = async (request: BulkRequest) => {
    const { run, action, tasks } = request;
    try {
      const ids = tasks.map(({ id }) => id);
      if (!request.isInterrupted) await ask('acts.beginRun', { run, action, kind: 'order', ids });
      setCurrent(request);
    } catch (thrown) {
      feedback.report(problemOf(thrown));
    }
  };
  const end = async (run: string) => {
    setCurrent(null);
    await ask('acts.endRun', { run }).catch(() => undefined);
    await queries.invalidateQueries({ queryKey: RUNS });
  };
  return { current, start, end, interrupted: data ?? [] };
}
