/** The code of the screens: each is loaded once, and drawn at once when it is there. */
import { type ComponentType, use } from 'react';
import type { RoutePath } from '#domain/access/screens.ts';
import { loadChunk } from '#renderer/client/start/chunk.ts';
import { SCREEN_LOADERS } from './loaders.ts';

type Loader = () => Promise<ComponentType>;

/** By what loads them: a test that puts another loader in its place leaves nothing behind. */
const loaded = new Map<Loader, ComponentType>();
const opened = new Map<Loader, Promise<ComponentType>>();

async function load(loader: Loader): Promise<ComponentType> {
  const Component = await loader();
  loaded.set(loader, Component);
  return Component;
}

/** Loads a screen that is likely to be opened next. A failure is forgotten: opening it loads it again. */
export const loadAhead = (path: RoutePath): Promise<ComponentType> => load(SCREEN_LOADERS[path]);

/** Loads a screen that is opened. Like every `screenChunk` it is not tried again after a failure. */
function open(loader: Loader): Promise<ComponentType> {
  const code = opened.get(loader) ?? loadChunk(() => load(loader));
  opened.set(loader, code);
  return code;
}

/** Resolves once the code of a screen has been loaded, or could not be; undefined when it is there. */
export function codeToCome(path: RoutePath): Promise<unknown> | undefined {
  const loader = SCREEN_LOADERS[path];
  return loaded.has(loader) ? undefined : open(loader).catch(() => undefined);
}

/** The screen at that path. @throws {ChunkLoadError} while drawing, when its code could not be loaded */
export function ScreenAt({ path }: { readonly path: RoutePath }) {
  const loader = SCREEN_LOADERS[path];
  const Component = loaded.get(loader) ?? use(open(loader));
  return <Component />;
}
