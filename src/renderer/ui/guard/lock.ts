/**
 * One action at a time for each thing acted on, across all windows of this workstation.
 *
 * The browser's own locks are used rather than a register in the main process: all windows of a host
 * share one origin and so one set of locks, and a lock is given back when its window closes, reloads
 * or crashes, exactly when the main process aborts that window's calls. A register of our own would
 * need a bridge call and the same bookkeeping, and would know nothing more.
 */
import { beginOwnAct } from '#renderer/desk/ownActs.ts';

/**
 * Takes the lock of this key and gives what releases it; null when it is taken. Never waits. While it
 * is held, this window acts on the thing.
 */
export function acquireLock(key: string): Promise<(() => void) | null> {
  const { promise: taken, resolve: answer } = Promise.withResolvers<(() => void) | null>();
  const held = (lock: Lock | null) => {
    if (lock === null) {
      answer(null);
      return;
    }
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const end = beginOwnAct(key);
    answer(() => {
      end();
      release();
    });
    return released;
  };
  void navigator.locks.request(key, { ifAvailable: true }, held);
  return taken;
}
