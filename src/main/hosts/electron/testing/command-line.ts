/** `app.commandLine`: tests see the switches that Chromium would start with. */
import process from 'node:process';
import { record } from './record.ts';
import { appendSwitch } from './session.ts';
import { strict } from './strict.ts';

const nameOf = (argument: string) => argument.replace(/^--/u, '').split('=', 1)[0] ?? '';

const switches = new Set(
  process.argv
    .slice(2)
    .filter((argument) => argument.startsWith('--'))
    .map(nameOf),
);
let isReady = false;

/** From now on Chromium has read its switches. */
export function closeCommandLine(): void {
  isReady = true;
}

/** `app.commandLine`. */
export const commandLine = strict('app.commandLine', {
  appendSwitch,
  hasSwitch: (name: string) => switches.has(name),
  removeSwitch: (name: string) => {
    if (isReady) throw new Error('Chromium has read its switches');
    switches.delete(name);
  },
});

/** `app.enableSandbox`: as in Electron, it takes `--no-sandbox` back and comes too late once ready. */
export function enableSandbox(): void {
  if (isReady) throw new Error('app.enableSandbox() can only be called before app is ready');
  switches.delete('no-sandbox');
  switches.add('enable-sandbox');
  record.steps.push('sandbox');
}
