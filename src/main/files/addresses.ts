/** Which addresses files are fetched from. */
import type { ForeignHost } from '#contract/bridge.ts';
import type { ApiSource } from '#main/ports.ts';
import { placeOfHost } from './host-place.ts';

/** The API, and what the managed settings add to it. */
export interface AddressPolicy {
  readonly address: ApiSource['address'];
  /** Host names other than the API's that files are fetched from without asking. */
  readonly allowedHosts: readonly string[];
}

/**
 * A complete http(s) address without credentials; null for anything else.
 * @param base what an address that is not complete is relative to; without it there is none
 */
export function fileAddress(answered: unknown, base?: string): URL | null {
  const url = typeof answered === 'string' && answered !== '' ? URL.parse(answered, base) : null;
  const web = url?.protocol === 'https:' || url?.protocol === 'http:';
  return web && url.username === '' && url.password === '' ? url : null;
}

/** The decision about an address. */
export type AddressDecision =
  | { readonly kind: 'fetch' }
  | { readonly kind: 'ask'; readonly foreign: ForeignHost }
  | { readonly kind: 'refuse'; readonly message: string };

/**
 * Judges an address: from the API's own origin, from a host the managed settings allow and from the one
 * the person has allowed it is fetched. The person is asked about any other, but never about one that
 * only this computer's own link leads to: nothing there is meant for people.
 */
export async function decideOn(
  url: URL,
  { address, allowedHosts }: AddressPolicy,
  allowHost: string | undefined,
): Promise<AddressDecision> {
  const { apiUrl } = await address;
  if (url.origin === new URL(apiUrl).origin || allowedHosts.includes(url.hostname)) {
    return { kind: 'fetch' };
  }
  const place = await placeOfHost(url.hostname);
  if (place === 'link-local') {
    return {
      kind: 'refuse',
      message: `Nothing was downloaded: ${url.host} is an address of this computer's own network link, where no files are. Tell the API team.`,
    };
  }
  if (url.host === allowHost) return { kind: 'fetch' };
  return { kind: 'ask', foreign: { status: 'foreign-host', host: url.host, place } };
}
