/** Addresses of servers, as people and administrators give them. */

/** What an address must be. */
const EXPECTED = 'an absolute http or https address such as https://api.example.com/v1';

/** An address that can be used, or what was expected of it. */
export type ReadAddress = { readonly url: string } | { readonly expected: string };

/** Reads an address; a usable one is without trailing slash. */
export function readAddress(text: string): ReadAddress {
  const url = URL.parse(text.trim());
  if (!(url && ['http:', 'https:'].includes(url.protocol))) return { expected: EXPECTED };
  if (url.username || url.password) {
    return { expected: `${EXPECTED}, without user name and password` };
  }
  if (/[?#]/u.test(url.href)) return { expected: `${EXPECTED}, without '?' and '#'` };
  return { url: url.href.replace(/\/+$/u, '') };
}

/** What an address must be whose traffic must not be read by others. */
export const ENCRYPTED_EXPECTED =
  'an https address, because nothing is encrypted on the way to an http address of another computer. An administrator can allow it with the managed setting unencryptedAllowed';
