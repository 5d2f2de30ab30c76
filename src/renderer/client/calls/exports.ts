/** Exports, as the page asks the main process for them and follows them. */
import type { BridgeInput, BridgeOutput } from '#contract/bridge/bridge.ts';
import type { ExportEndpointName } from '#contract/wire/endpoints.ts';
import type { FileKind } from '#contract/wire/file-kinds.ts';
import { createStore, useStore } from '../desk/store.ts';
import { ask, bridge } from './bridge.ts';

/**
 * A file to be made of what a list shows: `input` has the fields of the call except for the format, `name`
 * names the file without its extension, and `allowHost` is the host a person has allowed this one time.
 */
export interface ExportRequest extends Omit<BridgeInput<'exports.start'>, 'exportId'> {
  readonly endpoint: ExportEndpointName;
  /** What the list is called on the screen. */
  readonly title: string;
}

/** An export on its way. */
export interface RunningExport {
  readonly id: string;
  readonly title: string;
  readonly format: FileKind;
  /** Bytes. */
  readonly received: number;
  /** Bytes; null while it is not known. */
  readonly total: number | null;
}

const running = createStore<readonly RunningExport[]>([]);

/** The exports of this window that are on their way. */
export const useRunningExports = (): readonly RunningExport[] => useStore(running);

/**
 * Creates a file, downloads and opens it. It resolves then, or when its host needs permission
 * first.
 * @throws {ProblemError} when it failed or was cancelled
 */
export async function startExport({
  title,
  ...request
}: ExportRequest): Promise<BridgeOutput<'exports.start'>> {
  const id = crypto.randomUUID();
  const { format } = request;
  running.set([...running.get(), { id, title, format, received: 0, total: null }]);
  const stop = bridge().subscribe('export', ({ exportId, received, total }) => {
    if (exportId !== id) return;
    running.set(running.get().map((one) => (one.id === id ? { ...one, received, total } : one)));
  });
  try {
    return await ask('exports.start', { exportId: id, ...request });
  } finally {
    stop();
    running.set(running.get().filter((one) => one.id !== id));
  }
}
