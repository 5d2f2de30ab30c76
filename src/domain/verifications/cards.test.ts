import { describe, expect, it } from 'vitest';
import { cardVerification } from '#contract/people/verifications.ts';
import { STAFF_ROLES } from '#domain/access/roles.ts';
import { isOffered } from '#domain/acts/act.ts';
import { CARD_ACTS } from '#domain/acts/areas/cards.ts';
import {
  acceptQuestion,
  cardChanges,
  cardHasExpired,
  cardStatusLabel,
  EXPIRY_MONTHS,
  expiryText,
  expiryYears,
  groupedNumber,
  isNotDeclined,
} from './cards.ts';

const ACCEPT = CARD_ACTS['card.accept'];
const card = (more: object = {}) => cardVerification.parse({ id: 7, ...more });

describe('a card verification request', () => {
  it.each([
    ['5061230000000000', '5061 2300 0000 0000'],
    ['5061 2300-0000 0000', '5061 2300 0000 0000'],
    ['340000000000000', '3400 0000 0000 000'],
    ['', ''],
  ])('groups %s by four', { tags: ['2C05'] }, (number, grouped) => {
    expect(groupedNumber(number)).toBe(grouped);
  });

  it.each([
    ['2027-09-01', '09/2027'],
    ['2027-09', '09/2027'],
    ['2027-09-01T00:00:00Z', '09/2027'],
    ['9/27', '09/2027'],
    ['09/2027', '09/2027'],
    ['next year', 'next year'],
  ])('shows the expiry %s as a month', (expiry, shown) => {
    expect(expiryText(expiry)).toBe(shown);
  });

  it('has expired once its month is over, in every time zone of the computer', () => {
    const expired = (expiry_date: string | null) =>
      cardHasExpired(card({ expiry_date }), new Date('2026-11-30T23:59:59Z'));
    expect(['10/26', '2026-11-01', '11/2026', '12/26', 'soon', null].map(expired)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(cardHasExpired(card({ expiry_date: '11/26' }), new Date('2026-12-01T00:00:00Z'))).toBe(
      true,
    );
  });

  it('Accept states that the card has not expired, unless it has', { tags: ['2C18'] }, () => {
    const asked = (expiry_date: string | null) =>
      acceptQuestion(card({ expiry_date }), new Date('2026-11-22T12:00:00Z'));
    expect(asked('12/26')).toBe(
      'Are you sure you want to accept this card? The name matched, the number is correct and the card has not expired.',
    );
    expect(asked('10/26')).toBe(
      'Are you sure you want to accept this card? The name matched, the number is correct but the card has expired.',
    );
  });

  it('the expiry filter has years from 21 back to 50 ahead, and twelve months', {
    tags: ['2C12'],
  }, () => {
    const years = expiryYears(new Date('2025-06-01T12:00:00'));
    expect([years[0], years.at(-1), years.length]).toEqual([2004, 2075, 72]);
    expect(EXPIRY_MONTHS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it.each([
    ['approved', 'success'],
    ['declined', 'danger'],
    ['charge_verified', 'informative'],
    ['charge_pending', 'warning'],
    ['toString', 'warning'],
  ])('%s is shown as %s', { tags: ['2C14'] }, (status, tone) => {
    expect(cardStatusLabel(status).tone).toBe(tone);
  });

  it('Accept is offered to admins alone, and only once the charge is verified', {
    tags: ['2C15', '2C16'],
  }, () => {
    const offered = STAFF_ROLES.filter((role) =>
      isOffered(ACCEPT, card({ status: 'charge_verified' }), role),
    );
    expect(offered).toEqual(['admin']);
    for (const status of ['approved', 'declined', 'charge_pending', null]) {
      expect(isOffered(ACCEPT, card({ status }), 'admin')).toBe(false);
    }
  });

  it('Cancel is offered until the card is declined', { tags: ['2C17'] }, () => {
    const statuses = ['charge_verified', 'approved', 'charge_pending', null, 'declined'];
    expect(statuses.filter((status) => isNotDeclined(card({ status })))).toEqual([
      'charge_verified',
      'approved',
      'charge_pending',
      null,
    ]);
  });

  it('compares what was shown', () => {
    const seen = card({
      status: 'charge_verified',
      number: '5061230000000000',
      expiry_date: '9/27',
    });
    expect(
      cardChanges(seen, { ...seen, number: '5061 2300 0000 0000', expiry_date: '2027-09-01' }),
    ).toEqual([]);
    expect(cardChanges(seen, { ...seen, status: 'approved' })).toEqual([
      {
        label: 'Status',
        before: { kind: 'text', value: 'Charge verified' },
        after: { kind: 'text', value: 'Approved' },
      },
    ]);
  });

  it.each([
    {},
    { user: null, number: null },
    { user: {}, number: 5_061_230_000_000_000, status: 'new', resp_message: 12 },
  ])('is read with missing fields: %j', (wire) => {
    expect(card(wire).id).toBe('7');
  });
});
