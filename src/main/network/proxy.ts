/** The proxy for a server, where Corridor and not the system chooses it. */
import { isIP } from 'node:net';
import { hostOf, isIn, isThisComputer, networksOf, withoutSignIn } from './hosts.ts';

/** What an administrator may decide about the proxy; see the managed settings. */
export type ManagedProxy =
  | 'direct'
  | { readonly server: string; readonly bypass?: readonly string[] | undefined }
  | { readonly pac: string };

/** The proxies of a start: addresses by the protocol of the request, and which hosts need none. */
export interface ProxyRules {
  readonly http: string | undefined;
  readonly https: string | undefined;
  readonly isBypassed: (url: URL) => boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The kinds of proxy that Node's stack and socks-proxy-agent speak to. */
const PROTOCOLS: readonly string[] = [
  'http:',
  'https:',
  'socks:',
  'socks4:',
  'socks4a:',
  'socks5:',
  'socks5h:',
];

/**
 * A proxy as the environment names it; undefined without one.
 * @throws Error for one that cannot be used: without it, traffic would pass round the company's proxy
 */
function readProxy(environment: Environment, ...names: readonly string[]): string | undefined {
  const name = names
    .flatMap((upper) => [upper.toLowerCase(), upper])
    .find((candidate) => environment[candidate]?.trim());
  const given = (name === undefined ? undefined : environment[name])?.trim();
  if (!given) return undefined;
  const url = URL.parse(given.includes('://') ? given : `http://${given}`);
  if (url?.hostname && PROTOCOLS.includes(url.protocol) && /^\/?$/u.test(url.pathname)) {
    return url.href;
  }
  throw new Error(
    `${name} holds '${withoutSignIn(given)}'; expected the address of a proxy, such as http://proxy.example.com:8080 or socks5h://proxy.example.com:1080.`,
  );
}

const USUAL_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/**
 * Whether NO_PROXY covers an address, as curl reads it: a host with all below it, an IP address or a
 * network, `*` for everything. As in other programs, a host may have a port and `*.` before it.
 */
function bypassOf(list: string): ProxyRules['isBypassed'] {
  const entries = list
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter((entry) => entry !== '');
  const networks = networksOf(entries);
  return (url) => {
    const host = hostOf(url);
    if (isIn(networks, host)) return true;
    const usedPort = url.port || USUAL_PORTS[url.protocol];
    return entries.some((entry) => {
      if (entry === '*') return true;
      const [, written = entry, onlyPort] = /^([^:]+)(?::(\d+))?$/u.exec(entry) ?? [];
      if (onlyPort !== undefined && onlyPort !== usedPort) return false;
      const name = written.replace(/^\*?\./u, '').replace(/\.$/u, '');
      return host === name || (isIP(host) === 0 && host.endsWith(`.${name}`));
    });
  };
}

/** As Chromium reads them: a host alone, or all hosts below one as `*.example.com`. */
const managedBypass =
  (hosts: readonly string[]): ProxyRules['isBypassed'] =>
  ({ hostname }) =>
    hosts.some((host) =>
      host.startsWith('*') ? hostname.endsWith(host.slice(1)) : hostname === host,
    );

/**
 * The values of HTTP_PROXY, HTTPS_PROXY, ALL_PROXY and NO_PROXY, lower-case names first, unless an
 * administrator has set a proxy.
 * @throws Error for a proxy script, which only a browser can run, and for a proxy that cannot be used
 */
export function proxyRules(
  managed: ManagedProxy | undefined,
  environment: Environment,
): ProxyRules {
  if (managed === 'direct') return { http: undefined, https: undefined, isBypassed: () => true };
  if (managed && 'pac' in managed) {
    throw new Error(
      `The managed settings name the proxy script ${managed.pac}, which a browser window of Corridor cannot run. Start the program itself, or have proxy.server set in place of proxy.pac.`,
    );
  }
  if (managed) {
    const { server, bypass = [] } = managed;
    return { http: server, https: server, isBypassed: managedBypass(bypass) };
  }
  return {
    http: readProxy(environment, 'HTTP_PROXY', 'ALL_PROXY'),
    https: readProxy(environment, 'HTTPS_PROXY', 'ALL_PROXY'),
    isBypassed: bypassOf(environment['no_proxy'] || environment['NO_PROXY'] || ''),
  };
}

/** The address of the proxy for `url`; undefined without one. */
export function proxyFor(url: string, { http, https, isBypassed }: ProxyRules): string | undefined {
  const target = new URL(url);
  const proxy = target.protocol === 'https:' ? https : http;
  return proxy === undefined || isThisComputer(target) || isBypassed(target) ? undefined : proxy;
}
