import { describe, expect, it } from 'vitest';
import { cardVerification } from '#contract/people/verifications.ts';
import { STAFF_ROLES } from '#domain/access/roles.ts';
import { isOffered } from '#domain/acts/act.ts';
import { CARD_ACTS } from '#domain/acts/areas/cards.ts';
import {
  acceptQuestion,
  cardChanges,
  cardDecision,
  cardHasExpired,
  cardStatusLabel,
  EXPIRED,
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
    ['2027-09-01 00:00:00', '09/2027'],
    ['9/27', '09/2027'],
    ['9 - 2027', '09/2027'],
    ['09/2027', '09/2027'],
    ['next year', 'next year'],
    ['in 2027-09', 'in 2027-09'],
    ['2027-09-01?', '2027-09-01?'],
    ['2027-09?', '2027-09?'],
    ['in 9/27', 'in 9/27'],
    ['9/27?', '9/27?'],
    ['9/207', '9/207'],
  ])('shows the expiry %s as a month', (expiry, shown) => {
    expect(expiryText(expiry)).toBe(shown);
  });

  it('has expired once its month is over, in every time zone of the computer', () => {
    const expired = (expiry_date: string | null) =>
      cardHasExpired(card({ expiry_date }), new Date('2026-11-30T23:59:59Z'));
    expect(expired('10/26')).toBe(true);
    for (const valid of [
      '2026-11-01',
      '11/2026',
      '12/26',
      'soon',
      'in 10/2020',
      '10/2020?',
      null,
    ]) {
      expect(expired(valid), String(valid)).toBe(false);
    }
    expect(EXPIRED).toEqual({ text: 'Expired', tone: 'danger' });
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
    ['approved', 'Approved', 'success'],
    ['declined', 'Declined', 'danger'],
    ['charge_verified', 'Charge verified', 'informative'],
    ['charge_pending', 'Charge pending', 'warning'],
    ['toString', 'ToString', 'warning'],
  ])('%s is shown as %s: %s', { tags: ['2C14'] }, (status, text, tone) => {
    expect(cardStatusLabel(status)).toEqual({ text, tone });
  });

  it('is decided once it is approved or declined', () => {
    const decision = (status: string | null) => cardDecision(card({ status }));
    expect([decision('approved'), decision('declined')]).toEqual(['Approved', 'Declined']);
    expect([decision('charge_verified'), decision(null)]).toEqual([null, null]);
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
    const now = card({
      status: 'approved',
      user: { id: 3, full_name: 'Ada Obi' },
      number: '5061230000000001',
      expiry_date: '10/27',
      resp_message: 'No match',
      image_url: '/card.png',
    });
    const text = (before: string | null, after: string) => ({
      before: { kind: 'text', value: before },
      after: { kind: 'text', value: after },
    });
    expect(cardChanges(seen, now)).toEqual([
      { label: 'Status', ...text('Charge verified', 'Approved') },
      { label: 'Verified Name', ...text(null, 'Ada Obi') },
      { label: 'Card Number', ...text('5061 2300 0000 0000', '5061 2300 0000 0001') },
      { label: 'Expiration Date', ...text('09/2027', '10/2027') },
      { label: 'Response Message', ...text(null, 'No match') },
      {
        label: 'Image',
        before: { kind: 'picture', value: null },
        after: { kind: 'picture', value: '/card.png' },
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
