/**
 * The proxy settings of a system, as Chromium follows them: scripts and exceptions are tested
 * without setting this machine's.
 */
import { runInNewContext } from 'node:vm';

/** What is set for the system, or given to Chromium by its switches. */
export type SystemProxy =
  | { readonly server: string; readonly bypass?: readonly string[] }
  /** The address of a proxy script. Without one that is mandatory nothing is connected to. */
  | { readonly pac: string; readonly isMandatory?: boolean }
  | null;

/** The functions for proxy scripts that ours call. */
const FUNCTIONS = {
  isPlainHostName: (host: string) => !host.includes('.'),
  dnsDomainIs: (host: string, domain: string) => host.endsWith(domain),
  shExpMatch: (text: string, pattern: string) =>
    new RegExp(
      `^${pattern
        .replaceAll(/[.+^${}()|[\]\\]/gu, '\\$&')
        .replaceAll('*', '.*')
        .replaceAll('?', '.')}$`,
      'u',
    ).test(text),
};

const isLoopback = ({ hostname }: URL) =>
  hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');

/** Chromium's pattern of a bypass rule, of the kinds we use: a host, or `*.` and all below one. */
const matches = (host: string, rule: string) =>
  rule.startsWith('*') ? host.endsWith(rule.slice(1)) : host === rule;

/**
 * The proxies Chromium tries for a URL, in the words of a proxy script; none when a mandatory script
 * failed, as `ResolveProxyHelper` gives it.
 */
export function proxyResolver(settings: () => SystemProxy): (url: string) => Promise<string> {
  let script: Promise<string | null> | undefined;

  /** What the script says; null when it cannot be loaded or run. */
  async function byScript(pac: string, url: URL): Promise<string | null> {
    script ??= fetch(pac).then(
      (answer) => (answer.ok ? answer.text() : null),
      () => null,
    );
    const source = await script;
    const call = `${source};FindProxyForURL(${JSON.stringify(url.href)}, ${JSON.stringify(url.hostname)})`;
    try {
      return String(runInNewContext(call, { ...FUNCTIONS }));
    } catch {
      // Chromium tries again from time to time.
      script = undefined;
      return null;
    }
  }

  return async (address) => {
    const url = new URL(address);
    const system = settings();
    if (system === null || isLoopback(url)) return 'DIRECT';
    if ('pac' in system) {
      return (await byScript(system.pac, url)) ?? (system.isMandatory ? '' : 'DIRECT');
    }
    if (system.bypass?.some((rule) => matches(url.hostname, rule))) return 'DIRECT';
    return `PROXY ${new URL(system.server).host}`;
  };
}

/** The first proxy of such an answer as host and port; null for a direct connection. */
export const firstOf = (resolved: string): string | null =>
  /^\s*PROXY\s+([^\s;]+)/u.exec(resolved)?.[1] ?? null;
