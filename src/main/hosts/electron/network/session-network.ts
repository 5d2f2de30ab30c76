/** The network stack of a session of Electron: the proxy, sign-ins and certificates of system and user. */
import type { Net, Session } from 'electron';
import type { Network } from '#main/basics/ports.ts';
import { TimeLimitError } from '#main/basics/timing.ts';
import { causesOf, type Trouble } from '#main/network/trouble.ts';
import { createSend } from './request.ts';
import type { Sessions } from './sessions.ts';
import type { ProxySignIn } from './sign-in.ts';
import { chromiumTrouble } from './troubles.ts';

export interface SessionNetworkOptions {
  readonly net: Pick<Net, 'request' | 'WebSocket'>;
  readonly sessions: Sessions;
  readonly signIn: ProxySignIn;
  /** Is told of a server that has not accepted a certificate. */
  readonly certificates: { rejected(host: string): void };
}

/** `Use the verdict of Chromium`, for a certificate. */
const AS_CHROMIUM = -3;

/** Remembers who issued the certificates that servers show. Chromium alone decides which are trusted. */
function watchIssuers(sessions: readonly Session[]): ReadonlyMap<string, string> {
  const issuers = new Map<string, string>();
  for (const session of sessions) {
    session.setCertificateVerifyProc(({ hostname, certificate }, callback) => {
      issuers.set(hostname, certificate.issuerName);
      callback(AS_CHROMIUM);
    });
  }
  return issuers;
}

/** The first proxy in the answer of `resolveProxy`, such as `PROXY proxy.example.com:8080; DIRECT`. */
const firstProxy = (resolved: string): string | null =>
  /^\s*(?!DIRECT)\w+\s+([^\s;]+)/u.exec(resolved)?.[1] ?? null;

/** Gives the function that opens a network on these sessions. */
export function sessionNetworks({ net, sessions, signIn, certificates }: SessionNetworkOptions) {
  const { calls, files, acts, ready } = sessions;
  const [session] = calls;
  const issuers = watchIssuers([...calls, files, acts]);
  const send = createSend({ net, sessions, signIn });
  const proxyOf = async (url: string) => {
    await ready;
    return firstProxy(await session.resolveProxy(url).catch(() => 'DIRECT'));
  };
  const explain = async (error: unknown, url: string): Promise<Trouble> => {
    const { host, hostname, port } = new URL(url);
    const causes = causesOf(error);
    if (causes.some((cause) => cause instanceof TimeLimitError)) return { kind: 'timeout', host };
    const proxy = await proxyOf(url);
    const issuer = issuers.get(hostname);
    const trouble = chromiumTrouble(causes, { host, proxy, issuer });
    if (trouble.kind === 'certificate-asked') certificates.rejected(`${hostname}:${port || 443}`);
    return trouble;
  };
  return (): Network => ({
    http: (_url, { onUpload, purpose } = {}) => ({
      adapter: 'fetch',
      env: { fetch: send as typeof fetch },
      // axios passes options that it does not know to the transport.
      fetchOptions: { onUpload, purpose },
    }),
    socket: async () => {
      const { socketTransports } = await import('./transports.ts');
      return { transports: socketTransports({ net, session, ready, send }) };
    },
    proxyOf,
    explain,
    // Its connections are Chromium's to keep.
    close: () => undefined,
  });
}
