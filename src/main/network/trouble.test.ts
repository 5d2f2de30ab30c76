import { describe, expect, it } from 'vitest';
import { chromiumTrouble, ProxySignInError } from '#main/hosts/electron/network/troubles.ts';
import { nodeTrouble } from './node-troubles.ts';
import { SocksError } from './socks.ts';
import { adviceOn, causesOf, ProxyAsksError, type Trouble } from './trouble.ts';

const HOST = 'api.example.com';
const PROXY = 'proxy.example.com:8080';
const ISSUER = 'Example Company Root';

/** Every possible cause, with what its text must say. */
const TROUBLES: readonly (readonly [trouble: Trouble, advice: RegExp])[] = [
  [
    { kind: 'proxy-lost', proxy: PROXY },
    /^The proxy proxy\.example\.com:8080 .* cannot be reached/u,
  ],
  [{ kind: 'proxy-lost', proxy: null }, /^The proxy of this computer cannot be reached/u],
  [{ kind: 'proxy-sign-in', proxy: PROXY }, /8080 asks for a sign-in/u],
  [
    { kind: 'proxy-sign-in-rejected', proxy: PROXY },
    /8080 rejected the user name or the password/u,
  ],
  [{ kind: 'web-page', host: HOST }, /^A web page answered in place of the server/u],
  [{ kind: 'proxy-refused', proxy: PROXY, host: HOST }, /gave no connection to api\.example\.com/u],
  [{ kind: 'proxy-script' }, /PAC/u],
  [
    { kind: 'certificate-unknown', host: HOST, issuer: ISSUER },
    /issued by ‘Example Company Root’/u,
  ],
  [{ kind: 'certificate-unknown', host: HOST }, /does not trust the certificate of api\.example/u],
  [{ kind: 'certificate-expired', host: HOST }, /Check the date and time of this computer/u],
  [{ kind: 'certificate-of-another', host: HOST }, /has the certificate of another/u],
  [{ kind: 'certificate-revoked', host: HOST }, /has been revoked/u],
  [{ kind: 'certificate-asked', host: HOST }, /asks for a certificate of this computer/u],
  [{ kind: 'no-encryption', host: HOST }, /No secure connection/u],
  [{ kind: 'name', host: HOST }, /api\.example\.com was not found/u],
  [{ kind: 'refused', host: HOST }, /rejected the connection/u],
  [{ kind: 'timeout', host: HOST }, /did not answer in time/u],
  [{ kind: 'interrupted', host: HOST }, /was interrupted/u],
  [{ kind: 'no-network' }, /no network connection/u],
];

describe('advice', () => {
  it.each(TROUBLES)('on %o is its own', (trouble, text) => {
    expect(adviceOn(trouble)).toMatch(text);
  });

  it('differs from trouble to trouble, in sentences that are read at a glance', () => {
    const texts = TROUBLES.map(([trouble]) => adviceOn(trouble) ?? '');
    expect(new Set(texts).size).toBe(TROUBLES.length);
    const sentences = texts.flatMap((text) => text.split(/(?<=\.) /u));
    expect(sentences.filter((sentence) => sentence.split(' ').length > 20)).toEqual([]);
  });

  it('never advises to repeat what may have had an effect', () => {
    const texts = TROUBLES.map(([trouble]) => adviceOn(trouble) ?? '').join();
    expect(texts).not.toMatch(/retry|again\?|repeat/iu);
  });

  it('is empty where nothing is known', () => {
    expect(adviceOn({ kind: 'unknown' })).toBeUndefined();
  });
});

/** An error as Node throws it. */
const coded = (code: string, more: object = {}) =>
  Object.assign(new Error(code), { code, ...more });

