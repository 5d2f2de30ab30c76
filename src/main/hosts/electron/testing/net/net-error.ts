/**
 * Chromium's names of the errors of Node's network stack: advice on a lost network is tested by the
 * names it reads.
 */

/** Chromium's names by Node's codes, where there is no proxy or the proxy has let it through. */
const NAMES: readonly (readonly [codes: RegExp, name: string])[] = [
  [/^(?:ENOTFOUND|EAI_AGAIN)$/u, 'NAME_NOT_RESOLVED'],
  [/^ECONNREFUSED$/u, 'CONNECTION_REFUSED'],
  [/^ETIMEDOUT$/u, 'CONNECTION_TIMED_OUT'],
  [/^E(?:NET|HOST)UNREACH$/u, 'ADDRESS_UNREACHABLE'],
  [/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/u, 'CERT_DATE_INVALID'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/u, 'CERT_COMMON_NAME_INVALID'],
  [/^(?:UNABLE_TO_|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT|CERT_)/u, 'CERT_AUTHORITY_INVALID'],
  [/^(?:ERR_SSL_|EPROTO)/u, 'SSL_PROTOCOL_ERROR'],
];

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

/** An error of Chromium's network stack, as Electron gives it to programs. */
export const netError = (name: string): Error => new Error(`net::ERR_${name}`);

/** Whether a proxy has refused to let through until it gets a sign-in. */
export const asksForSignIn = (error: Error): boolean =>
  codeOf(error) === 'ERR_PROXY_TUNNEL' && 'statusCode' in error && error.statusCode === 407;

/** Whether it is about the certificate of the server. */
export const isAboutCertificate = (error: Error): boolean =>
  nameOf(error, false).startsWith('CERT_');

function nameOf(error: Error, isProxied: boolean): string {
  const code = codeOf(error);
  if (code === 'ERR_PROXY_TUNNEL') {
    return 'statusCode' in error ? 'TUNNEL_CONNECTION_FAILED' : 'PROXY_CONNECTION_FAILED';
  }
  const name = NAMES.find(([codes]) => codes.test(code))?.[1];
  // A connection that ends without an answer.
  if (name === undefined) return code === 'ECONNRESET' ? 'EMPTY_RESPONSE' : 'FAILED';
  const isOfServer = name.startsWith('CERT_') || name.startsWith('SSL_');
  return isProxied && !isOfServer ? 'PROXY_CONNECTION_FAILED' : name;
}

/** The same error with Chromium's name. */
export const asNetError = (error: Error, isProxied: boolean): Error =>
  netError(nameOf(error, isProxied));
