/**
 * `npm run dev`: the console while it is being written. The page is served by vite and changes in
 * place; a change to the main process rebuilds it and starts the host again. The host is Electron
 * where its binary is, else the browser host; options of the host follow `--`.
 */

import process from 'node:process';
import { forgetBuild } from '../setup/build.ts';
import { electronBinary } from '../setup/electron.ts';
import { runNodeProgram } from '../setup/node-program.ts';
import { inProject, ROOT } from '../setup/paths.mjs';
import { node24 } from '../setup/runtime.mjs';

const electron = electronBinary(ROOT);

// electron-vite starts the given program with the given entry, and names the
// page's address in ELECTRON_RENDERER_URL.
const host = electron
  ? { ELECTRON_EXEC_PATH: electron }
  : { ELECTRON_EXEC_PATH: node24(), ELECTRON_ENTRY: inProject('out/main/browser.js') };

await runNodeProgram(
  () => {
    forgetBuild(ROOT);
    return Promise.resolve();
  },
  [
    inProject('node_modules/electron-vite/bin/electron-vite.js'),
    'dev',
    '--watch',
    '--',
    ...process.argv.slice(2),
  ],
  host,
);
