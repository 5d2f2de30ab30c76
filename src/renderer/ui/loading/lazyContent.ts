/** Parts that are loaded when they are first drawn. */
import { type ComponentType, lazy } from 'react';
import { loadChunk } from '#renderer/client/start/chunk.ts';
import { NotLoaded } from './NotLoaded.tsx';

/** A content in a separate chunk, and what is shown in its place if that fails, or is not there in 120 seconds (1E05). */
export const lazyContent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  InPlace: ComponentType<Props> = NotLoaded,
): ComponentType<Props> =>
  lazy(() =>
    loadChunk(load).then(
      (Content) => ({ default: Content }),
      () => ({ default: InPlace }),
    ),
  );
