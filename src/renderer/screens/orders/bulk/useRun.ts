/** Runs one action on many orders: keeps the state of `run.ts`, and asks the question about each order. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ORDER, ORDER_ACTS, type OrderChoice } from '#domain/acts/areas/orders.ts';
import type { ReadOrder } from '#domain/orders/changes.ts';
import { ask } from '#renderer/client/calls/bridge.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { createMachine, type Machine } from '#renderer/client/desk/machine.ts';
import { createQuestion, type Question } from '#renderer/ui/guard/asking.ts';
import { questionPorts } from '#renderer/ui/guard/useAct.ts';
import { firstRun, type RunEvent, type RunState, type RunTask, reduceRun } from './run.ts';
import type { BulkRequest } from './runs.ts';

/** A run with the questions about its orders. */
export interface Run extends Machine<RunState, RunEvent> {
  /** Nothing shows it any more: pauses, and leaves what was sent to be told of elsewhere. */
  close(): void;
}

/** A run over these orders; nothing is sent before it is started. `questionAbout` makes the question about one order. */
export function createRun(
  tasks: readonly RunTask[],
  questionAbout: (task: RunTask) => Question<ReadOrder, OrderChoice>,
): Run {
  const questions = tasks.map(questionAbout);
  const run = createMachine(firstRun(tasks), reduceRun, ({ do: what, at }) =>
    what === 'open' ? questions[at]?.open() : questions[at]?.confirm({}),
  );
  for (const [at, question] of questions.entries()) {
    question.subscribe(() => run.dispatch({ is: 'told', at, shown: question.state() }));
  }
  return {
    ...run,
    close: () => {
      run.dispatch({ is: 'paused' });
      for (const question of questions) question.close();
    },
  };
}

/** The placeholder of an order until it is loaded. */
const unread = (id: string) => ({ id }) as ReadOrder;

/** A hook: the run that was asked for, while the component is there, and what it shows now. */
export function useRun({ action, run: name, tasks }: BulkRequest): readonly [RunState, Run] {
  const queries = useQueryClient();
  const role = useRole();
  const [run] = useState(() => {
    const ports = questionPorts(queries, ORDER.areas);
    return createRun(tasks, ({ id, seen }) => {
      const isSeen = seen !== null;
      const options = { seen: seen ?? unread(id), isRead: isSeen, isSeen };
      return createQuestion({ act: ORDER_ACTS[action], role, run: name, ...options }, ports);
    });
  });
  // Nothing runs out of view: after the screen is left, no further order starts.
  useEffect(() => {
    run.dispatch({ is: 'opened' });
    return run.close;
  }, [run]);
  const state = useSyncExternalStore(run.subscribe, run.get);
  const isOver =
    state.status === 'finished' && state.items.every(({ progress }) => progress.kind !== 'unknown');
  // What was skipped leaves nothing in the journal, which could not tell that this run is over.
  useEffect(() => {
    if (isOver) void ask('acts.endRun', { run: name }).catch(() => undefined);
  }, [isOver, name]);
  return [state, run];
}
