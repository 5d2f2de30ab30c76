import { describe, expect, it } from 'vitest';
import { shownAs } from '#contract/wire/unreadable.ts';
import { formatAmount } from '#domain/money/money.ts';
import { invitedStatus, invitedStatusLabel } from './invited.ts';
import { requestFee, requestorAmount, requestStatusLabel } from './payment-request.ts';

const request = {
  amount: '100',
  exchange_rate: '1.5',
  fee: '2',
  type: 'p2p',
  requestor_currency: 'GBP',
};

describe('the requestor amount of a payment request', () => {
  it('is amount times rate, to 2 decimals', { tags: ['2UD54'] }, () => {
    const { amount, currency } = requestorAmount(request);
    expect(shownAs(amount, formatAmount)).toBe('150.00');
    expect(currency).toBe('GBP');
  });

  it('is less the fee when the type is 3po', { tags: ['2UD55'] }, () => {
    expect(shownAs(requestorAmount({ ...request, type: '3po' }).amount, formatAmount)).toBe(
      '148.00',
    );
    const free = { ...request, type: '3po', fee: null };
    expect(shownAs(requestorAmount(free).amount, formatAmount)).toBe('150.00');
  });

  it('is exact where floating point is not, and unknown without a rate or an amount', () => {
    const exact = { ...request, amount: '1.005', exchange_rate: '1000', type: '3po', fee: '0.1' };
    expect(requestorAmount(exact).amount).toBe('1004.9');
    expect(requestorAmount({ ...request, exchange_rate: null }).amount).toBeNull();
    expect(requestorAmount({ ...request, amount: null }).amount).toBeNull();
  });

  it.each(['amount', 'exchange_rate', 'fee'])('says what cannot be read of its %s', (field) => {
    const odd = { unreadable: '1,0' };
    expect(requestorAmount({ ...request, type: '3po', [field]: odd }).amount).toBe(odd);
  });

  it('its fee is in the same currency when the type is 3po, else in none that is known', {
    tags: ['2UD55'],
  }, () => {
    expect(requestFee({ ...request, type: '3po' })).toEqual({ amount: '2', currency: 'GBP' });
    expect(requestFee(request)).toEqual({ amount: '2', currency: null });
  });

  it.each([
    ['completed', 'Completed', 'success'],
    ['accepted', 'Accepted', 'informative'],
    ['pending', 'Pending', 'informative'],
    ['cancelled', 'Cancelled', 'danger'],
    ['canceled', 'Canceled', 'danger'],
    ['declined', 'Declined', 'danger'],
    ['expired', 'Expired', 'danger'],
    ['on_hold', 'On hold', 'neutral'],
    ['constructor', 'Constructor', 'neutral'],
  ])('its status %s is shown as %s: %s', (status, text, tone) => {
    expect(requestStatusLabel(status)).toEqual({ text, tone });
  });
});

const AT = '2026-03-01T00:00:00.000Z';
const joined = { joined_at: AT, last_transaction_created_at: AT, status: 'transacted-posted' };

describe('the status of an invited user', () => {
  it('is invited until they have joined', { tags: ['2UD43'] }, () => {
    expect(invitedStatus({ ...joined, joined_at: null })).toBe('invited');
    expect(invitedStatus({ ...joined, joined_at: null, status: 'banned' })).toBe('invited');
  });

  it('is registered once they joined, without a transaction or with the status new', {
    tags: ['2UD44'],
  }, () => {
    expect(invitedStatus({ ...joined, last_transaction_created_at: null })).toBe('registered');
    expect(invitedStatus({ ...joined, status: 'new' })).toBe('registered');
    expect(invitedStatus({ ...joined, status: null })).toBe('registered');
  });

  it('is otherwise their own', { tags: ['2UD45'] }, () => {
    expect(invitedStatus(joined)).toBe('transacted-posted');
    expect(invitedStatus({ ...joined, status: 'banned' })).toBe('banned');
  });

  it('is grey, yellow, orange, green or red', { tags: ['2UD46'] }, () => {
    const tone = (status: string) => invitedStatusLabel({ ...joined, status }).tone;
    expect(invitedStatusLabel({ ...joined, joined_at: null }).tone).toBe('neutral');
    expect(tone('new')).toBe('caution');
    expect(tone('transacted-matched')).toBe('amber');
    expect(tone('transacted-posted')).toBe('amber');
    expect(tone('transacted-completed')).toBe('success');
    expect(tone('banned')).toBe('danger');
    expect(tone('of another kind')).toBe('neutral');
  });
});
