/** What the errors of Node's network stack say about the cause. */
import { isRejection } from './sign-in-gate.ts';
import { SocksError } from './socks.ts';
import { ProxyAsksError, type Trouble } from './trouble.ts';

type ServerTrouble = Exclude<Trouble, { readonly kind: `proxy-${string}` | 'unknown' }>['kind'];

/** The kind of trouble that an error code of Node or OpenSSL means. The first pattern that matches decides. */
const KINDS: readonly (readonly [codes: RegExp, kind: ServerTrouble])[] = [
  [/^(?:ENOTFOUND|EAI_\w+)$/u, 'name'],
  [/^ECONNREFUSED$/u, 'refused'],
  [/^ETIMEDOUT$/u, 'timeout'],
  [/^(?:ENETUNREACH|EHOSTUNREACH|ENETDOWN|EADDRNOTAVAIL)$/u, 'no-network'],
  [/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/u, 'certificate-expired'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/u, 'certificate-of-another'],
  [/^CERT_REVOKED$/u, 'certificate-revoked'],
  [/^(?:UNABLE_TO_\w*(?:ISSUER|LEAF)\w*|\w*SELF_SIGNED_CERT\w*|CERT_\w+)$/u, 'certificate-unknown'],
  [/^ERR_SSL_\w*(?:CERTIFICATE|HANDSHAKE_FAILURE)\w*$/u, 'certificate-asked'],
  [/^(?:ERR_SSL_\w+|EPROTO)$/u, 'no-encryption'],
  // ERR_BAD_RESPONSE is axios' code for an answer that ends too early.
  [
    /^(?:ECONNRESET|ECONNABORTED|EPIPE|ERR_STREAM_PREMATURE_CLOSE|ERR_BAD_RESPONSE)$/u,
    'interrupted',
  ],
];

/** Errors that happen only while connecting: with a proxy, to the proxy. */
const WITHOUT_CONNECTION: ReadonlySet<string> = new Set([
  'name',
  'refused',
  'timeout',
  'no-network',
]);

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** The status a proxy answered instead of letting through; undefined when it answered none. */
const tunnelStatus = (error: Error): number | undefined =>
  'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined;

interface WayThere {
  /** The host of the proxy in use; null without one. */
  readonly proxy: string | null;
  /** Whether it is given a sign-in. */
  readonly isSignedIn: boolean;
}

/** What a proxy itself has answered, or a library for it; undefined for an error of another cause. */
function proxyTrouble(
  causes: readonly Error[],
  host: string,
  { proxy, isSignedIn }: WayThere,
): Trouble | undefined {
  const asked = { kind: isSignedIn ? 'proxy-sign-in-rejected' : 'proxy-sign-in', proxy } as const;
  if (causes.some((cause) => cause instanceof ProxyAsksError || isRejection(cause))) return asked;
  const tunnel = causes.findLast((cause) => codeOf(cause) === 'ERR_PROXY_TUNNEL');
  if (tunnel) {
    return tunnelStatus(tunnel) === undefined
      ? { kind: 'proxy-lost', proxy }
      : { kind: 'proxy-refused', proxy, host };
  }
  const socks = causes.find((cause) => cause instanceof SocksError);
  if (!socks) return undefined;
  // 'No accepted authentication type': it wants a sign-in, and there is none.
  if (/authentication type/iu.test(socks.message)) return asked;
  return /rejected/iu.test(socks.message)
    ? { kind: 'proxy-refused', proxy, host }
    : { kind: 'proxy-lost', proxy };
}

/** Whether it is about the name of the server itself, not about that of its proxy. */
const isAboutName = (causes: readonly Error[], host: string) => {
  const { hostname } = new URL(`http://${host}`);
  return causes.some((cause) => 'hostname' in cause && cause.hostname === hostname);
};

/** The trouble that these errors show. @param causes an error and what caused it @param host the server's */
export function nodeTrouble(causes: readonly Error[], host: string, way: WayThere): Trouble {
  const ofProxy = proxyTrouble(causes, host, way);
  if (ofProxy) return ofProxy;
  for (const cause of causes) {
    const kind = KINDS.find(([codes]) => codes.test(codeOf(cause)))?.[1];
    if (kind === undefined) continue;
    if (way.proxy !== null && WITHOUT_CONNECTION.has(kind) && !isAboutName(causes, host)) {
      return { kind: 'proxy-lost', proxy: way.proxy };
    }
    return { kind, host };
  }
  return { kind: 'unknown' };
}
