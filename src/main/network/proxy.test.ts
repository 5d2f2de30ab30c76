import { describe, expect, it } from 'vitest';
import { proxyFor, proxyRules } from './proxy.ts';

const PROXY = 'http://proxy.test:8080/';

/** The proxy to that address in this environment. */
const proxyTo = (url: string, environment: Readonly<Record<string, string>>) =>
  proxyFor(url, proxyRules(undefined, environment));

describe('the proxy of the environment', () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ['https://api.test/v1', { HTTPS_PROXY: PROXY }],
    ['https://api.test/v1', { https_proxy: PROXY, HTTPS_PROXY: 'http://other.test' }],
    ['https://api.test/v1', { HTTPS_PROXY: 'proxy.test:8080' }],
    ['https://api.test/v1', { ALL_PROXY: PROXY }],
    ['http://api.test/v1', { HTTP_PROXY: PROXY, HTTPS_PROXY: 'http://other.test' }],
    ['https://api.test', { HTTPS_PROXY: PROXY, NO_PROXY: 'xapi.test,test.api,api.test:8443' }],
    ['https://127.example.com', { HTTPS_PROXY: PROXY }],
    ['https://10.1.2.3', { HTTPS_PROXY: PROXY, NO_PROXY: '2.3,11.0.0.0/8,10.0.0.0/40' }],
    ['https://[fe00::1]', { HTTPS_PROXY: PROXY, NO_PROXY: 'fd00::/8' }],
  ])('leads to %s with %o', (url, environment) => {
    expect(proxyTo(url, environment)).toBe(PROXY);
  });

  it.each(['socks', 'socks4', 'socks4a', 'socks5', 'socks5h', 'https'])(
    'may be of the kind %s',
    (kind) => {
      const url = URL.parse(`${kind}://proxy.test:1080`)?.href;
      expect(proxyTo('https://api.test', { ALL_PROXY: `${kind}://proxy.test:1080` })).toBe(url);
    },
  );

  it.each<[string, Readonly<Record<string, string>>]>([
    ['https://api.test', {}],
    ['https://api.test', { HTTPS_PROXY: ' ' }],
    ['https://api.test', { HTTP_PROXY: PROXY }],
    ['https://api.test', { HTTPS_PROXY: PROXY, NO_PROXY: '*' }],
    ['https://api.test', { HTTPS_PROXY: PROXY, no_proxy: 'other.test, API.test' }],
    ['https://api.test', { HTTPS_PROXY: PROXY, NO_PROXY: '.test' }],
    ['https://api.test', { HTTPS_PROXY: PROXY, NO_PROXY: 'x *.test' }],
    ['https://api.test', { HTTPS_PROXY: PROXY, NO_PROXY: 'api.test:443' }],
    ['https://api.example.com', { HTTPS_PROXY: PROXY, NO_PROXY: 'example.com' }],
    ['https://api.example.com.', { HTTPS_PROXY: PROXY, NO_PROXY: 'example.com.' }],
    ['https://10.1.2.3', { HTTPS_PROXY: PROXY, NO_PROXY: 'a.test,10.0.0.0/8' }],
    ['https://10.1.2.3:8443', { HTTPS_PROXY: PROXY, NO_PROXY: '10.1.2.3' }],
    ['https://[fd12::7]', { HTTPS_PROXY: PROXY, NO_PROXY: 'fd00::/8' }],
    ['https://[2001:db8::7]', { HTTPS_PROXY: PROXY, NO_PROXY: '2001:DB8:0::7' }],
    ['https://[2001:db8::7]', { HTTPS_PROXY: PROXY, NO_PROXY: '[2001:db8::7]' }],
    ['http://localhost:4000', { HTTP_PROXY: PROXY }],
    ['http://x.localhost:4000', { HTTP_PROXY: PROXY }],
    ['http://127.8.0.1:4000', { HTTP_PROXY: PROXY }],
    ['http://[::1]:4000', { HTTP_PROXY: PROXY }],
  ])('is not on the way to %s with %o', (url, environment) => {
    expect(proxyTo(url, environment)).toBeUndefined();
  });

  it.each([
    'ftp://proxy.test',
    'http://proxy.test:99999',
    'http://proxy.test:port',
    'socks5://',
    'http://proxy.test/proxy.pac',
    'http://',
  ])('that cannot be used is refused at the start, never left out: %s', (given) => {
    for (const name of ['HTTPS_PROXY', 'http_proxy', 'ALL_PROXY']) {
      expect(() => proxyRules(undefined, { [name]: given })).toThrow(
        `${name} holds '${given}'; expected the address of a proxy, such as`,
      );
    }
  });

  it('is refused without showing a password in it', () => {
    for (const given of ['http://ada:can@ry/x@proxy.test:x', 'ada:can@ry/x@proxy.test:x']) {
      expect(() => proxyRules(undefined, { HTTPS_PROXY: given })).toThrow(
        `holds '${given.startsWith('http') ? 'http://' : ''}…@proxy.test:x'`,
      );
    }
  });
});

describe('the proxy an administrator has decided on', () => {
  const environment = { HTTPS_PROXY: 'http://mine.test', NO_PROXY: 'api.test' };

  it('overrides the environment, except for hosts without a proxy', () => {
    const rules = proxyRules({ server: PROXY, bypass: ['*.intranet.test'] }, environment);
    expect(proxyFor('https://api.test', rules)).toBe(PROXY);
    expect(proxyFor('http://api.test', rules)).toBe(PROXY);
    expect(proxyFor('https://a.intranet.test', rules)).toBeUndefined();
    expect(proxyFor('https://intranet.test', rules)).toBe(PROXY);
  });

  it('may be none', () => {
    const rules = proxyRules('direct', environment);
    expect(proxyFor('https://other.test', rules)).toBeUndefined();
  });

  it('cannot be a script where there is no browser to run it', () => {
    expect(() => proxyRules({ pac: 'http://a.test/p.pac' }, {})).toThrow(
      /proxy script http:\/\/a\.test\/p\.pac, which a browser window of Corridor cannot run/u,
    );
  });
});
