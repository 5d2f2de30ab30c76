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
  ])('leads to %s with %o', (url, environment) => {
    expect(proxyTo(url, environment)).toBe(PROXY);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['https://api.test', {}],
    ['https://api.test', { HTTPS_PROXY: ' ' }],
    ['https://api.test', { HTTP_PROXY: PROXY }],
    ['https://api.test', { HTTPS_PROXY: 'socks5://proxy.test' }],
    ['https://api.test', { HTTPS_PROXY: PROXY, NO_PROXY: '*' }],
    ['https://api.test', { HTTPS_PROXY: PROXY, no_proxy: 'other.test, API.test' }],
    ['https://api.test', { HTTPS_PROXY: PROXY, NO_PROXY: '.test' }],
    ['https://api.test', { HTTPS_PROXY: PROXY, NO_PROXY: 'x *.test' }],
    ['https://api.test', { HTTPS_PROXY: PROXY, NO_PROXY: 'api.test:443' }],
    ['http://localhost:4000', { HTTP_PROXY: PROXY }],
    ['http://127.8.0.1:4000', { HTTP_PROXY: PROXY }],
    ['http://[::1]:4000', { HTTP_PROXY: PROXY }],
  ])('is not on the way to %s with %o', (url, environment) => {
    expect(proxyTo(url, environment)).toBeUndefined();
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
