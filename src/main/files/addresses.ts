/** Which addresses files are fetched from. */
import type { ForeignHost } from '#contract/bridge/files.ts';
import type { ApiSource } from '#main/basics/ports.ts';
import { isUnencrypted } from '#main/network/hosts.ts';
import { placeOfHost } from './host-place.ts';

/** The API, and what the managed settings add to it. */
export interface AddressPolicy {
  readonly address: ApiSource['address'];
  /** Host names other than the API's that files are fetched from without asking. */
  readonly allowedHosts: readonly string[];
}

/**
 * A complete http(s) address without credentials; null for anything else.
 * @param base the base of a relative address; without it a relative address is invalid
 */
export function fileAddress(answered: unknown, base?: string): URL | null {
  const url = typeof answered === 'string' && answered !== '' ? URL.parse(answered, base) : null;
  const web = url?.protocol === 'https:' || url?.protocol === 'http:';
  return web && url.username === '' && url.password === '' ? url : null;
}

/** Whether others could read a file from there on its way, while what the API answers is encrypted. */
const isExposed = (url: URL, apiUrl: string) => isUnencrypted(url) && !isUnencrypted(apiUrl);

/** Whether files are fetched from there without asking: from the API's origin, and as the managed settings allow. */
export async function isAllowed(
  url: URL,
  { address, allowedHosts }: AddressPolicy,
): Promise<boolean> {
  const { apiUrl } = await address;
  if (isExposed(url, apiUrl)) return false;
  return url.origin === new URL(apiUrl).origin || allowedHosts.includes(url.hostname);
}

/**
 * The address of a file that an answer of the API names, complete or relative to the API base; null where
 * it is no address of a file.
 */
export async function addressOfFile(
  answered: string,
  { address }: Pick<AddressPolicy, 'address'>,
): Promise<URL | null> {
  const { apiUrl } = await address;
  return fileAddress(answered, `${apiUrl}/`);
}

/** The decision about an address. */
export type AddressDecision =
  | { readonly kind: 'fetch' }
  | { readonly kind: 'ask'; readonly foreign: ForeignHost }
  | { readonly kind: 'refuse'; readonly message: string };

/**
 * Decides on an address. It is fetched from the API's origin, from a host that the managed settings
 * allow and from one that the user has allowed. The user is asked about any other, but never about a
 * link-local one, where nothing is meant for people, nor about one from which others could read the file.
 */
export async function decideOn(
  url: URL,
  policy: AddressPolicy,
  allowHost: string | undefined,
): Promise<AddressDecision> {
  if (await isAllowed(url, policy)) return { kind: 'fetch' };
  const place = await placeOfHost(url.hostname);
  if (place === 'link-local') {
    return {
      kind: 'refuse',
      message: `Nothing was downloaded: ${url.host} is an address of this computer's own network link, where no files are. Tell the API team.`,
    };
  }
  const { apiUrl } = await policy.address;
  if (isExposed(url, apiUrl)) {
    return {
      kind: 'refuse',
      message: `Nothing was downloaded: the file would come from ${url.host} without encryption. Tell the API team.`,
    };
  }
  if (url.host === allowHost) return { kind: 'fetch' };
  return { kind: 'ask', foreign: { status: 'foreign-host', host: url.host, place } };
}
