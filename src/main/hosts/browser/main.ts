/** Entry of the browser host. Only what follows the first lines profits from the compile cache. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';

const cache = join(import.meta.dirname, '../compile-cache');
enableCompileCache(cache);
// The sandbox, a separate program, inherits it.
process.env['NODE_COMPILE_CACHE'] ??= cache;

const { runBrowserHost: run } = await import('./run.ts');
await run(import.meta.dirname, process.argv.slice(2));
