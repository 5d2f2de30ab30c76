/** `npm run bench`: measures what people wait for; see `tests/bench`. */
import process from 'node:process';
import { requireBrowser } from '../setup/browsers/browser.ts';
import { ensureBuild } from '../setup/build.ts';
import { runNodeProgram } from '../setup/node-program.ts';
import { inProject, ROOT } from '../setup/paths.mjs';

await runNodeProgram(async () => {
  await ensureBuild(ROOT);
  await requireBrowser();
}, [inProject('tests/bench/main.ts'), ...process.argv.slice(2)]);
