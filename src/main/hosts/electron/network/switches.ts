/**
 * The managed proxy as command-line switches of Chromium, so that it holds for every session, that of
 * updates included.
 */
import type { ManagedProxy } from '#main/network/proxy.ts';

/** Switches of Chromium with their values; they hold for every session, also for that of updates. */
export type Switches = readonly (readonly [name: string, value: string])[];

/**
 * Over HTTP/2 and HTTP/3 Chromium sends a request that changes something a second time when a
 * shared connection breaks; see `request.ts`.
 */
export const PROTOCOL_SWITCHES: Switches = [
  ['disable-http2', ''],
  ['disable-quic', ''],
];

/**
 * Chromium's switches for an administrator's proxy, for what is sent before it is set on the sessions
 * (`sessions.ts`), where a script is set alone; without one the system decides.
 */
export function proxySwitches(proxy: ManagedProxy | undefined): Switches {
  if (proxy === 'direct') return [['no-proxy-server', '']];
  if (proxy === undefined || 'pac' in proxy) return [];
  const { server, bypass = [] } = proxy;
  return [
    ['proxy-server', server],
    ['proxy-bypass-list', bypass.join(';')],
  ];
}
