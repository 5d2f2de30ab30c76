/** Where the person of a card or a document lives, in words. */
import type { VerifiedUser } from '#contract/people/verifications.ts';

const joined = (parts: readonly (string | null)[], by: string): string | null =>
  parts.filter(Boolean).join(by) || null;

/** A person's address in one line; null when there is none. */
export function verifiedAddress(user: VerifiedUser | null): string | null {
  if (user === null) return null;
  const { full_address: full, address, city, state, zipcode, country } = user;
  return full ?? joined([address, city, state, zipcode, country], ', ');
}
