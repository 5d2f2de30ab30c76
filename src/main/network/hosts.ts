/** The hosts of addresses: which networks they are in, which are this computer, and what is sent to them in the clear. */
import { BlockList, isIP } from 'node:net';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The host of an address; IPv6 without its brackets. */
export const hostOf = ({ hostname }: URL): string =>
  hostname.replace(/^\[|\]$/gu, '').replace(/\.$/u, '');

/** An address as a message may show it: without the sign-in, whatever is in that. */
export const withoutSignIn = (given: string): string => given.replace(/^(.*?\/\/)?.*@/su, '$1…@');

/** The addresses and networks among these entries, such as `10.0.0.0/8`, `fd00::/8` and `[::1]`. */
export function networksOf(entries: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const entry of entries) {
    const [, address = '', prefix] = /^\[?([\d.]+|[\da-f:.]+)\]?(?:\/(\d+))?$/u.exec(entry) ?? [];
    const family = familyOf(address);
    const bits = Number(prefix ?? (family === 'ipv6' ? 128 : 32));
    if (isIP(address) === 0 || bits > (family === 'ipv6' ? 128 : 32)) continue;
    networks.addSubnet(address, bits, family);
  }
  return networks;
}

export const isIn = (networks: BlockList, host: string): boolean =>
  isIP(host) !== 0 && networks.check(host, familyOf(host));

const THIS_COMPUTER = networksOf(['127.0.0.0/8', '::1']);

/** Whether a server is on this very machine, which no network is on the way to. */
export function isThisComputer(url: URL): boolean {
  const host = hostOf(url);
  return host === 'localhost' || host.endsWith('.localhost') || isIn(THIS_COMPUTER, host);
}

/** Whether what goes to an address can be read on the way there. */
export function isUnencrypted(address: string | URL): boolean {
  const url = new URL(address);
  return url.protocol === 'http:' && !isThisComputer(url);
}
