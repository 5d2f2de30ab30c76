/** The clipboard, for component tests. */
import { onTestFinished, vi } from 'vitest';

/** From now on nothing reaches the clipboard; gives a function that tells what was copied last. */
export function watchCopies(): () => string | undefined {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => write.mockRestore());
  return () => write.mock.lastCall?.[0];
}
