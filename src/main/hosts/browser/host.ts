/** The browser host: a server, the bridge behind it, and a window in front of it. */
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Desk } from '#main/desk.ts';
import type { Logger } from '#main/ports.ts';
import type { BridgeServer } from './bridge.ts';
import { createLifetime, type Lifetime } from './lifetime.ts';
import { startServer } from './server.ts';
import { openWindow, planWindow, type Surroundings, windowArguments } from './window.ts';

/** What the browser host needs to run. */
export interface HostOptions {
  readonly port: number | undefined;
  /** Whether a window may be opened. */
  readonly open: boolean;
  readonly dataFolder: string;
  readonly pageRoot: string;
  readonly bridgeScript: string;
  readonly logger: Logger;
  /** The desk that is being built; the page is served meanwhile. */
  readonly desk: Promise<Desk>;
  readonly around: Surroundings;
  /** Says that the console can be opened, and where. */
  readonly announce: (url: string) => void;
  /** Tells the person something in one line. */
  readonly tell: (line: string) => void;
  /** Called when the person has closed the window that was opened for them. */
  readonly onClosed: () => void;
}

/** A running browser host. */
export interface BrowserHost {
  readonly port: number;
  /** Stops serving and closes the window; the desk is the caller's. */
  stop(): Promise<void>;
}

/**
 * Starts serving, announces the URL and opens a window where that is possible.
 * @throws Error with a message for the person when the port cannot be had
 */
export async function startHost(options: HostOptions): Promise<BrowserHost> {
  const { logger, tell } = options;
  const lifetime = createLifetime(options.onClosed);
  const bridge = joinDesk(options, lifetime);
  const server = await startServer({
    port: options.port,
    pageRoot: options.pageRoot,
    bridgeScript: options.bridgeScript,
    onUpgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      bridge.then(
        ({ accept }) => accept(request, socket, head),
        () => socket.destroy(),
      );
    },
    onRefused: (reason) => logger.warn('host.refused', { reason }),
  });
  options.announce(server.firstUrl);
  const closeWindow = options.open
    ? await showWindow(server.firstUrl, options, lifetime)
    : () => undefined;
  if (!options.open)
    tell('Open the link above in a browser of this machine; Ctrl-C stops Corridor.');
  return {
    port: server.port,
    stop: async () => {
      closeWindow();
      await bridge.then(
        ({ close }) => close(),
        () => undefined,
      );
      await server.close();
    },
  };
}

/** The WebSocket library and the desk are not needed to serve the page, so they load behind it. */
async function joinDesk({ desk, logger }: HostOptions, lifetime: Lifetime): Promise<BridgeServer> {
  const { createBridgeServer } = await import('./bridge.ts');
  return createBridgeServer(await desk, logger, lifetime.windows);
}

async function showWindow(
  url: string,
  { around, dataFolder, tell }: HostOptions,
  lifetime: Lifetime,
): Promise<() => void> {
  const byHand = 'open the link above by hand; Ctrl-C stops Corridor.';
  const plan = planWindow(around);
  if (plan.executable === null) {
    tell(`No window was opened, because ${plan.reason}: ${byHand}`);
    return () => undefined;
  }
  const profile = await profileFolder(dataFolder);
  const window = openWindow(plan.executable, windowArguments(url, profile, around));
  void window.ended.then((trouble) => {
    lifetime.browserEnded();
    if (trouble !== null) tell(`${plan.executable} did not stay open (${trouble}): ${byHand}`);
  });
  return window.close;
}

/** The window's own profile; a throw-away one where the data folder cannot be written. */
async function profileFolder(dataFolder: string): Promise<string> {
  const folder = join(dataFolder, 'browser-profile');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  } catch {
    return await mkdtemp(join(tmpdir(), 'corridor-'));
  }
}
