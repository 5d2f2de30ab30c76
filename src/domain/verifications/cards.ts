/** Card verification requests: how they read, and what may be done with them (2C). */
import type { CardVerification } from '#contract/people/verifications.ts';
import { changesIn, pictureFacet, textFacet } from '#domain/changes/changes.ts';
import { personName } from '#domain/text/person-names.ts';
import { wordsOf } from '#domain/text/words.ts';
import type { StatusLabel } from '../text/status.ts';

/** Years of the expiry filter before and after this one (2C12). */
const YEARS_BACK = 21;
const YEARS_AHEAD = 50;

/** A card number in groups of four: '5061 2300 0000 0000'. */
export const groupedNumber = (number: string): string =>
  number.replaceAll(/[\s-]/gu, '').replaceAll(/(.{4})(?=.)/gu, '$1 ');

/** An expiry as 'MM/YYYY', whether it came as a date, a month or as on the card; else as it came. */
export const expiryText = (expiry: string): string =>
  expiry
    .replace(/^(\d{4})-(\d{2})(?:-\d{2})?(?:[T ].*)?$/u, '$2/$1')
    .replace(
      /^(\d{1,2})\s*[/-]\s*(\d{2}|\d{4})$/u,
      (_all, month: string, year: string) => `${month.padStart(2, '0')}/${year.padStart(4, '20')}`,
    );

/** Whether a card is past the last day of its expiry month, in UTC; false for an unreadable expiry. */
export function cardHasExpired(
  { expiry_date: expiry }: Pick<CardVerification, 'expiry_date'>,
  now: Date,
): boolean {
  const [, month, year] = /^(\d{2})\/(\d{4})$/u.exec(expiryText(expiry ?? '')) ?? [];
  // Without a month it is NaN, which is never over.
  return Date.UTC(Number(year), Number(month), 1) <= now.getTime();
}

export const EXPIRED: StatusLabel = { text: 'Expired', tone: 'danger' };

/** The questions before a card is accepted. An expired card is never called unexpired (2C18). */
export const acceptQuestion = (card: Pick<CardVerification, 'expiry_date'>, now: Date): string =>
  `Are you sure you want to accept this card? The name matched, the number is correct ${
    cardHasExpired(card, now) ? 'but the card has expired.' : 'and the card has not expired.'
  }`;

/** The years the expiry filter offers (2C12). */
export const expiryYears = (now: Date): readonly number[] =>
  Array.from(
    { length: YEARS_BACK + YEARS_AHEAD + 1 },
    (_, index) => now.getFullYear() - YEARS_BACK + index,
  );

export const EXPIRY_MONTHS: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);

const LABELS: Readonly<Record<string, StatusLabel>> = {
  approved: { text: 'Approved', tone: 'success' },
  declined: { text: 'Declined', tone: 'danger' },
  charge_verified: { text: 'Charge verified', tone: 'informative' },
};

/** The label of a card's status; any other status than the three is a warning (2C). */
export function cardStatusLabel(status: string): StatusLabel {
  if (Object.hasOwn(LABELS, status)) return LABELS[status] as StatusLabel;
  return { text: wordsOf(status), tone: 'warning' };
}

/** Whether a card waits for a decision: once its charge is verified, until it has one. */
export const isCardWaiting = ({ status }: Pick<CardVerification, 'status'>): boolean =>
  status === 'charge_verified';

/** The decision on a card; null while it is pending. */
export const cardDecision = ({ status }: Pick<CardVerification, 'status'>): string | null =>
  status === 'approved' || status === 'declined' ? cardStatusLabel(status).text : null;

/** A card can be declined until it is (2C17). */
export const isNotDeclined = ({ status }: Pick<CardVerification, 'status'>): boolean =>
  status !== 'declined';

export const cardChanges = changesIn<CardVerification>([
  textFacet('Status', ({ status }) => status && cardStatusLabel(status).text),
  textFacet('Verified Name', ({ user }) => personName(user)),
  textFacet('Card Number', ({ number }) => number && groupedNumber(number)),
  textFacet('Expiration Date', ({ expiry_date }) => expiry_date && expiryText(expiry_date)),
  textFacet('Response Message', ({ resp_message }) => resp_message),
  pictureFacet('Image', ({ image_url }) => image_url),
]);
