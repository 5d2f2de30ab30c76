/** Files that the sandbox reads while it runs: the build leaves them beside the program. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The file of a package each is that the build copies. */
export const BUNDLED = {
  'inter.ttf': '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  'resvg.wasm': '@resvg/resvg-wasm/index_bg.wasm',
} as const;

/** Where the build leaves them, beside the built sandbox. */
export const BUNDLED_FOLDER = 'bundled';

/** Reads one of them, from the build or from its package. @throws if both lack it */
export async function readBundled(name: keyof typeof BUNDLED): Promise<Buffer> {
  try {
    return await readFile(join(import.meta.dirname, BUNDLED_FOLDER, name));
  } catch {
    return await readFile(createRequire(import.meta.url).resolve(BUNDLED[name]));
  }
}

/** The empty cluster for a new embedded database, which the build makes. */
export const CLUSTER = 'cluster.tar.gz';

/** Reads the cluster; undefined where there is no build, and Postgres makes one itself. */
export async function readCluster(): Promise<Blob | undefined> {
  const file = join(import.meta.dirname, BUNDLED_FOLDER, CLUSTER);
  if (!existsSync(file)) return undefined;
  return new Blob([await readFile(file)], { type: 'application/x-gzip' });
}
