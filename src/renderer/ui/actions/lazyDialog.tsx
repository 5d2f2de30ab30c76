import { type ComponentType, lazy, Suspense } from 'react';
import { screenChunk } from '#renderer/client/start/chunk.ts';

/**
 * A dialog in a separate chunk, loaded when it is first drawn, so that the first screen does not wait for it.
 * @throws {ChunkLoadError} while drawing, when it could not be loaded
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Dialog: ComponentType<Props> = lazy(screenChunk(async () => ({ default: await load() })));
  return (props) => (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
