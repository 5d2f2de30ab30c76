/** The browser host, for machines without Electron: a server, the bridge behind it, a window in front. */
import type { Logger } from '#main/basics/ports.ts';
import { createTally } from '#main/basics/tally.ts';
import { within } from '#main/basics/timing.ts';
import type { Desk } from '#main/desk/desk.ts';
import type { Pictures } from '#main/files/pictures/pictures.ts';
import { makeProfileFolder } from '../shared/profile-folder.ts';
import { randomSecret } from './serve/access.ts';
import type { BridgeServer } from './serve/bridge.ts';
import { type Link, startServer } from './serve/server.ts';
import { type Handover, handOver } from './window/handover.ts';
import { createLifetime, type Lifetime } from './window/lifetime.ts';
import { renewProfile } from './window/profile.ts';
import {
  type Environment,
  openAppWindow,
  planWindow,
  type WindowPlan,
  windowArguments,
} from './window/window.ts';

/** What the browser host needs to run. */
export interface HostOptions {
  readonly port: number | undefined;
  readonly open: boolean;
  readonly dataFolder: string;
  readonly pageRoot: string;
  /** Address of a development server that serves the page instead of `pageRoot`. */
  readonly devPage?: string | undefined;
  readonly bridgeScript: string;
  readonly pictures: Pictures;
  readonly logger: Logger;
  /** The desk that is being built; the page is served meanwhile. */
  readonly desk: Promise<Desk>;
  readonly around: Environment;
  /** Says that the console can be opened, and where. */
  readonly announce: (url: string) => void;
  /** Tells the person something in one line. */
  readonly tell: (line: string) => void;
  /** Called when the person has closed the window that was opened for them. */
  readonly onClosed: () => void;
}

/** Milliseconds in which a window that was opened comes in, or will not. */
const OPENING_LIMIT_MS = 10_000;

/** Milliseconds that closed windows get to end, so that nothing of them is left. */
const CLOSING_LIMIT_MS = 3000;

export interface BrowserHost {
  readonly port: number;
  /** Opens one more window in front, as browsers bring none there; only after a first one, and one at a time. */
  show(): boolean;
  /** Stops serving and closes the windows; the desk is the caller's. */
  stop(): Promise<void>;
}

/** Starts serving, announces the URL, and opens a window where possible. @throws Error: no such port */
export async function startHost(options: HostOptions): Promise<BrowserHost> {
  const { logger } = options;
  const lifetime = createLifetime(options.onClosed);
  const secret = randomSecret();
  const bridge = joinDesk(options, secret, lifetime);
  const shown: ShownWindow[] = [];
  const server = await startServer({
    ...options,
    secret,
    onUpgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      bridge.then(
        ({ accept }) => accept(request, socket, head),
        () => socket.destroy(),
      );
    },
    onEntered: () => {
      openedAt = Number.NEGATIVE_INFINITY;
      shown.at(-1)?.handover.remove();
    },
    onRefused: createTally((reason, times) => logger.warn('host.refused', { reason, times })),
  });
  /** When the window was opened that has not come in yet. */
  let openedAt = Number.NEGATIVE_INFINITY;
  const open = ({ direct: link }: Link) => {
    openedAt = performance.now();
    const window = showWindow(link, options, lifetime);
    if (window) shown.push(window);
    return window !== undefined;
  };
  const first = server.newLink();
  options.announce(first.byHand);
  open(first);
  return {
    port: server.port,
    show: () => {
      const isComing = performance.now() - openedAt < OPENING_LIMIT_MS;
      return shown.length > 0 && (isComing || open(server.newLink()));
    },
    stop: async () => {
      shown.at(-1)?.handover.remove();
      for (const { close } of shown) close();
      await within(Promise.all(shown.map(({ isOver }) => isOver)), CLOSING_LIMIT_MS).catch(
        () => [],
      );
      await bridge.then(
        ({ close }) => close(),
        () => undefined,
      );
      await server.close();
    },
  };
}

/** The WebSocket library and the desk are not needed to serve the page, so they load behind it. */
async function joinDesk(
  { desk, logger }: HostOptions,
  secret: string,
  lifetime: Lifetime,
): Promise<BridgeServer> {
  const { createBridgeServer } = await import('./serve/bridge.ts');
  return createBridgeServer({ desk: await desk, secret, logger, onCount: lifetime.windows });
}

/** A window that was opened, and the link on its way to it. */
interface ShownWindow {
  readonly handover: Handover;
  close(): void;
  /** Resolves once its browser has ended and nothing of it is left. Never rejects. */
  readonly isOver: Promise<void>;
}

function tryHandOver(link: string, folder: string): Handover | null {
  try {
    renewProfile(folder);
    return handOver(link, folder);
  } catch {
    return null;
  }
}

/** Opens a window, or says why not and gives nothing. */
function showWindow(
  link: string,
  { open, around, dataFolder, tell }: HostOptions,
  lifetime: Lifetime,
): ShownWindow | undefined {
  const byHand = 'open the link above in a browser on this computer; Ctrl-C stops Corridor.';
  const plan: WindowPlan = open ? planWindow(around) : { executable: null, reason: '--no-open' };
  if (plan.executable === null) {
    tell(`No window was opened (${plan.reason}): ${byHand}`);
    return undefined;
  }
  const profile = makeProfileFolder(dataFolder, 'browser-profile');
  const handover = tryHandOver(link, profile);
  if (handover === null) {
    tell(`No window was opened (${profile} cannot be written): ${byHand}`);
    return undefined;
  }
  lifetime.opening();
  const window = openAppWindow(plan.executable, windowArguments(handover.url, profile, around));
  const isOver = window.ended.then((trouble) => {
    try {
      renewProfile(profile);
    } catch {
      // The next start tries again.
    }
    lifetime.browserEnded();
    if (trouble !== null) tell(`${plan.executable} did not stay open (${trouble}): ${byHand}`);
  });
  return { handover, close: window.close, isOver };
}
