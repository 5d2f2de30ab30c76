/** `npm run screens`: a picture of every screen, light and dark, into `out/screens/`. */

import process from 'node:process';
import { requireBrowser } from '../setup/browser.ts';
import { ensureBuild } from '../setup/build.ts';
import { runNodeProgram } from '../setup/node-program.ts';
import { inProject, ROOT } from '../setup/paths.mjs';

await runNodeProgram(async () => {
  await ensureBuild(ROOT);
  await requireBrowser();
}, [inProject('tests/e2e/screens.ts'), ...process.argv.slice(2)]);
