import { describe, expect, it } from 'vitest';
import { orderRow } from '#contract/orders/orders.ts';
import {
  completedOrCancelledAt,
  currencyOn,
  isMatched,
  orderFigures,
  orderReference,
  totalOf,
  validatedAt,
} from './figures.ts';

const ORDER = {
  id: '1',
  status: 'published',
  type: 'p2p',
  poster_amount: '1000',
  poster_currency: 'NGN',
  matcher_amount: '2.40',
  matcher_currency: 'USD',
  poster_fee: '33',
  collection_fee: '1',
  payout_fee: '2',
  poster_payout_fee: '3',
  stampduty_fee: '4',
};
const MATCH = {
  match_id: '9',
  match_poster_amount: '250',
  match_matcher_amount: '0.60',
  match_matcher_currency: 'EUR',
  match_matcher_fee: '0.05',
  match_matcher_payment_method_fee: '0.01',
};
const order = (more: Record<string, unknown> = {}) => orderRow.parse({ ...ORDER, ...more });
const figures = (more: Record<string, unknown> = {}) => orderFigures(order(more));
const PARTIAL = { ...MATCH, is_partial_match_allowed: true };

describe('an order without a match', () => {
  it('shows its own amounts and fees, the fees in the currency of the poster', () => {
    expect(figures()).toEqual({
      posterAmount: { amount: '1000', currency: 'NGN' },
      matcherAmount: { amount: '2.40', currency: 'USD' },
      matcherAmountInMatcherCurrency: { amount: null, currency: null },
      posterFee: { amount: '33', currency: 'NGN' },
      matcherFee: { amount: null, currency: null },
      matcherFeeInMatcherCurrency: { amount: null, currency: null },
      collectionFee: { amount: '1', currency: 'NGN' },
      payoutFee: { amount: '2', currency: 'NGN' },
      posterPayoutFee: { amount: '3', currency: 'NGN' },
      stampDutyFee: { amount: '4', currency: 'NGN' },
    });
  });

  it('shows nothing of a match, though partial matching is allowed', () => {
    const { posterAmount, posterFee } = figures({ ...PARTIAL, match_id: null });
    expect([posterAmount.amount, posterFee.amount]).toEqual(['1000', '33']);
  });

  it('shows nothing where the server has nothing', () => {
    const bare = orderFigures(orderRow.parse({ id: 1, status: 'x' }));
    for (const figure of Object.values(bare)) expect(figure.amount).toBeNull();
  });
});

describe('an order with a match', () => {
  it('shows the amount and the fee in the currency of the matcher', () => {
    expect(isMatched(order(MATCH))).toBe(true);
    expect(figures(MATCH)).toMatchObject({
      posterAmount: { amount: '1000', currency: 'NGN' },
      matcherAmount: { amount: '2.40', currency: 'USD' },
      matcherAmountInMatcherCurrency: { amount: '0.60', currency: 'EUR' },
      matcherFee: { amount: '0.05', currency: 'USD' },
      matcherFeeInMatcherCurrency: { amount: '0.01', currency: 'EUR' },
    });
  });

  it('shows the matcher fee in USD when it is hybrid, else in the matcher currency', {
    tags: ['1L13', '1D09', '1D10'],
  }, () => {
    const cad = { ...MATCH, matcher_currency: 'CAD' };
    expect(figures({ ...cad, type: 'hybrid' }).matcherFee.currency).toBe('USD');
    expect(figures({ ...cad, type: 'p2p' }).matcherFee.currency).toBe('CAD');
    expect(figures({ ...cad, type: null }).matcherFee.currency).toBe('CAD');
  });
});

describe('a partial match', () => {
  it('shows the amounts of the match in its currency, and the fee per unit, rounded down', {
    tags: ['1D12'],
  }, () => {
    expect(figures(PARTIAL)).toMatchObject({
      posterAmount: { amount: '250', currency: 'NGN' },
      matcherAmount: { amount: '0.60', currency: 'EUR' },
      posterFee: { amount: '8', currency: 'NGN' },
    });
  });

  it("shows the order's amount in the order's currency while the match's amount is unknown", {
    tags: ['1D12'],
  }, () => {
    expect(figures({ ...PARTIAL, match_matcher_amount: null }).matcherAmount).toEqual({
      amount: '2.40',
      currency: 'USD',
    });
  });

  it('of the whole amount, however it is written, leaves the fee as it is', () => {
    const fee = (match_poster_amount: string) =>
      figures({ ...PARTIAL, poster_fee: '33.75', match_poster_amount }).posterFee.amount;
    expect(fee('1000.00')).toBe('33.75');
    expect(fee('999.99')).toBe('33');
  });

  it('changes nothing when partial matching is not allowed', () => {
    const { posterAmount, posterFee } = figures({ ...PARTIAL, is_partial_match_allowed: false });
    expect([posterAmount.amount, posterFee.amount]).toEqual(['1000', '33']);
  });

  it.each([
    [{ match_poster_amount: null }, '1000', '33'],
    [{ poster_amount: null }, '250', '33'],
    [{ poster_amount: '0' }, '250', '33'],
    [{ poster_fee: null }, '250', null],
  ])('does what it can where something is missing: %o', (missing, amount, fee) => {
    const { posterAmount, posterFee } = figures({ ...PARTIAL, ...missing });
    expect([posterAmount.amount, posterFee.amount]).toEqual([amount, fee]);
  });
});

