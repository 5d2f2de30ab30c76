/** What the errors of Node's network stack say about the cause. */
import type { Trouble } from './trouble.ts';

/** Kinds of trouble with a server, by the codes of Node and OpenSSL. */
const KINDS: readonly (readonly [
  codes: RegExp,
  kind: Exclude<Trouble, { readonly kind: `proxy-${string}` | 'unknown' }>['kind'],
])[] = [
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
  [/^(?:ECONNRESET|ECONNABORTED|EPIPE|ERR_STREAM_PREMATURE_CLOSE)$/u, 'interrupted'],
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

/**
 * The trouble that these errors show.
 * @param causes an error and what caused it
 * @param host the server's
 * @param proxy the host of the proxy in use; null without one
 */
export function nodeTrouble(causes: readonly Error[], host: string, proxy: string | null): Trouble {
  const tunnel = causes.findLast((cause) => codeOf(cause) === 'ERR_PROXY_TUNNEL');
  if (tunnel) {
    const status = tunnelStatus(tunnel);
    if (status === undefined) return { kind: 'proxy-lost', proxy };
    return status === 407
      ? { kind: 'proxy-sign-in', proxy }
      : { kind: 'proxy-refused', proxy, host };
  }
  for (const cause of causes) {
    const kind = KINDS.find(([codes]) => codes.test(codeOf(cause)))?.[1];
    if (kind === undefined) continue;
    if (proxy !== null && WITHOUT_CONNECTION.has(kind)) return { kind: 'proxy-lost', proxy };
    return { kind, host };
  }
  return { kind: 'unknown' };
}
