/** `session` and `protocol`: tests ask for files and permissions as a page would. */
import process from 'node:process';
import { createNetSession } from './net/session.ts';
import type { SystemProxy } from './net/system-proxy.ts';
import { record } from './record.ts';
import { define, StrictEmitter, strict } from './strict.ts';

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
  contents: object | null,
  permission: string,
  callback: (granted: boolean) => void,
  details: { readonly requestingUrl: string | undefined; readonly isMainFrame: boolean },
) => void;
type DisplayRequest = (request: object, callback: (streams: object | null) => void) => void;
interface Scheme {
  readonly scheme: string;
  readonly privileges: Readonly<Record<string, boolean>>;
}

/** Who answers the requests of an own scheme. */
export const answers = new Map<string, Answer>();
/** Own schemes with what was asked for them. */
export const privileged = new Map<string, Scheme['privileges']>();
/** The handlers that decide what pages may have. */
export const permissions = {
  check: null as PermissionCheck | null,
  request: null as PermissionRequest | null,
  device: null as (() => boolean) | null,
  display: null as DisplayRequest | null,
};
let isReady = false;

/** From now on it is too late to register a scheme, as in Electron. */
export function closeSchemes(): void {
  isReady = true;
}

/** `electron.protocol`. */
export const protocol = strict('protocol', {
  registerSchemesAsPrivileged: (schemes: readonly Scheme[]) => {
    if (isReady) throw new Error('Schemes are registered before the app is ready');
    record.steps.push('scheme');
    for (const { scheme, privileges } of schemes) {
      // An https origin of Chromium has all of these.
      if (!(privileges['standard'] && privileges['secure'] && privileges['supportFetchAPI'])) {
        throw new Error(`The stand-in serves '${scheme}' only as a standard, secure scheme`);
      }
      privileged.set(scheme, privileges);
    }
  },
});

/** The proxy of the program's switches, else of the system. */
let proxy: SystemProxy = JSON.parse(process.env[PROXY_VARIABLE] || 'null');

/** Switches that a program gives to Chromium before it is ready. */
const SWITCHES: Readonly<Record<string, (value: string) => void>> = {
  'disable-http2': () => undefined,
  'disable-quic': () => undefined,
  'no-proxy-server': () => {
    proxy = null;
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
  record.switches.push([name, value]);
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
    permissions.check = handler;
  },
  setPermissionRequestHandler: (handler: PermissionRequest) => {
    permissions.request = handler;
  },
  setDevicePermissionHandler: (handler: () => boolean) => {
    permissions.device = handler;
  },
  setDisplayMediaRequestHandler: (handler: DisplayRequest) => {
    permissions.display = handler;
  },
  setSpellCheckerDictionaryDownloadURL: (url: string) => {
    record.dictionaries = url;
  },
};

const EVENTS: readonly string[] = [
  'will-download',
  'spellcheck-dictionary-download-failure',
  'spellcheck-dictionary-initialized',
];

const defaultSession = strict(
  'session.defaultSession',
  // What a page downloads is Playwright's to take.
  define(new StrictEmitter('session.defaultSession', EVENTS), members),
);

/** `electron.session`. */
export const session = strict('session', {
  defaultSession,
  // Corridor asks for each partition once.
  fromPartition: (partition: string, options: { readonly cache: boolean }) => {
    record.partitions.push([partition, options]);
    return strict(
      `session of '${partition}'`,
      createNetSession(() => proxy),
    );
  },
});

/** Answers a request of an own scheme; null when it is none. */
export async function answerRequest(asked: Request): Promise<Response | null> {
  const answer = answers.get(new URL(asked.url).protocol.replace(':', ''));
  return answer ? await answer(asked) : null;
}
