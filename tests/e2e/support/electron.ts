/** The console in Electron: the real one where its binary is, else the stand-in for its module. */
import process from 'node:process';
import {
  _electron,
  type BrowserContext,
  type ElectronApplication,
  type Page,
} from '@playwright/test';
import { ROOT } from '#cli/setup/paths.mjs';
import { type StandIn, startStandIn } from '#support/electron/launch.ts';

/** Which Electron: the path of its program, or the stand-in. */
export type ElectronChoice = { readonly executablePath: string } | 'stand-in';

/** A running console with its first window. */
export interface ElectronConsole extends AsyncDisposable {
  readonly window: Page;
  /** Runs a function in the main process, with the `electron` module. */
  readonly evaluate: ElectronApplication['evaluate'];
  /** What was asked of the system around it; only the stand-in knows. */
  readonly inspect?: StandIn['inspect'];
}

/** Starts the built entry, with `args` on its command line; `env` is only for the stand-in. */
export async function launchConsole(
  choice: ElectronChoice,
  context: BrowserContext,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ElectronConsole> {
  return choice === 'stand-in'
    ? await startStandIn({ context, args, env })
    : await launchElectron(choice.executablePath, args);
}

/** Real Electron, with the built entry and preload, on a display. */
async function launchElectron(
  executablePath: string,
  args: readonly string[],
): Promise<ElectronConsole> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const app = await _electron.launch({
    executablePath,
    args: [ROOT, ...asRoot, ...args],
    env: { ...process.env, CORRIDOR_VAULT: 'memory' } as Record<string, string>,
  });
  return {
    window: await app.firstWindow(),
    evaluate: app.evaluate.bind(app),
    [Symbol.asyncDispose]: async () => {
      // What a test has left typed is asked about at the end, with nobody to answer.
      await app.evaluate(({ dialog }) => {
        dialog.showMessageBox = () => Promise.resolve({ response: 0, checkboxChecked: false });
      });
      await app.close();
    },
  };
}
