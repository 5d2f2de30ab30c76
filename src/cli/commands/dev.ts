/**
 * `npm run dev`: the console in development. Vite serves the page and updates it in place; a change
 * to the main process rebuilds it and restarts the host. The host is Electron if its binary is
 * there, else the browser host; options of the host follow `--`.
 */
import process from 'node:process';
import { electronBinary } from '../setup/browsers/electron.ts';
import { forgetBuild } from '../setup/build.ts';
import { start, stop } from '../setup/machine/processes.mjs';
import { runNodeProgram } from '../setup/node-program.ts';
import { inProject, ROOT } from '../setup/paths.mjs';
import { node24 } from '../setup/runtime.mjs';
import { DECLARE_STYLES } from '../setup/styles.ts';

const electron = electronBinary(ROOT);

// electron-vite starts the given program with the given entry, and names the
// page's address in ELECTRON_RENDERER_URL.
const host = electron
  ? { ELECTRON_EXEC_PATH: electron }
  : { ELECTRON_EXEC_PATH: node24(), ELECTRON_ENTRY: inProject('out/main/browser.js') };

const styles = start(node24(), [...DECLARE_STYLES, '--watch'], { cwd: ROOT });
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
await stop(styles);
