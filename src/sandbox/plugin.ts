/** The files that the build leaves beside the sandbox; see `bundled.ts`. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { BUNDLED, BUNDLED_FOLDER, CLUSTER } from './bundled.ts';
import { emptyCluster } from './database/cluster.ts';

/** The empty cluster, made once for each version of Postgres: it takes longer than the rest of the build. */
export async function keptCluster(root: string): Promise<Buffer> {
  const manifest = join(root, 'node_modules/@electric-sql/pglite/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
  const file = join(root, 'out/setup', `cluster-${version}.tar.gz`);
  if (!existsSync(file)) {
    const cluster = gzipSync(await (await emptyCluster()).arrayBuffer());
    mkdirSync(dirname(file), { recursive: true });
    // A build that is stopped leaves no half of it.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, cluster);
    renameSync(unfinished, file);
  }
  return readFileSync(file);
}

/** Leaves the files beside the sandbox of the project in `root`. */
export const sandboxFiles = (root: string) => ({
  name: 'sandbox-files',
  async generateBundle(this: { emitFile(file: object): string }) {
    const emit = (name: string, source: Buffer) =>
      this.emitFile({ type: 'asset', fileName: `${BUNDLED_FOLDER}/${name}`, source });
    for (const [name, path] of Object.entries(BUNDLED)) {
      emit(name, readFileSync(join(root, 'node_modules', path)));
    }
    emit(CLUSTER, await keptCluster(root));
  },
});
