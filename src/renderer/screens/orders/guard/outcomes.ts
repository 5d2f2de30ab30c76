/** The orders of which this window does not know what became of an action. */
import { createStore, useStore } from '#renderer/desk/store.ts';

const unknown = createStore<ReadonlySet<string>>(new Set());

/** Marks an order until `settled`, which never rejects. */
export function markUnknown(id: string, settled: Promise<unknown>): void {
  unknown.set(new Set([...unknown.get(), id]));
  void settled.finally(() => {
    unknown.set(new Set([...unknown.get()].filter((other) => other !== id)));
  });
}

/** Whether an action on this order was sent and its outcome is not known. */
export const useOutcomeUnknown = (id: string): boolean => useStore(unknown).has(id);
