/** The `electron` module of the main process, as far as Corridor uses it. */
import { type StdioOptions, spawn } from 'node:child_process';
import process from 'node:process';
import { app } from './app.ts';
import { BrowserWindow } from './browser-window.ts';
import { ipcMain } from './ipc.ts';
import { protocol, session } from './session.ts';
import { strict } from './strict.ts';

const nativeTheme = strict('nativeTheme', { shouldUseDarkColors: false });

const dialog = strict('dialog', {
  showErrorBox: (title: string, text: string) => {
    process.stderr.write(`${title}: ${text}\n`);
  },
});

/** A utility process is one of Node here. */
const utilityProcess = strict('utilityProcess', {
  fork: (script: string, args: readonly string[], { stdio }: { readonly stdio: StdioOptions }) =>
    spawn(process.execPath, [script, ...args], { stdio }),
});

/** All that the built main process can import. What is missing does not link, and the error names it. */
export const electron = strict('electron', {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  nativeTheme,
  protocol,
  session,
  utilityProcess,
});
