/** `session` and `protocol`: who answers an own scheme, and what pages may have. */
import process from 'node:process';
import { createNetSession } from '#main/hosts/electron/testing/net/session.ts';
import type { SystemProxy } from '#main/hosts/electron/testing/net/system-proxy.ts';
import type { Chromium } from './chromium.ts';
import { define, StrictEmitter, strict } from './strict.ts';
import { toChromium } from './urls.ts';

/** Names, in the environment, the proxy settings of the system as JSON. */
export const PROXY_VARIABLE = 'STAND_IN_PROXY';

type Answer = (request: Request) => Promise<Response> | Response;
type PermissionCheck = (
  contents: null,
  permission: string,
  origin: string,
  details: object,
) => boolean;
type PermissionRequest = (
  contents: object,
  permission: string,
  callback: (granted: boolean) => void,
  details: { readonly requestingUrl: string; readonly isMainFrame: boolean },
) => void;
interface Scheme {
  readonly scheme: string;
  readonly privileges: Readonly<Record<string, boolean>>;
}

/** Electron's permissions, with what Chromium calls them over the DevTools protocol. */
const PERMISSIONS: readonly (readonly [electron: string, chromium: string])[] = [
  ['notifications', 'notifications'],
  ['geolocation', 'geolocation'],
  ['media', 'camera'],
  ['media', 'microphone'],
  ['midi', 'midi'],
  ['clipboard-read', 'clipboard-read'],
  ['clipboard-sanitized-write', 'clipboard-write'],
  ['display-capture', 'display-capture'],
  ['idle-detection', 'idle-detection'],
  ['window-management', 'window-management'],
];

const answers = new Map<string, Answer>();
const privileged = new Set<string>();
let check: PermissionCheck | null = null;
let request: PermissionRequest | null = null;
let isReady = false;

/** From now on it is too late to register a scheme, as in Electron. */
export function closeSchemes(): void {
  isReady = true;
}

/** `electron.protocol`. */
export const protocol = strict('protocol', {
  registerSchemesAsPrivileged: (schemes: readonly Scheme[]) => {
    if (isReady) throw new Error('Schemes are registered before the app is ready');
    for (const { scheme, privileges } of schemes) {
      // An https origin of Chromium has all of these.
      if (!(privileges['standard'] && privileges['secure'] && privileges['supportFetchAPI'])) {
        throw new Error(`The stand-in serves '${scheme}' only as a standard, secure scheme`);
      }
      privileged.add(scheme);
    }
  },
});

/** What the switches of the program, else the system, say of the proxy. */
let proxy: SystemProxy = JSON.parse(process.env[PROXY_VARIABLE] || 'null');

/** What a program tells Chromium before it is ready. */
const SWITCHES: Readonly<Record<string, (value: string) => void>> = {
  'disable-http2': () => undefined,
  'disable-quic': () => undefined,
  'no-proxy-server': () => {
    proxy = null;
  },
  'proxy-pac-url': (pac) => {
    proxy = { pac };
  },
  'proxy-server': (server) => {
    proxy = { server };
  },
  'proxy-bypass-list': (bypass) => {
    if (proxy && 'server' in proxy) proxy = { ...proxy, bypass: bypass.split(';') };
  },
};

/** `app.commandLine.appendSwitch`. */
export function appendSwitch(name: string, value = ''): void {
  const follow = SWITCHES[name];
  if (!follow || isReady) throw new Error(`The stand-in cannot follow the switch '${name}'`);
  follow(value);
}

const members = {
  ...createNetSession(() => proxy),
  protocol: strict('session.protocol', {
    handle: (scheme: string, answer: Answer) => {
      if (!privileged.has(scheme)) throw new Error(`The scheme '${scheme}' was not registered`);
      answers.set(scheme, answer);
    },
  }),
  setPermissionCheckHandler: (handler: PermissionCheck) => {
    check = handler;
  },
  setPermissionRequestHandler: (handler: PermissionRequest) => {
    request = handler;
  },
  // A headless Chromium offers no device and no screen, with any settings.
  setDevicePermissionHandler: (_handler: () => boolean) => undefined,
  setDisplayMediaRequestHandler: (_handler: () => void) => undefined,
  setSpellCheckerDictionaryDownloadURL: (_url: string) => undefined,
};

const defaultSession = strict(
  'session.defaultSession',
  // What a page downloads is Playwright's to take.
  define(new StrictEmitter('session.defaultSession', ['will-download']), members),
);

/** `electron.session`. */
export const session = strict('session', {
  defaultSession,
  // Corridor asks for each partition once.
  fromPartition: (partition: string, _options: { readonly cache: boolean }) =>
    strict(
      `session of '${partition}'`,
      createNetSession(() => proxy),
    ),
});

/** Answers a request of an own scheme; null when it is none. */
export async function answerRequest(asked: Request): Promise<Response | null> {
  const answer = answers.get(new URL(asked.url).protocol.replace(':', ''));
  return answer ? await answer(asked) : null;
}

/**
 * Tells Chromium what the pages of an origin may have: what the check handler and, where it agrees,
 * the request handler grant. Electron asks both when a page wants something; Chromium needs it before.
 */
export async function applyPermissions(chromium: Chromium, contents: object, url: string) {
  if (!(check && request))
    throw new Error('Electron grants everything without both permission handlers');
  const { origin } = new URL(toChromium(url));
  const electronOrigin = url.replace(/^([a-z]+:\/\/[^/]+).*/u, '$1/');
  for (const [permission, name] of PERMISSIONS) {
    const granted =
      check(null, permission, electronOrigin, {}) &&
      (await requested(request, contents, permission, url));
    await chromium.setPermission(origin, name, granted);
  }
}

const requested = (handler: PermissionRequest, contents: object, permission: string, url: string) =>
  new Promise<boolean>((resolve) => {
    handler(contents, permission, resolve, { requestingUrl: url, isMainFrame: true });
  });
