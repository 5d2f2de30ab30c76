/**
 * Starts the built Electron entry on the stand-in as Playwright starts Electron, so that the same
 * specs run in both.
 */
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import type { Browser, BrowserContext, ElectronApplication, Page } from '@playwright/test';
import { start, stop } from '#cli/setup/machine/processes.mjs';
import { inProject, ROOT } from '#cli/setup/paths.mjs';
import { node24 } from '#cli/setup/runtime.mjs';
import type { SystemRecord } from '#main/hosts/electron/testing/record.ts';
import { withoutOwnVariables } from '../program.ts';
import { BROWSER_VARIABLE, CONTEXT_VARIABLE } from './chromium.ts';
import type { Outcome, Question } from './control.ts';

/** Flags of a Chromium the stand-in can join. */
export const JOINABLE: readonly string[] = ['--remote-debugging-port=0', '--enable-automation'];

/** A running console. */
export interface StandIn extends AsyncDisposable, Pick<ElectronApplication, 'evaluate'> {
  readonly window: Page;
  /** Runs a function in the main process, with what was asked of the system. */
  inspect<Value, Arg = void>(
    run: (record: SystemRecord, arg: Arg) => Value,
    arg?: Arg,
  ): Promise<Value>;
  /** Everything it has printed so far. */
  output(): string;
  /** Settles with its exit code. */
  readonly ended: Promise<number | null>;
}

/** How to start it. */
export interface StandInStart {
  /** Where its windows open; of a browser with the flags {@link JOINABLE}. */
  readonly context: BrowserContext;
  /** The folder of the browser's profile, when it is that of a persistent context. */
  readonly profile?: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Starts the built entry; resolves when its first window is there. */
export async function startStandIn(options: StandInStart): Promise<StandIn> {
  const { context, profile, args, env } = options;
  const environment = await (profile === undefined ? whereIs(context) : whereIsProfile(profile));
  const firstWindow = context.waitForEvent('page', { timeout: 30_000 });
  // The outcome of a program that ends at once is its output, not a window that never came.
  firstWindow.catch(() => undefined);
  const register = new URL('./register.ts', import.meta.url).href;
  const entry = inProject('out/main/electron.js');
  const child = start(node24(), ['--import', register, entry, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...withoutOwnVariables(process.env),
      CORRIDOR_VAULT: 'memory',
      ...env,
      ...environment,
    },
  });
  let output = '';
  const hear = (text: string) => {
    output += text;
  };
  child.stdout?.setEncoding('utf8').on('data', hear);
  child.stderr?.setEncoding('utf8').on('data', hear);
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  const early = ended.then((code) => {
    throw new Error(`The console ended with code ${code}. It printed:\n${output}`);
  });
  early.catch(() => undefined);
  const ask = asking(child, early);
  try {
    const window = await Promise.race([firstWindow, early]);
    return {
      window,
      evaluate: ((run: unknown, arg?: unknown) =>
        ask('electron', run, arg)) as ElectronApplication['evaluate'],
      inspect: async (run, arg) => (await ask('record', run, arg)) as ReturnType<typeof run>,
      output: () => output,
      ended,
      [Symbol.asyncDispose]: async () => {
        // What has ended by itself in the middle of a test must not go unnoticed.
        if (child.exitCode) await early;
        await stop(child);
      },
    };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

/** What tells the stand-in where its windows are to open. */
async function whereIs(context: BrowserContext): Promise<Record<string, string>> {
  const browser = context.browser();
  if (!browser) throw new Error('A persistent context has no browser to join.');
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  await page.close();
  return {
    [BROWSER_VARIABLE]: await debuggerAddress(browser),
    [CONTEXT_VARIABLE]: targetInfo.browserContextId ?? '',
  };
}

const whereIsProfile = async (profile: string) => ({
  [BROWSER_VARIABLE]: await addressIn(profile),
});

/** Chromium writes the address into its profile; the command line, as it knows it, has the profile. */
async function debuggerAddress(browser: Browser): Promise<string> {
  const session = await browser.newBrowserCDPSession();
  const { arguments: flags } = await session.send('Browser.getBrowserCommandLine');
  await session.detach();
  const prefix = '--user-data-dir=';
  const profile = flags.find((flag) => flag.startsWith(prefix))?.slice(prefix.length) ?? '';
  return addressIn(profile);
}

/** The DevTools address of the browser that uses a profile. */
async function addressIn(profile: string): Promise<string> {
  const [port, path] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
  return `ws://127.0.0.1:${port}${path}`;
}

/** Runs functions in the main process. */
function asking(child: ChildProcess, ended: Promise<never>) {
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let lastId = 0;
  child.on('message', (outcome: Outcome) => waiting.get(outcome.id)?.(outcome));
  return async (of: Question['of'], run: unknown, arg: unknown): Promise<unknown> => {
    lastId += 1;
    const question: Question = { id: lastId, of, source: String(run), arg };
    const answered = new Promise<Outcome>((resolve) => {
      waiting.set(question.id, resolve);
    });
    child.send(question);
    const { value, error } = await Promise.race([answered, ended]);
    if (error !== undefined) throw new Error(error);
    return value;
  };
}
