/** The things of which this window does not know what became of an action, by their keys. */
import { createStore, useStore } from '#renderer/desk/store.ts';

const unknown = createStore<ReadonlySet<string>>(new Set());

/** Marks a thing until `settled`, which never rejects. */
export function markUnknown(key: string, settled: Promise<unknown>): void {
  unknown.set(new Set([...unknown.get(), key]));
  void settled.finally(() => {
    unknown.set(new Set([...unknown.get()].filter((other) => other !== key)));
  });
}

/** Whether an action on this thing was sent and its outcome is not known. */
export const useOutcomeUnknown = (key: string): boolean => useStore(unknown).has(key);
