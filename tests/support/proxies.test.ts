/** Every way in which the manual lets a proxy be named, on Node's network stack as a process has it. */
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ManagedProxy } from '#main/network/proxy.ts';
import { SocksAgent } from '#main/network/socks.ts';
import {
  ALL_ANSWERED,
  API,
  act,
  NAME,
  nodeWith,
  PLAIN,
  problem,
  SIGN_IN,
  startApi,
  through,
  withSignIn,
} from './asking.ts';
import { type Authority, createAuthority, ISSUER, trustedAuthority } from './authority.ts';
import { startForwardProxy, startSecureFront } from './company.ts';
import { startSocksProxy } from './socks.ts';

/** What the name of the API means where this computer looks it up itself. */
const ADDRESS = '192.0.2.7';
const ADDRESS_6 = '2001:db8:0:0:0:0:0:7';

let trusted: Authority;
let unknown: Authority;
beforeAll(() => {
  trusted = trustedAuthority(NAME);
  unknown = createAuthority(NAME);
});
afterAll(() => unknown[Symbol.dispose]());

/** The API, as proxies are told where it is. */
async function startHosts(authority = trusted) {
  const url = await startApi();
  const front = await startSecureFront(url, authority);
  onTestFinished(() => front[Symbol.asyncDispose]());
  const ports = { 443: front.port, 80: Number(new URL(url).port) };
  return Object.fromEntries(
    [NAME, ADDRESS, ADDRESS_6].flatMap((host) =>
      Object.entries(ports).map(([port, there]) => [`${host}:${port}`, there]),
    ),
  );
}

async function startSocks(credential?: string, authority?: Authority) {
  const proxy = await startSocksProxy({
    hosts: await startHosts(authority),
    ...(credential !== undefined && { credential }),
  });
  onTestFinished(() => proxy[Symbol.asyncDispose]());
  return proxy;
}

async function startForward(isSecure = false) {
  const proxy = await startForwardProxy({
    hosts: await startHosts(),
    ...(isSecure && { certificate: trusted.issue('localhost') }),
  });
  onTestFinished(() => proxy[Symbol.asyncDispose]());
  return proxy;
}

/** Makes this computer know the name of the API, of both families as most networks have it. */
function knowName(): void {
  const { lookup } = dns;
  const known = (
    name: string,
    options: dns.LookupOptions,
    found: (...given: unknown[]) => void,
  ) => {
    if (name !== NAME) return lookup(name, options, found);
    if (options.family === 4) return found(null, ADDRESS, 4);
    found(null, ADDRESS_6, 6);
  };
  vi.spyOn(dns, 'lookup').mockImplementation(known as unknown as typeof lookup);
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
}

describe('everything goes through a proxy that is named', () => {
  const DIRECT = 'http://127.0.0.1:9';

  it.each<[string, (proxy: string) => Record<string, string>]>([
    ['HTTPS_PROXY and HTTP_PROXY', (proxy) => ({ HTTPS_PROXY: proxy, HTTP_PROXY: proxy })],
    ['https_proxy and http_proxy', (proxy) => ({ https_proxy: proxy, http_proxy: proxy })],
    ['ALL_PROXY', (proxy) => ({ ALL_PROXY: proxy })],
    ['all_proxy', (proxy) => ({ all_proxy: proxy, ALL_PROXY: DIRECT })],
    ['ALL_PROXY without http://', (proxy) => ({ ALL_PROXY: new URL(proxy).host })],
  ])('by %s', async (_by, environment) => {
    const proxy = await startForward();
    expect(await through(nodeWith(environment(proxy.url))).everything()).toEqual(ALL_ANSWERED);
    expect(new Set(proxy.passed)).toEqual(new Set([`CONNECT ${NAME}:443`, `GET ${PLAIN}`]));
  });

  it('which is itself reached by TLS', async () => {
    const proxy = await startForward(true);
    expect(await through(nodeWith({ ALL_PROXY: proxy.url })).everything()).toEqual(ALL_ANSWERED);
    expect(new Set(proxy.passed)).toEqual(new Set([`CONNECT ${NAME}:443`, `GET ${PLAIN}`]));
  });

  it.each<[kind: string, host: string, credential?: string]>([
    ['socks', NAME],
    ['socks4', ADDRESS],
    ['socks4a', NAME],
    ['socks5', ADDRESS_6],
    ['socks5', ADDRESS_6, SIGN_IN],
    ['socks5h', NAME],
    ['socks5h', NAME, SIGN_IN],
  ])('of the kind %s, which is asked for %s, with the sign-in %s', async (scheme, host, given) => {
    const proxy = await startSocks(given);
    if (host !== NAME) knowName();
    const address = withSignIn(proxy.url.replace('socks5h', scheme), given);
    for (const name of ['ALL_PROXY', 'all_proxy']) {
      const outcomes = await through(nodeWith({ [name]: address })).everything();
      expect(outcomes).toEqual(ALL_ANSWERED);
    }
    expect(new Set(proxy.passed)).toEqual(new Set([`${host}:443`, `${host}:80`]));
  });

  it('by an address of IPv6', () => {
    expect(new SocksAgent('socks5h://[2001:db8::7]:1080', true, {}).proxy.host).toBe('2001:db8::7');
  });

  it('by an administrator, whatever the environment names', async () => {
    for (const proxy of [await startForward(), await startSocks()]) {
      const managed: ManagedProxy = { server: proxy.url };
      expect(
        await through(nodeWith({ ALL_PROXY: DIRECT, NO_PROXY: '*' }, managed)).everything(),
      ).toEqual(ALL_ANSWERED);
      expect(proxy.passed.length).toBeGreaterThan(1);
    }
  });
});

