/**
 * The network side of a session of Electron: proxies, certificates and sign-ins are tested against
 * real servers.
 */
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { getCACertificates } from 'node:tls';
import { netError } from './net-error.ts';
import { firstOf, proxyResolver, type SystemProxy } from './system-proxy.ts';

/** What `setCertificateVerifyProc` takes. */
type VerifyProc = (
  request: {
    readonly hostname: string;
    readonly certificate: { readonly issuerName: string };
    readonly verificationResult: string;
  },
  callback: (verdict: number) => void,
) => void;

/** The connections one way. */
export interface Way {
  readonly http: HttpAgent;
  readonly https: HttpsAgent;
  /** Host and port of the proxy; null without one. */
  readonly proxy: string | null;
}

/** What `setProxy` takes, as far as we use it. */
type ProxyConfig =
  | { readonly mode: 'direct' }
  | { readonly mode: 'pac_script'; readonly pacScript: string }
  | {
      readonly mode: 'fixed_servers';
      readonly proxyRules: string;
      readonly proxyBypassRules: string;
    };

/** What a session follows after it; the modes are those of `createProxyConfig` of electron_api_session.cc. */
function proxyOf(config: ProxyConfig): SystemProxy {
  if (config.mode === 'direct') return null;
  // Such a script is mandatory.
  if (config.mode === 'pac_script') return { pac: config.pacScript, isMandatory: true };
  return { server: config.proxyRules, bypass: config.proxyBypassRules.split(';') };
}

/** The network of a session of the double. */
export interface NetSession {
  resolveProxy(url: string): Promise<string>;
  setProxy(config: ProxyConfig): Promise<void>;
  setCertificateVerifyProc(proc: VerifyProc | null): void;
  closeAllConnections(): Promise<void>;
  /** The connections to take to `url`. Not of Electron. */
  wayTo(url: string): Promise<Way>;
  /** Remembers the sign-in for a proxy; null forgets one that was refused. Not of Electron. */
  signIn(proxy: string, credential: readonly [user: string, password: string] | null): void;
  /** Asks whether a certificate is trusted. Not of Electron. */
  verified(hostname: string, issuerName: string, result: string): Promise<number>;
}

/** Chromium's, for one host (`kMaxSocketsPerGroup`). */
const MOST_CONNECTIONS = 6;

/** A session on a system with those settings, which trusts what the system trusts. */
export function createNetSession(settings: () => SystemProxy): NetSession {
  let own: SystemProxy | undefined;
  const resolveProxy = proxyResolver(() => (own === undefined ? settings() : own));
  const credentials = new Map<string, string>();
  const ways = new Map<string, Way>();
  let verify: VerifyProc | null = null;
  let roots: readonly string[] | undefined;

  const open = (proxy: string | null): Way => {
    roots ??= getCACertificates('system');
    const signIn = proxy === null ? undefined : credentials.get(proxy);
    const address = `http://${signIn === undefined ? '' : `${signIn}@`}${proxy}`;
    const proxyEnv = proxy === null ? {} : { HTTP_PROXY: address, HTTPS_PROXY: address };
    const options = { keepAlive: true, maxSockets: MOST_CONNECTIONS, proxyEnv };
    return {
      http: new HttpAgent(options),
      https: new HttpsAgent({ ...options, ca: [...roots] }),
      proxy,
    };
  };
  const close = (way: Way | undefined) => {
    way?.http.destroy();
    way?.https.destroy();
  };
  return {
    resolveProxy,
    setCertificateVerifyProc: (proc) => {
      verify = proc;
    },
    closeAllConnections: () => {
      for (const way of ways.values()) close(way);
      ways.clear();
      return Promise.resolve();
    },
    setProxy: (config) => {
      own = proxyOf(config);
      return Promise.resolve();
    },
    wayTo: async (url) => {
      const resolved = await resolveProxy(url);
      if (resolved === '') throw netError('MANDATORY_PROXY_CONFIGURATION_FAILED');
      const proxy = firstOf(resolved);
      const key = proxy ?? '';
      const way = ways.get(key) ?? open(proxy);
      ways.set(key, way);
      return way;
    },
    signIn: (proxy, credential) => {
      if (credential) credentials.set(proxy, credential.map(encodeURIComponent).join(':'));
      else credentials.delete(proxy);
      close(ways.get(proxy));
      ways.delete(proxy);
    },
    verified: (hostname, issuerName, verificationResult) =>
      new Promise((resolve) => {
        const certificate = { issuerName };
        if (verify) verify({ hostname, certificate, verificationResult }, resolve);
        else resolve(-3);
      }),
  };
}
