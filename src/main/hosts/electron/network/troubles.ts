/** Reads the cause from the errors of Chromium's network stack, so that a person is told what to do. */
import { ProxyAsksError, type Trouble } from '#main/network/trouble.ts';

/** A proxy asked for a sign-in that is not available here, or rejected the one it was given. */
export class ProxySignInError extends ProxyAsksError {
  /** The proxy's. */
  readonly host: string;

  constructor(host: string, isRejection: boolean) {
    super(isRejection);
    this.host = host;
  }
}

/** Kinds of trouble by the names of Chromium's errors (net_error_list.h), the first that fits. */
const KINDS: readonly (readonly [
  names: RegExp,
  kind: Exclude<Trouble['kind'], 'unknown' | 'proxy-sign-in-rejected' | 'web-page'>,
])[] = [
  [/^PROXY_(?:CONNECTION_FAILED|CERTIFICATE_INVALID)$/u, 'proxy-lost'],
  [
    /AUTH_(?:REQUESTED|UNSUPPORTED|CREDENTIALS|ENVIRONMENT)|UNEXPECTED_PROXY_AUTH/u,
    'proxy-sign-in',
  ],
  [/^TUNNEL_CONNECTION_FAILED$/u, 'proxy-refused'],
  [/^PAC_|^MANDATORY_PROXY_CONFIGURATION_FAILED$|^NO_SUPPORTED_PROXIES$/u, 'proxy-script'],
  [/^CERT_DATE_INVALID$/u, 'certificate-expired'],
  [/^CERT_COMMON_NAME_INVALID$/u, 'certificate-of-another'],
  [/^CERT_REVOKED$/u, 'certificate-revoked'],
  [/^CERT(?:IFICATE)?_/u, 'certificate-unknown'],
  [/SSL_CLIENT_AUTH/u, 'certificate-asked'],
  [/^SSL_/u, 'no-encryption'],
  [/^NAME_|^DNS_/u, 'name'],
  [/^CONNECTION_REFUSED$|^NETWORK_ACCESS_DENIED$/u, 'refused'],
  [/TIMED_OUT$/u, 'timeout'],
  [/^INTERNET_DISCONNECTED$|^ADDRESS_UNREACHABLE$/u, 'no-network'],
  [
    /^CONNECTION_|^NETWORK_|^EMPTY_RESPONSE$|^SOCKET_NOT_CONNECTED$|^CONTENT_LENGTH_MISMATCH$|^INCOMPLETE_CHUNKED_ENCODING$/u,
    'interrupted',
  ],
];

/** The other facts for a trouble's text. */
export interface TroubleContext {
  /** The server's. */
  readonly host: string;
  readonly proxy: string | null;
  /** Who issued the certificate that the server showed, where it is known. */
  readonly issuer: string | undefined;
}

/** The trouble that these errors show: an error and its causes. */
export function chromiumTrouble(
  causes: readonly Error[],
  { host, proxy, issuer }: TroubleContext,
): Trouble {
  const asked = causes.find((cause) => cause instanceof ProxyAsksError);
  if (asked) {
    return {
      kind: asked.isRejection ? 'proxy-sign-in-rejected' : 'proxy-sign-in',
      proxy: asked instanceof ProxySignInError ? asked.host : proxy,
    };
  }
  const names = causes.map(({ message }) => /net::ERR_(\w+)/u.exec(message)?.[1] ?? '');
  const kind = KINDS.find(([known]) => names.some((name) => known.test(name)))?.[1];
  switch (kind) {
    case undefined:
      return { kind: 'unknown' };
    case 'proxy-script':
    case 'no-network':
      return { kind };
    case 'proxy-lost':
    case 'proxy-sign-in':
      return { kind, proxy };
    case 'proxy-refused':
      return { kind, proxy, host };
    case 'certificate-unknown':
      return { kind, host, ...(issuer !== undefined && { issuer }) };
    default:
      return { kind, host };
  }
}
