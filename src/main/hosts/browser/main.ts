/** Entry of the browser host. Only what follows the first line profits from the compile cache. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';

enableCompileCache(join(import.meta.dirname, '../compile-cache'));
const { run } = await import('./run.ts');
await run(import.meta.dirname, process.argv.slice(2));
