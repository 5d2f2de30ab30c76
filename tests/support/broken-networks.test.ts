/** What calls and the self-check say in networks that are broken, before both network stacks. */
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Network } from '#main/basics/ports.ts';
import { deadAddress, serve } from '#main/testing/http-server.ts';
import { sessionTestNetworks } from '#main/testing/network.ts';
import { nodeWith, withSignIn } from './asking.ts';
import { createAuthority, ISSUER, trustedAuthority } from './authority.ts';
import { startForwardProxy, startSecureFront } from './company.ts';
import { openConsole } from './small-console.ts';

const NAME = 'api.corridor.test';
const API = `https://${NAME}`;

/** A network as a computer finds it: the address of the API, and the proxy. */
interface Place {
  readonly apiUrl: string;
  readonly proxy?: string;
  /** What the computer has for the proxy, as `user:password`. */
  readonly credential?: string;
}

const json = (): Promise<string> =>
  serve((_request, response) => response.setHeader('content-type', 'application/json').end('{}'));

/** The API behind a proxy that knows it, with this certificate. */
async function behindProxy(
  certificate = trustedAuthority(NAME).issue(NAME),
  credential?: string,
): Promise<string> {
  const front = await startSecureFront(await json(), certificate);
  const proxy = await startForwardProxy({
    hosts: { [`${NAME}:443`]: front.port },
    ...(credential !== undefined && { credential }),
  });
  onTestFinished(async () => {
    await proxy[Symbol.asyncDispose]();
    await front[Symbol.asyncDispose]();
  });
  return proxy.url;
}

async function deadProxy(): Promise<string> {
  const proxy = await startForwardProxy({ hosts: {} });
  await proxy[Symbol.asyncDispose]();
  return proxy.url;
}

const trusted = (name: string, days?: number) =>
  trustedAuthority(NAME).issue(name, days === undefined ? {} : { days });

const PORTAL =
  'A web page answered in place of the server. This network may have a page where you must sign in first. Open your web browser and sign in to the network there. If no such page opens, tell your administrator.';

/** What is broken, and what is said; P stands for the proxy and A for the API's host. */
const BROKEN: readonly (readonly [
  what: string,
  place: () => Promise<Place>,
  said: string,
  proxyLine: 'P' | 'None' | 'said',
])[] = [
  [
    'a proxy that asks for a sign-in',
    async () => ({ apiUrl: API, proxy: await behindProxy(undefined, 'ada:right') }),
    "The proxy P asks for a sign-in that this computer could not give. Sign in to your company's network again. If that does not help, tell your administrator.",
    'said',
  ],
  [
    'a proxy that rejects the sign-in',
    async () => ({
      apiUrl: API,
      proxy: await behindProxy(undefined, 'ada:right'),
      credential: 'ada:wrong',
    }),
    'The proxy P rejected the user name or the password that Corridor has for it. Corridor does not send them again, so that the account is not locked. Ask your administrator to correct them, then start Corridor again.',
    'said',
  ],
  [
    'a proxy that is gone',
    async () => ({ apiUrl: API, proxy: await deadProxy() }),
    "The proxy P of this computer cannot be reached. Check that you are on your company's network or its VPN. If you are, tell your administrator.",
    'said',
  ],
  [
    'an expired certificate',
    async () => ({ apiUrl: API, proxy: await behindProxy(trusted(NAME, -1)) }),
    'The certificate of A has expired or is not valid yet. Check the date and time of this computer. If they are right, tell the API team.',
    'P',
  ],
  [
    'the certificate of another host',
    async () => ({ apiUrl: API, proxy: await behindProxy(trusted('other.test')) }),
    'The server that answers for A has the certificate of another one. Tell your administrator.',
    'P',
  ],
  [
    'a certificate of an unknown issuer',
    async () => {
      using unknown = createAuthority(NAME);
      return { apiUrl: API, proxy: await behindProxy(unknown) };
    },
    `This computer does not trust the certificate of A. It was issued by ‘${ISSUER}’. Tell your administrator, who can add a trusted issuer to this computer.`,
    'P',
  ],
  [
    'a name that is not found',
    () => Promise.resolve({ apiUrl: 'https://no-such-host.invalid' }),
    "The address A was not found. Check your network connection and your company's VPN. If other websites open, tell your administrator.",
    'None',
  ],
  [
    'a server that rejects connections',
    async () => ({ apiUrl: await deadAddress() }),
    'A rejected the connection. The server may be down, or a firewall may block it. If this does not clear, tell your administrator.',
    'None',
  ],
  [
    'a page of the network in place of the API',
    async () => ({
      apiUrl: await serve((_request, response) => response.end('<!doctype html><h1>Welcome</h1>')),
    }),
    PORTAL,
    'None',
  ],
  [
    'a network that leads to its own page',
    async () => ({
      apiUrl: await serve((_request, response) =>
        response.writeHead(302, { location: 'http://portal.test/login' }).end(),
      ),
    }),
    PORTAL,
    'None',
  ],
];

const onNode = ({ proxy, credential }: Place): Network =>
  nodeWith(proxy === undefined ? {} : { HTTPS_PROXY: withSignIn(proxy, credential) });
const onSession = ({ proxy, credential }: Place): Network =>
  sessionTestNetworks(proxy === undefined ? null : { server: proxy }, credential ?? null)();

describe.each([
  ["Node's network stack", onNode],
  ["Electron's network stack", onSession],
])('on %s', (_name, open) => {
  it.each(BROKEN)(
    'calls and the self-check name the cause: %s',
    async (_what, place, text, proxyLine) => {
      const found = await place();
      const { apiUrl, proxy } = found;
      const proxyHost = proxy === undefined ? '' : new URL(proxy).host;
      const said = text
        .replace(/\bP\b/u, proxyHost)
        .replace(/\bA\b(?! web)/u, new URL(apiUrl).host);
      const { ask, selfCheck } = openConsole(() => open(found), apiUrl);
      expect(await ask()).toMatchObject({ problem: { kind: 'offline', advice: said } });
      const [server, way] = await selfCheck();
      expect(server).toMatchObject({ id: 'server', status: 'failed', advice: '' });
      expect(server?.detail.replace(/ For your administrator: the page .*$/u, '')).toBe(said);
      const passed = { status: 'passed', detail: proxyLine === 'P' ? proxyHost : 'None' };
      const failed = { status: 'failed', detail: said };
      expect(way).toMatchObject({
        id: 'proxy',
        advice: '',
        ...(proxyLine === 'said' ? failed : passed),
      });
    },
  );

  it('the self-check names the page in place of the API for administrators only', async () => {
    const apiUrl = await serve((_request, response) => response.end('<html></html>'));
    const [server] = await openConsole(() => open({ apiUrl }), apiUrl).selfCheck();
    expect(server?.detail).toContain(`For your administrator: the page answered at ${apiUrl}/`);
  });
});