describe('nothing goes through a proxy', () => {
  it.each<[string, Record<string, string>, ManagedProxy?]>([
    ['for hosts that NO_PROXY names', { NO_PROXY: NAME }],
    ['where an administrator has set none', {}, 'direct'],
    ['for hosts the administrator excludes', {}, { server: 'http://127.0.0.1:9', bypass: [NAME] }],
  ])('%s', async (_where, environment, managed) => {
    for (const proxy of [await startForward(), await startSocks()]) {
      const network = nodeWith({ ALL_PROXY: proxy.url, ...environment }, managed);
      expect(await through(network).ask(API)).toMatchObject(
        problem(new RegExp(`^The address ${NAME} was not found`, 'u')),
      );
      expect(proxy.passed).toEqual([]);
    }
  });
});

describe('a SOCKS proxy', () => {
  const onNode = (proxy: string, credential?: string) =>
    nodeWith({ ALL_PROXY: withSignIn(proxy, credential) });

  it('sends a wrong sign-in once', async () => {
    const proxy = await startSocks(SIGN_IN);
    const { ask, file, connect } = through(onNode(proxy.url, 'ada:wrong'));
    connect();
    const outcomes = await Promise.all([ask(API), ask(API), ask(PLAIN), ask(API, act), file()]);
    const rejected = problem(/^The proxy 127\.0\.0\.1:\d+ rejected the user name or the/u);
    for (const outcome of outcomes) expect(outcome).toMatchObject(rejected);
    expect(proxy.rejected).toEqual(['ada:wrong']);
  });

  it('says what blocks', async () => {
    const asking = await startSocks(SIGN_IN);
    expect(await through(onNode(asking.url)).ask(API)).toMatchObject(
      problem(/^The proxy \S+ asks for a sign-in/u),
    );
    const untrusted = await startSocks(undefined, unknown);
    expect(await through(onNode(untrusted.url)).ask(API)).toMatchObject(
      problem(new RegExp(`certificate of ${NAME}.*issued by ‘${ISSUER}’`, 'u')),
    );
    expect(await through(onNode(untrusted.url)).ask('https://nowhere.test')).toMatchObject(
      problem(/^The proxy \S+ gave no connection to nowhere\.test/u),
    );
    await untrusted[Symbol.asyncDispose]();
    expect(await through(onNode(untrusted.url)).ask(API)).toMatchObject(
      problem(/^The proxy \S+ of this computer cannot be reached/u),
    );
  });

  it('looks up names itself for a proxy of the kind socks5', async () => {
    const proxy = await startSocks();
    const url = proxy.url.replace('socks5h', 'socks5');
    expect(await through(onNode(url)).ask('https://no-such-host.invalid')).toMatchObject(
      problem(/^The address no-such-host\.invalid was not found/u),
    );
  });
});