describe('an error of Node', () => {
  it.each([
    ['ENOTFOUND', 'name'],
    ['EAI_AGAIN', 'name'],
    ['ECONNREFUSED', 'refused'],
    ['ETIMEDOUT', 'timeout'],
    ['ENETUNREACH', 'no-network'],
    ['ECONNRESET', 'interrupted'],
    ['CERT_HAS_EXPIRED', 'certificate-expired'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate-of-another'],
    ['CERT_REVOKED', 'certificate-revoked'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate-unknown'],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'certificate-unknown'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'certificate-unknown'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate-unknown'],
    ['ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED', 'certificate-asked'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'no-encryption'],
    ['EXYZ', 'unknown'],
  ])('%s is %s', (code, kind) => {
    const outer = new Error('wrapped', { cause: coded(code) });
    expect(nodeTrouble(causesOf(outer), HOST, { proxy: null, isSignedIn: false })).toMatchObject({
      kind,
    });
  });

  it.each([
    ['ECONNREFUSED', {}, { kind: 'proxy-lost', proxy: PROXY }],
    ['ENOTFOUND', { hostname: 'proxy.example.com' }, { kind: 'proxy-lost', proxy: PROXY }],
    ['ENOTFOUND', { hostname: HOST }, { kind: 'name', host: HOST }],
    ['ERR_PROXY_TUNNEL', {}, { kind: 'proxy-lost', proxy: PROXY }],
    ['ERR_PROXY_TUNNEL', { statusCode: 407 }, { kind: 'proxy-sign-in', proxy: PROXY }],
    ['ERR_PROXY_TUNNEL', { statusCode: 403 }, { kind: 'proxy-refused', proxy: PROXY, host: HOST }],
    ['ECONNRESET', {}, { kind: 'interrupted', host: HOST }],
    ['CERT_HAS_EXPIRED', {}, { kind: 'certificate-expired', host: HOST }],
  ])('%s %o behind a proxy is %o', (code, more, trouble) => {
    expect(nodeTrouble([coded(code, more)], HOST, { proxy: PROXY, isSignedIn: false })).toEqual(
      trouble,
    );
  });
});

describe('what a proxy says', () => {
  const way = { proxy: PROXY, isSignedIn: true };

  it.each([
    [coded('ERR_PROXY_TUNNEL', { statusCode: 407 }), 'proxy-sign-in-rejected'],
    [new ProxyAsksError(true), 'proxy-sign-in-rejected'],
    [new SocksError('Socks5 Authentication failed'), 'proxy-sign-in-rejected'],
    [new SocksError('Socks5 proxy rejected connection - NotAllowed'), 'proxy-refused'],
    [new SocksError('connect ECONNREFUSED 127.0.0.1:9'), 'proxy-lost'],
  ])('where it has a sign-in: %s', (error, kind) => {
    expect(nodeTrouble([error], HOST, way)).toMatchObject({ kind, proxy: PROXY });
  });

  it('where it has none and wants one', () => {
    const without = { ...way, isSignedIn: false };
    const error = new SocksError(
      'Received invalid Socks5 initial handshake (no accepted authentication type)',
    );
    expect(nodeTrouble([error], HOST, without)).toEqual({ kind: 'proxy-sign-in', proxy: PROXY });
  });
});

describe('an error of Chromium', () => {
  const context = { host: HOST, proxy: PROXY, issuer: ISSUER };

  it.each([
    ['PROXY_CONNECTION_FAILED', { kind: 'proxy-lost', proxy: PROXY }],
    ['PROXY_AUTH_UNSUPPORTED', { kind: 'proxy-sign-in', proxy: PROXY }],
    ['MISSING_AUTH_CREDENTIALS', { kind: 'proxy-sign-in', proxy: PROXY }],
    ['TUNNEL_CONNECTION_FAILED', { kind: 'proxy-refused', proxy: PROXY, host: HOST }],
    ['PAC_SCRIPT_FAILED', { kind: 'proxy-script' }],
    ['MANDATORY_PROXY_CONFIGURATION_FAILED', { kind: 'proxy-script' }],
    ['CERT_AUTHORITY_INVALID', { kind: 'certificate-unknown', host: HOST, issuer: ISSUER }],
    ['CERT_DATE_INVALID', { kind: 'certificate-expired', host: HOST }],
    ['CERT_COMMON_NAME_INVALID', { kind: 'certificate-of-another', host: HOST }],
    ['CERT_REVOKED', { kind: 'certificate-revoked', host: HOST }],
    ['CERTIFICATE_TRANSPARENCY_REQUIRED', { kind: 'certificate-unknown', issuer: ISSUER }],
    ['SSL_CLIENT_AUTH_CERT_NEEDED', { kind: 'certificate-asked', host: HOST }],
    ['BAD_SSL_CLIENT_AUTH_CERT', { kind: 'certificate-asked', host: HOST }],
    ['SSL_PROTOCOL_ERROR', { kind: 'no-encryption', host: HOST }],
    ['NAME_NOT_RESOLVED', { kind: 'name', host: HOST }],
    ['CONNECTION_REFUSED', { kind: 'refused', host: HOST }],
    ['CONNECTION_TIMED_OUT', { kind: 'timeout', host: HOST }],
    ['INTERNET_DISCONNECTED', { kind: 'no-network' }],
    ['CONNECTION_RESET', { kind: 'interrupted', host: HOST }],
    ['EMPTY_RESPONSE', { kind: 'interrupted', host: HOST }],
    ['NETWORK_CHANGED', { kind: 'interrupted', host: HOST }],
    ['FAILED', { kind: 'unknown' }],
  ])('%s is %o', (name, trouble) => {
    const outer = new Error('wrapped', { cause: new Error(`net::ERR_${name}`) });
    expect(chromiumTrouble(causesOf(outer), context)).toMatchObject(trouble);
  });

  it.each([
    [false, 'proxy-sign-in'],
    [true, 'proxy-sign-in-rejected'],
  ])('is known where a proxy has asked for a sign-in (rejected: %s)', (isRejection, kind) => {
    const asked = new ProxySignInError('other.test:3128', isRejection);
    expect(chromiumTrouble([asked], context)).toEqual({ kind, proxy: 'other.test:3128' });
  });
});
