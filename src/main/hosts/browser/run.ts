/** Runs the browser host to its end. However it ends, the sandbox can close its database first. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createLogger } from '#main/basics/log.ts';
import type { Windows } from '#main/basics/ports.ts';
import { lockWhenIdle } from '#main/desk/idle.ts';
import { createPictures } from '#main/files/pictures/pictures.ts';
import { unencrypted } from '#main/kept/notices.ts';
import { proxyRules } from '#main/network/proxy.ts';
import { type Configuration, readConfiguration } from '#main/settings/configuration.ts';
import { moveProfile, moveRest } from '../shared/local-folder.ts';
import { openLogFile } from '../shared/log-file.ts';
import { claimDataFolder, type Wish } from '../shared/one-program.ts';
import { openApi, type Sandboxes } from '../shared/practice-sandbox.ts';
import { printSelfCheck } from '../shared/self-check.ts';
import { createSupportSource } from '../shared/support.ts';
import { type BrowserHost, startHost } from './host.ts';
import { type Options, readBrowserOptions } from './options.ts';
import { spawnSandbox } from './sandbox.ts';
import { browserDownloads, browserOutside } from './serve/downloads.ts';
import { environment } from './window/window.ts';
import { browserWindows, noBadge, revealFile } from './window/windows.ts';

/** How long everything may take to end before the process ends regardless, in milliseconds. */
const STOP_LIMIT = 8000;

const out = (line: string) => void process.stdout.write(`${line}\n`);
const tell = (line: string) => void process.stderr.write(`${line}\n`);

/** Runs the host, built in `folder`, until the user ends it. A failed start is one message, and exit code 1. */
export async function runBrowserHost(folder: string, args: readonly string[]): Promise<void> {
  try {
    const options = readBrowserOptions(args);
    await runAlone(folder, options, readConfiguration(options));
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** Runs the host until it is ended, unless another program has the data folder. */
async function runAlone(folder: string, options: Options, configuration: Configuration) {
  const ending = endOnSignals();
  const windows = browserWindows(options.selfCheck ? 'self-check' : null);
  let host: BrowserHost | undefined;
  const show = (wish: Wish) => {
    const isShown = host?.show() ?? false;
    if (isShown && wish === 'self-check') windows.ask(wish);
    return isShown;
  };
  const claim = await claimDataFolder(
    configuration,
    () => ({ host: 'browser', port: host?.port, show, isEnding: ending.isAsked }),
    {
      wish: options.selfCheck ? 'self-check' : 'show',
      another: 'choose another folder with --data-dir',
    },
  );
  if (claim.release === null) {
    tell(claim.why);
    process.exit(claim.isShown ? 0 : 1);
  }
  const { desk, starting } = openHost({ folder, options, configuration, ending, windows });
  host = await starting;
  await ending.asked;
  await stopAll(host, desk);
  await claim.release();
  process.exit(0);
}

interface Start {
  readonly folder: string;
  readonly options: Options;
  readonly configuration: Configuration;
  readonly ending: Ending;
  readonly windows: Windows;
}

function openHost({ folder, options, configuration, ending, windows }: Start) {
  const { proxy } = configuration.policy;
  // One that cannot be used ends the start before anything runs.
  proxyRules(proxy, process.env);
  // A sandbox that ends because the host ends is no failure.
  const warn = (line: string) => {
    if (!ending.isAsked()) tell(line);
  };
  const log = openLogFile(configuration.localDir);
  const logger = createLogger(log.write);
  moveProfile(configuration, 'browser-profile');
  moveRest(configuration, logger);
  // Before all other work, because it takes longest to be ready.
  const sandboxes: Sandboxes = {
    start: (dataFolder, wishes) => spawnSandbox(join(folder, 'sandbox.js'), dataFolder, wishes),
    output: { out, progress: tell, trouble: warn },
  };
  for (const { title, text } of unencrypted(configuration.api)) tell(`${title}. ${text}`);
  const api = openApi(configuration, sandboxes);
  const pictures = createPictures();
  // The page is served meanwhile, so neither is loaded before.
  const parts = Promise.all([
    import('../shared/assemble.ts'),
    import('#main/network/node-network.ts'),
  ]);
  const { onInput } = lockWhenIdle({
    lock: () =>
      void desk.then(
        (running) => running.lock(),
        () => undefined,
      ),
    minutes: configuration.policy.lockMinutes,
  });
  const desk = parts.then(([{ assembleDesk }, { nodeNetworks }]) =>
    assembleDesk({
      host: 'browser',
      version: version(folder),
      logger,
      updater: null,
      configuration,
      openNetwork: nodeNetworks({ proxy }),
      api,
      sandboxes,
      windows,
      onInput,
      badge: noBadge,
      support: createSupportSource({
        log,
        downloads: browserDownloads.folder,
        reveal: revealFile,
        facts: {},
      }),
      downloads: browserDownloads,
      outside: browserOutside,
      pictures,
    }),
  );
  if (options.selfCheck)
    void desk.then(
      (running) => printSelfCheck(running, out),
      () => undefined,
    );
  desk.catch((error: unknown) => fail(error));

  const starting = startHost({
    port: options.port,
    open: options.open,
    dataFolder: configuration.localDir,
    pageRoot: join(folder, '../renderer'),
    // Set by electron-vite while the page is being written (npm run dev).
    devPage: process.env['ELECTRON_RENDERER_URL'],
    bridgeScript: join(folder, 'page-bridge.js'),
    pictures,
    logger,
    desk,
    around: environment(),
    announce: (url) => out(`ready: ${url}`),
    tell: warn,
    onClosed: ending.end,
  });
  return { desk, starting };
}

/** The ways to stop the program. */
interface Ending {
  readonly asked: Promise<void>;
  readonly isAsked: () => boolean;
  readonly end: () => void;
}

/** The first signal starts the end; others are ignored, as terminal and parent often both send one. */
function endOnSignals(): Ending {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isAsked = false;
  const end = () => {
    isAsked = true;
    resolve();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  return { asked: promise, isAsked: () => isAsked, end };
}

async function stopAll(host: BrowserHost, desk: Promise<{ stop(): Promise<void> }>) {
  setTimeout(() => process.exit(0), STOP_LIMIT).unref();
  await host.stop();
  await (await desk).stop();
}

function fail(error: unknown): never {
  tell(`Corridor cannot run: ${error instanceof Error ? error.stack : String(error)}`);
  process.exit(1);
}

/** The version in the package.json beside the folder of all builds. */
function version(folder: string): string {
  const manifest: { version?: string } = JSON.parse(
    readFileSync(join(folder, '../../package.json'), 'utf8'),
  );
  return manifest.version ?? '';
}
