/** The consoles that a comparison may name. */
import { existsSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Adapter } from './adapter.ts';
import { corridorAt } from './corridor.ts';
import { projectOf } from './project.ts';

/**
 * The console that `what` names: a module with an {@link Adapter}, a folder with a checkout of
 * Corridor, or a commit of this repository.
 * @throws Error when it is none of these, or does not build
 */
export async function adapterOf(what: string): Promise<Adapter> {
  if (existsSync(what) && statSync(what).isFile()) {
    const { default: adapter } = (await import(pathToFileURL(resolve(what)).href)) as {
      readonly default: Adapter;
    };
    return adapter;
  }
  return corridorAt(await projectOf(what), basename(what) || what);
}
