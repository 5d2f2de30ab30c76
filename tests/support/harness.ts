/** The built sandbox and the built browser host, as tests and the benchmark start them. */
import { type Program, startProgram } from './program.ts';
import { type SandboxControl, sandboxControl } from './sandbox-control.ts';

/** Seeding a large world takes its time. */
const SANDBOX_LIMIT_MS = 15 * 60_000;
const HOST_LIMIT_MS = 60_000;

/** A sandbox that answers, with the means to make it misbehave. */
export interface Sandbox extends Program, SandboxControl {
  readonly url: string;
}

/** How to start a sandbox; what is left out is the sandbox's own default, in memory. */
export interface SandboxStart {
  readonly orders?: number;
  readonly seed?: number;
  /** Seconds. */
  readonly accessTokenTtl?: number;
  /** Further options of its command line. */
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Starts a sandbox on a free port. */
export async function startSandbox(options: SandboxStart = {}): Promise<Sandbox> {
  const { orders, seed, accessTokenTtl, args = [], env } = options;
  const program = await startProgram({
    script: 'sandbox.js',
    args: [
      '--port',
      '0',
      // What a test expects of a rate holds at any time.
      '--still-quotes',
      ...(orders === undefined ? [] : ['--orders', String(orders)]),
      ...(seed === undefined ? [] : ['--seed', String(seed)]),
      ...(accessTokenTtl === undefined ? [] : ['--access-token-ttl', String(accessTokenTtl)]),
      ...args,
    ],
    env: { CORRIDOR_PARENT: '1', ...env },
    ready: /^sandbox: (http:\S+)$/u,
    limitMs: SANDBOX_LIMIT_MS,
  });
  return { ...program, ...sandboxControl(program.ready), url: program.ready };
}

/** A console that is served. */
export interface BrowserHost extends Program {
  /** Opens the console in one browser, once; it holds the key. */
  readonly url: string;
  /** The address the link leads to, for a browser that has opened it. */
  readonly origin: string;
}

/** How to start a browser host. */
export interface BrowserHostStart {
  /** The folder of the built main process; this project's when left out. */
  readonly folder?: string;
  /** Left out, the host starts its sandbox in `dataDir`. */
  readonly apiUrl?: string;
  readonly dataDir: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Further options of its command line. */
  readonly args?: readonly string[];
}

/** Starts a browser host on a free port; it opens no window. */
export async function startBrowserHost(options: BrowserHostStart): Promise<BrowserHost> {
  const { folder, apiUrl, dataDir, env, args = [] } = options;
  const program = await startProgram({
    folder,
    script: 'browser.js',
    args: [
      '--port',
      '0',
      '--no-open',
      '--data-dir',
      dataDir,
      ...(apiUrl === undefined ? [] : ['--api', apiUrl]),
      ...args,
    ],
    // The specs of a run share one keychain: only those that name it use it.
    env: { CORRIDOR_VAULT: 'memory', ...env },
    ready: /^ready: (http:\S+)$/u,
    limitMs: HOST_LIMIT_MS,
  });
  // Leads on to the name of this run, and is not used up by that.
  const { headers } = await fetch(program.ready, { redirect: 'manual' });
  const { origin } = new URL(headers.get('location') ?? '');
  return { ...program, url: program.ready, origin };
}
