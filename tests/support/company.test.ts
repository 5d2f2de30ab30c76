/** The network of a company, before both network stacks: that of Electron, on its double, and Node's. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { anyAnswer, endpoint } from '#contract/wire/endpoint.ts';
import { createApiClient } from '#main/api/client.ts';
import type { Network } from '#main/basics/ports.ts';
import type { SystemProxy } from '#main/hosts/electron/testing/net/system-proxy.ts';
import { serve } from '#main/testing/http-server.ts';
import { sessionTestNetworks } from '#main/testing/network.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import {
  ALL_ANSWERED,
  API,
  act,
  fetchFrom,
  NAME,
  nodeWith,
  PLAIN,
  problem,
  read,
  SIGN_IN,
  startApi,
  through,
  withSignIn,
} from './asking.ts';
import { type Authority, createAuthority, ISSUER, trustedAuthority } from './authority.ts';
import { type ForwardProxy, startForwardProxy, startSecureFront } from './company.ts';

/** An address of this computer that counts as one of the network. */
const OWN_ADDRESS = '0.0.0.0';

/** The system trusts the root of the first, not that of the second. */
let trusted: Authority;
let unknown: Authority;

beforeAll(() => {
  trusted = trustedAuthority(NAME);
  unknown = createAuthority(NAME);
});
afterAll(() => {
  unknown[Symbol.dispose]();
});

/** The API behind the proxy of a company, by both of its protocols. */
async function startCompany(credential?: string, authority = trusted): Promise<ForwardProxy> {
  const url = await startApi();
  const front = await startSecureFront(url, authority);
  const proxy = await startForwardProxy({
    hosts: {
      [`${NAME}:443`]: front.port,
      'other.corridor.test:443': front.port,
      [`${NAME}:80`]: Number(new URL(url).port),
    },
    ...(credential !== undefined && { credential }),
  });
  onTestFinished(async () => {
    await proxy[Symbol.asyncDispose]();
    await front[Symbol.asyncDispose]();
  });
  return proxy;
}

/** A network on a machine with that proxy, and that sign-in for it. */
type Machine = (proxy: string, credential?: string) => Network;

const onNode: Machine = (proxy, credential) => {
  const address = withSignIn(proxy, credential);
  return nodeWith({ HTTPS_PROXY: address, HTTP_PROXY: address });
};

const onSession = (system: SystemProxy, credential?: string): Network =>
  sessionTestNetworks(system, credential ?? null)();

describe.each<[string, Machine]>([
  ["Node's network stack", onNode],
  ["Electron's network stack", (server, credential) => onSession({ server }, credential)],
])('in a company, %s', (_name, machine) => {
  it('calls, fetches files and is live through the proxy, under a root that the system knows', async () => {
    const proxy = await startCompany();
    expect(await through(machine(proxy.url)).everything()).toEqual(ALL_ANSWERED);
    expect(new Set(proxy.passed)).toEqual(new Set([`CONNECT ${NAME}:443`, `GET ${PLAIN}`]));
  });

  it('gives a proxy that asks the sign-in it has, for calls, files and the socket', async () => {
    const proxy = await startCompany(SIGN_IN);
    const { ask, file, live } = through(machine(proxy.url, SIGN_IN));
    expect(await ask(API)).toMatchObject({ ok: true });
    expect(await ask(API, act)).toMatchObject({ ok: true });
    expect(await ask(PLAIN)).toMatchObject({ ok: true });
    expect(await file()).toMatchObject({ ok: true });
    await live();
  });

  it.each([API, PLAIN])(
    'says that the proxy asks for a sign-in that it has not: %s',
    async (url) => {
      const proxy = await startCompany(SIGN_IN);
      const asks = problem(/^The proxy 127\.0\.0\.1:\d+ asks for a sign-in/u);
      const without = through(machine(proxy.url));
      expect(await without.ask(url)).toMatchObject(asks);
      expect(await without.file()).toMatchObject(asks);
      expect(proxy.passed).toEqual([]);
    },
  );

  it.each([API, PLAIN])(
    'sends a wrong sign-in once, however many calls there are, and says that it is wrong: %s',
    async (url) => {
      const proxy = await startCompany(SIGN_IN);
      const { ask, file, connect } = through(machine(proxy.url, 'ada:wrong'));
      connect();
      const rejected = problem(/^The proxy 127\.0\.0\.1:\d+ rejected the user name or the/u);
      const calls = [ask(url), ask(url), ask(url, act), file(), ask(PLAIN), ask(API)];
      for (const outcome of await Promise.all(calls)) expect(outcome).toMatchObject(rejected);
      expect(await ask(url, act)).toMatchObject(rejected);
      expect(proxy.refused).toEqual(['ada:wrong']);
      expect(proxy.passed).toEqual([]);
    },
  );

  it('says that the proxy cannot be reached', async () => {
    const proxy = await startForwardProxy({ hosts: {} });
    await proxy[Symbol.asyncDispose]();
    const { ask, file } = through(machine(proxy.url));
    const lost = problem(/^The proxy 127\.0\.0\.1:\d+ of this computer cannot be reached/u);
    expect(await ask(API)).toMatchObject(lost);
    expect(await ask(PLAIN)).toMatchObject(lost);
    expect(await file()).toMatchObject(lost);
  });

  it('says that the proxy gives no connection', async () => {
    const { url } = await startCompany();
    expect(await through(machine(url)).ask('https://nowhere.corridor.test')).toMatchObject(
      problem(/^The proxy \S+ gave no connection to nowhere\.corridor\.test/u),
    );
  });

  it('names who issued a certificate that nothing here trusts', async () => {
    const { url } = await startCompany(undefined, unknown);
    const { ask, file } = through(machine(url));
    const untrusted = problem(new RegExp(`certificate of ${NAME}.*issued by ‘${ISSUER}’`, 'u'));
    expect(await ask(API)).toMatchObject(untrusted);
    expect(await file()).toMatchObject(untrusted);
  });

  it('says that a certificate is that of another server', async () => {
    const { url } = await startCompany();
    expect(await through(machine(url)).ask('https://other.corridor.test')).toMatchObject(
      problem(/answers for other\.corridor\.test has the certificate of another/u),
    );
  });
});

