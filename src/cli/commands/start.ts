/**
 * `npm start`: builds when the source changed, chooses a host and runs it until it ends or is
 * stopped. The host starts the sandbox itself when no API is configured.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ensureBrowser, hasDisplay } from '../setup/browsers/browser.ts';
import { rememberFailure, watchElectron } from '../setup/browsers/electron.ts';
import { type ChosenHost, electronHost, usualHost } from '../setup/browsers/hosts.ts';
import { ensureBuild } from '../setup/build.ts';
import { ended, start, stopAllOnSignals } from '../setup/machine/processes.mjs';
import { inProject, ROOT } from '../setup/paths.mjs';
import { node24 } from '../setup/runtime.mjs';
import { SetupError, say } from '../setup/say.mjs';

const USAGE = `Usage: npm start -- [options]
  --host electron|browser  where Corridor opens (default: Electron if available)
  --api URL                the network's API (default: CORRIDOR_API_URL, else a practice sandbox)
  --data-dir DIR           where Corridor keeps its data (default: CORRIDOR_DATA_DIR)
  --port N                 port for the browser window (0: any free port)
  --no-open                browser window: print the link, open nothing
  --self-check             check what can be checked on this computer, and print a table`;

/** A host gets longer than its own limit for stopping, before it is killed. */
const GRACE_MS = 10_000;
/** An Electron that ends with an error so soon could not start at all. */
const EARLY_END_MS = 10_000;

class UsageError extends Error {}

interface Options {
  readonly host: 'electron' | 'browser' | undefined;
  /** For either host. */
  readonly shared: readonly string[];
  /** For the browser host only. */
  readonly browser: readonly string[];
  readonly open: boolean;
}

function readOptions(): Options {
  const { values } = parse();
  const { host, api, port } = values;
  if (host !== undefined && host !== 'electron' && host !== 'browser') {
    throw new UsageError(`--host is electron or browser, not '${host}'.`);
  }
  const dataDir = values['data-dir'];
  const browser = [
    ...(port === undefined ? [] : ['--port', port]),
    ...(values['no-open'] ? ['--no-open'] : []),
  ];
  if (host === 'electron' && browser.length > 0) {
    throw new UsageError('--port and --no-open are for the browser host.');
  }
  return {
    // These options apply to it only, so giving one chooses it.
    host: browser.length > 0 ? 'browser' : host,
    shared: [
      ...(api === undefined ? [] : ['--api', api]),
      ...(dataDir === undefined ? [] : ['--data-dir', dataDir]),
      ...(values['self-check'] ? ['--self-check'] : []),
    ],
    browser,
    open: !values['no-open'],
  };
}

function parse() {
  try {
    return parseArgs({
      options: {
        host: { type: 'string' },
        api: { type: 'string' },
        port: { type: 'string' },
        'data-dir': { type: 'string' },
        'no-open': { type: 'boolean' },
        'self-check': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function chooseHost({ host }: Options): Promise<ChosenHost> {
  if (host === 'browser') return { kind: 'browser' };
  return host === 'electron' ? await electronHost(ROOT) : await usualHost(ROOT);
}

async function runHost(host: ChosenHost, options: Options): Promise<number> {
  if (host.kind === 'browser') return await runBrowserHost(options, host.why);
  // Chromium does not run as root with its own sandbox.
  const root = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const began = performance.now();
  const child = start(host.binary, [ROOT, ...root, ...options.shared], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  watchElectron(child, ROOT, (known) => {
    const command = ['npm start -- --host browser', ...options.shared].join(' ');
    say(`${known}\nTo open Corridor in the browser instead, press Ctrl-C and type: ${command}`);
  });
  const { code, error } = await ended(child);
  const failed = code !== 0 && performance.now() - began < EARLY_END_MS;
  if (!failed || options.host === 'electron') return code;
  const why = `Electron could not start (${error || `it ended with code ${code}`})`;
  rememberFailure(ROOT, why);
  return await runBrowserHost(options, why);
}

async function runBrowserHost({ shared, browser, open }: Options, why?: string): Promise<number> {
  if (why) say(`Opening in the browser: ${why}.`);
  const problem = open && hasDisplay() ? await ensureBrowser() : undefined;
  if (problem) say(problem);
  const args = [inProject('out/main/browser.js'), ...shared, ...browser];
  return (await ended(start(node24(), args, { cwd: ROOT }))).code;
}

stopAllOnSignals({ graceMs: GRACE_MS });
try {
  const options = readOptions();
  await ensureBuild(ROOT);
  process.exitCode = await runHost(await chooseHost(options), options);
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n${USAGE}\n`);
    process.exitCode = 2;
  } else if (error instanceof SetupError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } else throw error;
}