it('the currency of a total of a row is that of its side', { tags: ['1L13'] }, () => {
  const row = { poster_currency: 'NGN', matcher_currency: 'CAD' };
  const sides = ['poster', 'matcher', 'matcherFee'] as const;
  expect(sides.map((side) => currencyOn(side, row))).toEqual(['NGN', 'CAD', 'CAD']);
  const hybrid = { ...row, type: 'hybrid' };
  expect(sides.map((side) => currencyOn(side, hybrid))).toEqual(['NGN', 'CAD', 'USD']);
});

describe('the reference', () => {
  it('is the reference of the provider when there is one', { tags: ['1L11'] }, () => {
    const both = { flwRef: 'FLW-1', poster_manual_payment_ref: 'M-1' };
    expect(orderReference(order(both))).toBe('FLW-1');
  });

  it('is else the reference of the poster', { tags: ['1L12'] }, () => {
    expect(orderReference(order({ flwRef: '', poster_manual_payment_ref: 'M-1' }))).toBe('M-1');
    expect(orderReference(order())).toBeNull();
  });
});

describe('an amount that cannot be read', () => {
  const ODD = { unreadable: '1,5' };

  it('is shown where it is, beside all the others', () => {
    const { posterAmount, matcherAmount } = figures({ poster_amount: '1,5' });
    expect(posterAmount).toEqual({ amount: ODD, currency: 'NGN' });
    expect(matcherAmount.amount).toBe('2.40');
  });

  it.each(['poster_fee', 'poster_amount', 'match_poster_amount'])(
    'leaves the fee of a partial match unreadable, too: %s',
    (name) => {
      expect(figures({ ...PARTIAL, [name]: '1,5' }).posterFee.amount).toEqual(ODD);
    },
  );

  it('leaves no total', () => {
    const amount = { amount: '5', currency: 'NGN' };
    const odd = { amount: ODD, currency: 'NGN' };
    expect([totalOf(odd, amount), totalOf(amount, odd)]).toEqual([odd, odd]);
    expect(totalOf(odd, { amount: null, currency: null })).toEqual(odd);
  });
});

describe('the dates', () => {
  const FIRST = '2026-11-20T10:00:00.000Z';
  const SECOND = '2026-11-21T10:00:00.000Z';

  it('say when it was validated, by the order or by its match', () => {
    expect(validatedAt(order())).toBeNull();
    expect(validatedAt(order({ match_matcher_payment_completed_at: SECOND }))).toBe(SECOND);
    const both = {
      matcher_payment_completed_at: FIRST,
      match_matcher_payment_completed_at: SECOND,
    };
    expect(validatedAt(order(both))).toBe(FIRST);
  });

  it('say when it came to its end, completed or cancelled', () => {
    expect(completedOrCancelledAt(order())).toBeNull();
    expect(completedOrCancelledAt(order({ cancelled_at: SECOND }))).toBe(SECOND);
    expect(completedOrCancelledAt(order({ completed_at: FIRST }))).toBe(FIRST);
  });
});

describe('a total', () => {
  const figure = (amount: string | null, currency = 'NGN') => ({ amount, currency });

  it('adds an amount and its fee, exactly', () => {
    expect(totalOf(figure('0.1'), figure('0.2'))).toEqual(figure('0.3'));
  });

  it('is the amount where there is no fee, and unknown in two currencies', () => {
    expect(totalOf(figure('5'), figure(null))).toEqual(figure('5'));
    expect(totalOf(figure('5'), figure('1', 'USD'))).toEqual({
      amount: null,
      currency: null,
      missing: 'No total, because the amount and the fee are in different currencies',
    });
    expect(totalOf(figure(null), figure('1')).amount).toBeNull();
  });
});
