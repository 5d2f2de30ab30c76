/** Addresses outside the console that it may hand to the system's own programs. */

export interface OutsideAddress {
  /** Complete and in plain ASCII: the address shown is the one opened. */
  readonly url: string;
  /** The host of a web page, or of a mailbox; other scripts in their ASCII form (RFC 5891). */
  readonly host: string;
  readonly kind: 'page' | 'mailbox';
}

/** The longest address in characters: programs of Windows are given no longer one. */
export const LONGEST_ADDRESS = 2000;

/** One mailbox without a query, which could fill in the message or attach a file. */
const MAILBOX = /^mailto:([\w.!*+~-]{1,64}@([a-z\d](?:[a-z\d.-]{0,252}[a-z\d])?))$/iu;

/** The address of a web page, without the characters that a browser would drop or replace by itself. */
const PAGE = /^https:\/\/[^\s\\/?#][^\s\\]*$/iu;

/** Reads an https page without credentials, or a mailbox; null for all else. What it gives reads the same. */
export function outsideAddress(text: string): OutsideAddress | null {
  if (text.length > LONGEST_ADDRESS) return null;
  const [, mailbox, mailHost] = MAILBOX.exec(text) ?? [];
  if (mailbox !== undefined && mailHost !== undefined) {
    return { url: `mailto:${mailbox}`, host: mailHost.toLowerCase(), kind: 'mailbox' };
  }
  const url = PAGE.test(text) ? URL.parse(text) : null;
  if (url?.username !== '' || url.password !== '') return null;
  if (url.href.length > LONGEST_ADDRESS) return null;
  return { url: url.href, host: url.host, kind: 'page' };
}