describe('in a company with a proxy script', () => {
  it('Electron follows it, for calls, files and the socket', async () => {
    const proxy = await startCompany();
    const { ask, file, live } = through(onSession({ pac: proxy.pac }));
    expect(await ask(API)).toMatchObject({ ok: true });
    expect(await file()).toMatchObject({ ok: true });
    await live();
    expect(new Set(proxy.passed)).toEqual(new Set([`CONNECT ${NAME}:443`]));
  });

  it('Electron goes straight where the script says so', async () => {
    const proxy = await startCompany();
    const { ask } = through(onSession({ pac: proxy.pac }));
    expect(await ask('https://no-such-host.invalid')).toMatchObject(
      problem(/^The address no-such-host\.invalid was not found/u),
    );
    expect(proxy.passed).toEqual([]);
  });
});

describe('in a company whose administrator has decided on a proxy', () => {
  const GONE = { server: 'http://127.0.0.1:9' };

  it('Electron sends everything through it, whatever a start was given', async () => {
    const proxy = await startCompany();
    const network = sessionTestNetworks(GONE, null, { server: proxy.url })();
    expect(await through(network).everything()).toEqual(ALL_ANSWERED);
  });

  it('Electron goes round it, and round any, where that is what they decided', async () => {
    const proxy = await startCompany();
    const around = { server: proxy.url, bypass: ['no-such-host.invalid'] };
    for (const decided of ['direct', around] as const) {
      const network = sessionTestNetworks(GONE, null, decided)();
      expect(await through(network).ask('https://no-such-host.invalid')).toMatchObject(
        problem(/^The address no-such-host\.invalid was not found/u),
      );
    }
    expect(proxy.passed).toEqual([]);
  });
});

describe('in a company whose proxy script is mandatory', () => {
  const managed = (pac: string): Network => sessionTestNetworks(null, null, { pac })();

  it('Electron follows it, for calls, files and the socket', async () => {
    const proxy = await startCompany();
    const { ask, file, live } = through(managed(proxy.pac));
    expect(await ask(API)).toMatchObject({ ok: true });
    expect(await ask(API, act)).toMatchObject({ ok: true });
    expect(await file()).toMatchObject({ ok: true });
    await live();
    expect(new Set(proxy.passed)).toEqual(new Set([`CONNECT ${NAME}:443`]));
  });

  const UNUSABLE: Record<string, (url: string) => string> = {
    'cannot be loaded': (url) => `${url}/no-such-script`,
    'is no script': (url) => `${url}/broken.pac`,
    'is on a server that is gone': () => 'http://127.0.0.1:9/proxy.pac',
  };

  it('Electron sends nothing round one that cannot be used, and says so', async () => {
    const said = problem(/^The proxy script \(PAC\) of this computer could not be used/u);
    // All wait for their repetitions at once.
    const cases = Object.entries(UNUSABLE).map(async ([what, script]) => {
      const proxy = await startCompany();
      let reached = 0;
      const direct = await serve((_request, response) => {
        reached += 1;
        response.end('{}');
      });
      const { ask, file, connect } = through(managed(script(proxy.url)));
      // Not on the loopback address, which no script is asked for.
      const nearby = `http://${OWN_ADDRESS}:${new URL(direct).port}`;
      const socket = connect();
      const outcomes = await Promise.all([ask(nearby), ask(nearby, act), file()]);
      for (const outcome of outcomes) expect(outcome, what).toMatchObject(said);
      await vi.waitUntil(() => socket.state() === 'offline', { timeout: 10_000 });
      expect([reached, proxy.passed], what).toEqual([0, []]);
    });
    await Promise.all(cases);
  });
});

describe.each<[string, () => Network]>([
  ["Node's network stack", () => nodeWith({})],
  ["Electron's network stack", () => onSession(null)],
])('where calls hang, %s', (_name, open) => {
  const kinds = ['a', 'b', 'c'];
  const kind = (name: string) =>
    endpoint({ method: 'GET', path: `hang/${name}`, answer: anyAnswer, source: 'this test' });

  it('still loads, acts and fetches files, however many calls of a few kinds hang', async () => {
    const url = await serve((request, response) => {
      if (request.url?.startsWith('/hang/')) return;
      response.setHeader('content-type', 'application/json').end('{}');
    });
    const network = open();
    onTestFinished(network.close);
    const address = Promise.resolve({ apiUrl: url });
    const client = createApiClient({ address, network, logger: createTestLogger() });
    const given = new AbortController();
    const hanging = kinds.flatMap((name) =>
      Array.from({ length: 10 }, () =>
        client.send({ name, endpoint: kind(name), input: {}, signal: given.signal }),
      ),
    );
    const hangingFiles = Array.from({ length: 10 }, () =>
      fetchFrom(network, `${url}/hang/file`, given.signal),
    );
    for (const declared of [read, act]) {
      expect(await client.send({ name: 'rows', endpoint: declared, input: {} })).toMatchObject({
        ok: true,
      });
    }
    given.abort();
    await Promise.all([...hanging, ...hangingFiles]);
  });
});
