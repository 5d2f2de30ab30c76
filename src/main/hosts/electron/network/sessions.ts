/** Separate sessions for calls, files and acts, so that what hangs in one takes no connection of the others. */
import type { ProxyConfig, Session } from 'electron';
import type { ManagedProxy } from '#main/network/proxy.ts';

/** Chromium's connections of one session to one host (`kMaxSocketsPerGroup`). */
const CONNECTIONS_PER_HOST = 6;

export interface Sessions {
  /** Take the calls that only read. Calls that hang in one leave the connections of the others. */
  readonly calls: readonly [Session, ...Session[]];
  readonly files: Session;
  /** Takes what changes something; nothing else uses its connections. */
  readonly acts: Session;
  /** Resolves once the proxy is set for all of them. Nothing is sent before. */
  readonly ready: Promise<void>;
}

/** The part of `electron.session` that is needed. */
export interface SessionModule {
  readonly defaultSession: Session;
  fromPartition(partition: string, options: { readonly cache: boolean }): Session;
}

/** The session that electron-updater sends with. */
const UPDATER = 'electron-updater';

/**
 * Opens the sessions.
 *
 * A proxy that an administrator has decided on is set on each session: switches of a start cannot change that.
 * With the switch `--proxy-pac-url` Chromium connects directly when a script cannot be loaded, with `setProxy` it
 * connects to nothing (`pac_mandatory` in Electron's `electron_api_session.cc`).
 * @param proxy the administrator's
 */
export function openSessions(
  { defaultSession, fromPartition }: SessionModule,
  proxy: ManagedProxy | undefined,
): Sessions {
  const inMemory = (name: string) => fromPartition(name, { cache: false });
  const calls = [defaultSession, ...['calls-2', 'calls-3', 'calls-4'].map(inMemory)] as const;
  const files = inMemory('files');
  const acts = inMemory('acts');
  const all = [...calls, files, acts, inMemory(UPDATER)];
  const config = proxy && configOf(proxy);
  const set = config ? all.map((session) => session.setProxy(config)) : [];
  const ready = Promise.all(set).then(() => undefined);
  // The failure reaches every sender.
  ready.catch(() => undefined);
  return { calls: [defaultSession, ...calls.slice(1)], files, acts, ready };
}

/** A managed proxy in the form that Electron takes. */
function configOf(proxy: ManagedProxy): ProxyConfig {
  if (proxy === 'direct') return { mode: 'direct' };
  if ('pac' in proxy) return { mode: 'pac_script', pacScript: proxy.pac };
  const { server, bypass = [] } = proxy;
  return { mode: 'fixed_servers', proxyRules: server, proxyBypassRules: bypass.join(';') };
}

/** Spreads requests over sessions, by how many are under way in each. */
export function createLanes(sessions: readonly [Session, ...Session[]]) {
  const lanes = sessions.map((session) => ({ session, used: 0 }));
  const [first = { session: sessions[0], used: 0 }] = lanes;
  return {
    /** The first session with a free connection, else the one with the least under way; and what ends that use. */
    enter: () => {
      const lane =
        lanes.find(({ used }) => used < CONNECTIONS_PER_HOST) ??
        lanes.reduce((least, other) => (other.used < least.used ? other : least), first);
      lane.used += 1;
      let isOver = false;
      return {
        session: lane.session,
        leave: () => {
          if (!isOver) lane.used -= 1;
          isOver = true;
        },
      };
    },
  };
}
