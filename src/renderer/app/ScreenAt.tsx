/** The code of the screens: each is loaded once, and drawn at once when it is there. */
import { type ComponentType, use } from 'react';
import type { RoutePath } from '#domain/access/screens.ts';
import { loadChunk } from '#renderer/client/start/chunk.ts';
import { SCREEN_LOADERS } from './loaders.ts';

const loaded = new Map<RoutePath, ComponentType>();
const opened = new Map<RoutePath, Promise<ComponentType>>();

/** Loads a screen that is likely to be opened next. A failure is forgotten: opening it loads it again. */
export async function loadAhead(path: RoutePath): Promise<ComponentType> {
  const Component = await SCREEN_LOADERS[path]();
  loaded.set(path, Component);
  return Component;
}

/** Loads a screen that is opened. Like every `screenChunk` it is not tried again after a failure. */
function open(path: RoutePath): Promise<ComponentType> {
  const code = opened.get(path) ?? loadChunk(() => loadAhead(path));
  opened.set(path, code);
  return code;
}

/** Resolves once the code of a screen has been loaded, or could not be; undefined when it is there. */
export const codeToCome = (path: RoutePath): Promise<unknown> | undefined =>
  loaded.has(path) ? undefined : open(path).catch(() => undefined);

/** The screen at that path. @throws {ChunkLoadError} while drawing, when its code could not be loaded */
export function ScreenAt({ path }: { readonly path: RoutePath }) {
  const Component = loaded.get(path) ?? use(open(path));
  return <Component />;
}
