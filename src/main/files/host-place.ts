/** Where a host is, seen from this computer, which the user should know before a download from it. */
import { lookup } from 'node:dns/promises';
import { type BlockList, isIP } from 'node:net';
import type { HostPlace } from '#contract/bridge/files.ts';
import { isIn, networksOf } from '#main/network/hosts.ts';

/** Where a host is; from `link-local` nothing is ever fetched, so the user is not asked. */
type Place = HostPlace | 'link-local';

/** Networks by what they are, the nearest first (RFC 1918, 3927, 4193, 4291, 6598, 6890). */
const PLACES: readonly (readonly [Place, BlockList])[] = [
  ['link-local', networksOf(['169.254.0.0/16', 'fe80::/10'])],
  ['loopback', networksOf(['127.0.0.0/8', '0.0.0.0/8', '::1', '::'])],
  [
    'private',
    networksOf(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7']),
  ],
];

/** The addresses behind a name. */
type Resolve = (name: string) => Promise<readonly string[]>;

const resolveName: Resolve = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address);

/**
 * Where the host of an address is: the nearest of the places its name resolves to. A name that does not
 * resolve counts as public, because a proxy may know it.
 * @param hostname as in `URL.hostname`
 */
export async function placeOfHost(hostname: string, resolve = resolveName): Promise<Place> {
  const bare = hostname.replaceAll(/[[\]]/gu, '');
  const addresses = isIP(bare) === 0 ? await resolve(bare).catch(() => []) : [bare];
  // A link-local address may name the network card after a '%'.
  const plain = addresses.map((address) => address.replace(/%.*/u, ''));
  // An IPv4 address written as IPv6 is where the IPv4 address is.
  const found = PLACES.find(([, networks]) => plain.some((address) => isIn(networks, address)));
  return found?.[0] ?? 'public';
}
