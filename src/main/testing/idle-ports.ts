/** Ports of the desk that do nothing, for tests and benches without a host. */
import type { Downloads, Outside, SupportSource, Windows } from '#main/basics/ports.ts';

/** Windows that open and do nothing. */
export const idleWindows: Windows = {
  arrive: () => ({ place: null, show: null }),
  open: () => true,
  focus: () => undefined,
  notify: () => Promise.resolve('shown'),
  follow: () => undefined,
};

/** A support bundle's source with one line of log, which saves nowhere. */
export const idleSupport: SupportSource = {
  facts: () => ({ System: 'Test 1.0' }),
  logLines: () => ['{"event":"test"}'],
  private: [],
  save: (fileName) => Promise.resolve(`/downloads/${fileName}`),
};

/** Downloads that nothing goes into. */
export const idleDownloads: Downloads = {
  folder: '/downloads',
  open: () => Promise.resolve(true),
  mark: () => Promise.resolve(),
};

/** Outside of which nothing is seen. */
export const idleOutside: Outside = { open: () => Promise.resolve(true) };
