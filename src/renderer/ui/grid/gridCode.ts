/** The code of the table, three quarters of a megabyte: the first rows do not wait for it. */
import { createStore, useStore } from '#renderer/client/desk/store.ts';
import { screenChunk } from '#renderer/client/start/chunk.ts';

type GridCode = typeof import('./ag-grid/GridTable.tsx');

const code = createStore<{ readonly is?: GridCode; readonly failure?: unknown }>({});
const load = screenChunk(() => import('./ag-grid/GridTable.tsx'));

/** Loads it, once. */
export const loadGridCode = (): Promise<void> =>
  load().then(
    (is) => code.set(code.get().is ? code.get() : { is }),
    (failure: unknown) => code.set({ failure }),
  );

/**
 * A hook: the code, once it is there.
 * @throws {ChunkLoadError} while drawing, when it could not be loaded
 */
export function useGridCode(): GridCode | undefined {
  const { is, failure } = useStore(code);
  if (failure !== undefined) throw failure;
  return is;
}
