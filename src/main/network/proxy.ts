/** The proxy for a server, where Corridor and not the system chooses it. */

/** What an administrator may decide about the proxy; see the managed settings. */
export type ManagedProxy =
  | 'direct'
  | { readonly server: string; readonly bypass?: readonly string[] | undefined }
  | { readonly pac: string };

/** The proxies of a start: addresses by the protocol of the request, and hosts that need none. */
export interface ProxyRules {
  readonly http: string | undefined;
  readonly https: string | undefined;
  /** `*`, a host, or all hosts below one as `*.example.com` or `.example.com`; each may have a port. */
  readonly bypass: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A server on this very machine is never behind a proxy. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

/** A proxy as it is written; undefined for one of a kind that only browsers know. */
function readProxy(text: string | undefined): string | undefined {
  const given = text?.trim();
  if (!given) return undefined;
  const url = URL.parse(given.includes('://') ? given : `http://${given}`);
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : undefined;
}

/**
 * The values of HTTP_PROXY, HTTPS_PROXY, ALL_PROXY and NO_PROXY, lower-case names first, unless an
 * administrator has set a proxy.
 * @throws Error for a proxy script, which only a browser can run
 */
export function proxyRules(
  managed: ManagedProxy | undefined,
  environment: Environment,
): ProxyRules {
  if (managed === 'direct') return { http: undefined, https: undefined, bypass: [] };
  if (managed && 'pac' in managed) {
    throw new Error(
      `The managed settings name the proxy script ${managed.pac}, which a browser window of Corridor cannot run. Start the program itself, or have proxy.server set in place of proxy.pac.`,
    );
  }
  if (managed) {
    return { http: managed.server, https: managed.server, bypass: managed.bypass ?? [] };
  }
  const given = (name: string) => environment[name.toLowerCase()] || environment[name];
  return {
    http: readProxy(given('HTTP_PROXY') || given('ALL_PROXY')),
    https: readProxy(given('HTTPS_PROXY') || given('ALL_PROXY')),
    bypass:
      given('NO_PROXY')
        ?.toLowerCase()
        .split(/[\s,]+/u) ?? [],
  };
}

const USUAL_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

function isBypassed({ protocol, hostname, port }: URL, bypass: readonly string[]): boolean {
  const usedPort = port || USUAL_PORTS[protocol];
  return bypass.some((entry) => {
    if (entry === '*') return true;
    const [, host = entry, onlyPort] = /^(.+?)(?::(\d+))?$/u.exec(entry) ?? [];
    if (onlyPort !== undefined && onlyPort !== usedPort) return false;
    const suffix = host.replace(/^\*/u, '');
    return suffix.startsWith('.') ? hostname.endsWith(suffix) : hostname === suffix;
  });
}

/** The address of the proxy for `url`; undefined without one. */
export function proxyFor(url: string, { http, https, bypass }: ProxyRules): string | undefined {
  const target = new URL(url);
  const proxy = target.protocol === 'https:' ? https : http;
  return proxy === undefined || isLoopback(url) || isBypassed(target, bypass) ? undefined : proxy;
}
