/** Which addresses files are fetched from. */
import type { ApiSource } from '#main/ports.ts';

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

/**
 * Whether `url` is on the API's own origin, or on a host the managed settings allow, or on the one
 * the person has allowed.
 */
export async function mayFetch(
  url: URL,
  { address, allowedHosts }: AddressPolicy,
  allowHost: string | undefined,
): Promise<boolean> {
  const { apiUrl } = await address;
  return (
    url.origin === new URL(apiUrl).origin ||
    allowedHosts.includes(url.hostname) ||
    url.host === allowHost
  );
}
