/** The managed proxy as switches of Chromium, so that it holds for every session, also of updates. */
import type { ManagedProxy } from '#main/network/proxy.ts';

/** Switches of Chromium with their values; they hold for every session, also for that of updates. */
export type Switches = readonly (readonly [name: string, value: string])[];

/** Over HTTP/2 and HTTP/3 Chromium may send what changes something twice; see `request.ts`. */
export const PROTOCOL_SWITCHES: Switches = [
  ['disable-http2', ''],
  ['disable-quic', ''],
];

/** Switches for an administrator's proxy until it is set on the sessions (`sessions.ts`), where scripts are. */
export function proxySwitches(proxy: ManagedProxy | undefined): Switches {
  if (proxy === 'direct') return [['no-proxy-server', '']];
  if (proxy === undefined || 'pac' in proxy) return [];
  const { server, bypass = [] } = proxy;
  return [
    ['proxy-server', server],
    ['proxy-bypass-list', bypass.join(';')],
  ];
}
