/** Where a host is, seen from this computer, which the user should know before a download from it. */
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { HostPlace } from '#contract/bridge/files.ts';

/** Where a host is; from `link-local` nothing is ever fetched, so the user is not asked. */
type Place = HostPlace | 'link-local';

/** Networks in CIDR notation by what they are (RFC 1918, 3927, 4193, 4291, 6598, 6890). */
const NETWORKS: Readonly<Record<Exclude<Place, 'public'>, readonly string[]>> = {
  'link-local': ['169.254.0.0/16', 'fe80::/10'],
  loopback: ['127.0.0.0/8', '0.0.0.0/8', '::1/128', '::/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7'],
};

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const PLACES = Object.entries(NETWORKS).map(([place, networks]) => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family(address));
  }
  return [place as Place, list] as const;
});

/** Where an IP address is. An IPv4 address written as IPv6 is where the IPv4 address is. */
const placeOfAddress = (address: string): Place =>
  PLACES.find(([, list]) => list.check(address, family(address)))?.[0] ?? 'public';

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
  const bare = hostname.replace(/^\[(.*)\]$/u, '$1');
  const addresses = isIP(bare) === 0 ? await resolve(bare).catch(() => []) : [bare];
  // A link-local address may name the network card after a '%'.
  const places = addresses.map((address) => placeOfAddress(address.replace(/%.*$/u, '')));
  return PLACES.map(([place]) => place).find((place) => places.includes(place)) ?? 'public';
}
