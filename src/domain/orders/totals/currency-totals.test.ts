import { describe, expect, it } from 'vitest';
import type { OrderFilters } from '#contract/orders/orders.ts';
import { type Decimal, plus } from '../../money/money.ts';
import {
  type AnsweredTotals,
  currencyParts,
  differenceOf,
  linesOf,
  type Total,
} from './currency-totals.ts';

const TOTALS: readonly Total[] = [
  { name: 'total_poster_amount', label: 'Poster Amount', side: 'poster' },
  { name: 'total_matcher_amount', label: 'Matcher Amount', side: 'matcher' },
  { name: 'total_matcher_fee', label: 'Matcher Fee', side: 'matcherFee' },
  { name: 'total_payout_fee', label: 'Payout Fee', side: 'poster' },
];

interface SomeOrder {
  readonly from: string;
  readonly to: string;
  readonly type: string;
  readonly sent: Decimal;
  readonly received: Decimal;
  readonly matcherFee: Decimal;
  readonly fee: Decimal;
}

const order = (pair: string, type: string, ...amounts: Decimal[]): SomeOrder => {
  const [from = '', to = ''] = pair.split('-');
  const [sent = '0', received = '0', matcherFee = '0', fee = '0'] = amounts;
  return { from, to, type, sent, received, matcherFee, fee };
};

type Filters = Pick<OrderFilters, 'fromCurrency' | 'toCurrency' | 'type' | 'currency'>;

/** A network's statistics call, which reads the two lists of currencies as pairs. */
function statistics(orders: readonly SomeOrder[], filters: Filters): AnsweredTotals {
  const { fromCurrency, toCurrency, type, currency } = filters;
  const found = orders.filter(
    (each) =>
      (!fromCurrency ||
        fromCurrency.some((from, at) => from === each.from && toCurrency?.[at] === each.to)) &&
      (!type || type === each.type) &&
      (!currency || currency === `${each.from}-${each.to}`),
  );
  const sum = (of: (each: SomeOrder) => Decimal) =>
    found.reduce((all, each) => plus(all, of(each)), '0');
  return {
    total_poster_amount: sum(({ sent }) => sent),
    total_matcher_amount: sum(({ received }) => received),
    total_matcher_fee: sum(({ matcherFee }) => matcherFee),
    total_payout_fee: sum(({ fee }) => fee),
  };
}

/** The lines and the differences of a list over those orders. */
function read(
  orders: readonly SomeOrder[],
  filters: Filters = {},
  network: typeof statistics = statistics,
) {
  const parts = currencyParts(filters, TOTALS).map((part) => ({
    ...part,
    answer: network(orders, { ...filters, ...part.filters }),
  }));
  const whole = statistics(orders, filters);
  return {
    lines: linesOf(parts, TOTALS).map(({ currency, totals }) => [
      currency,
      ...TOTALS.map(({ name }) => totals[name]),
    ]),
    differences: TOTALS.map((total) => differenceOf(total, parts, whole)),
  };
}

const ADDS_UP = ['0.00', '0.00', '0.00', '0.00'];

const ORDERS = [
  order('NGN-USD', 'p2p', '525000', '1000', '10', '50.5'),
  order('NGN-USD', 'hybrid', '999999999999999.99', '0.01', '20', '0'),
  order('NGN-EUR', 'hybrid', '5250', '10', '3', '1'),
  order('GBP-NGN', 'p2p', '100', '57500', '250', '-4'),
  order('JPY-NGN', 'p2p', '-12840', '52500', '0', '7'),
];

describe('totals by currency', () => {
  it('have what is sent and the fees of the order in the currency sent, what is received in the other, and fees of hybrid matchers in USD', {
    tags: ['1L13', '1L22', '1L24'],
  }, () => {
    expect(read(ORDERS)).toEqual({
      lines: [
        // The fees of both hybrid orders, and of the one that a matcher paid in USD.
        ['EUR', '0', '10', '0', '0'],
        ['USD', '0', '1000.01', '33', '0'],
        ['GBP', '100', '0', '0', '-4'],
        ['NGN', '1000000000530249.99', '110000', '250', '51.5'],
        // It is sent only.
        ['JPY', '-12840', null, null, '7'],
      ],
      differences: ADDS_UP,
    });
  });

  it('are asked with the pairs of the list alone where it names some, in either of its forms', () => {
    const pairs = { fromCurrency: ['NGN', 'GHS'], toCurrency: ['USD', 'EUR'] };
    expect(
      currencyParts(pairs, TOTALS).map(({ side, currency, filters }) => [side, currency, filters]),
    ).toEqual([
      ['matcher', 'EUR', { fromCurrency: ['GHS'], toCurrency: ['EUR'], type: 'p2p' }],
      ['matcher', 'EUR', { fromCurrency: ['GHS'], toCurrency: ['EUR'], type: 'hybrid' }],
      ['matcher', 'USD', { fromCurrency: ['NGN'], toCurrency: ['USD'], type: 'p2p' }],
      ['matcher', 'USD', { fromCurrency: ['NGN'], toCurrency: ['USD'], type: 'hybrid' }],
      ['poster', 'NGN', { fromCurrency: ['NGN'], toCurrency: ['USD'] }],
      ['poster', 'GHS', { fromCurrency: ['GHS'], toCurrency: ['EUR'] }],
    ]);
    for (const filters of [pairs, { currency: 'NGN-USD' }, { type: 'hybrid' } as const]) {
      expect(read(ORDERS, filters).differences).toEqual(ADDS_UP);
    }
    expect(read(ORDERS, { currency: 'NGN-USD' }).lines.map(([currency]) => currency)).toEqual([
      'USD',
      'NGN',
    ]);
  });

  it('of a list without fees of matchers take one call for what is received', () => {
    const parts = currencyParts(
      {},
      TOTALS.filter(({ side }) => side !== 'matcherFee'),
    );
    expect(parts.filter(({ currency }) => currency === 'NGN').map(({ side }) => side)).toEqual([
      'poster',
      'matcher',
    ]);
    expect(parts.find(({ currency }) => currency === 'NGN')?.filters).not.toHaveProperty('type');
  });

  it('of one pair have its currencies, also an unknown one, and that of fees', () => {
    const gold = [order('XAU-USD', 'p2p', '3', '7', '1', '2')];
    expect(read(gold, { currency: 'XAU-USD' })).toEqual({
      lines: [
        ['USD', null, '7', '1', null],
        ['XAU', '3', null, null, '2'],
      ],
      differences: ADDS_UP,
    });
    expect(read(ORDERS, { currency: 'NGN-EUR', type: 'hybrid' }).lines).toEqual([
      ['EUR', null, '10', null, null],
      ['USD', null, null, '3', null],
      ['NGN', '5250', null, null, '1'],
    ]);
  });

  it('are asked with every pair where the one that the list names is none', () => {
    expect(currencyParts({ currency: 'NGN' }, TOTALS)).toEqual(currencyParts({}, TOTALS));
  });

  it('say by how much they do not add up: a currency or a type nobody knows, a server that sees no pairs', () => {
    const unknown = [...ORDERS, order('XAU-USD', 'p2p', '3', '7', '1', '2')];
    expect(read(unknown).differences).toEqual(['3.00', '7.00', '1.00', '2.00']);
    const barter = [order('NGN-USD', 'barter', '5', '6', '7', '8')];
    expect(read(barter).differences).toEqual(['0.00', '6.00', '7.00', '0.00']);
    const blind = read([order('NGN-USD', 'p2p', '1', '1', '1', '1')], {}, (all, { type }) =>
      statistics(all, type ? { type } : {}),
    );
    // Each of 26 currencies that are sent, and of 15 that are received, has all of it.
    expect(blind.differences).toEqual(['-25.00', '-14.00', '-14.00', '-25.00']);
  });

  it('are not known while an answer is missing, or a total cannot be read', () => {
    const parts = currencyParts({}, TOTALS).map((part) => ({ ...part, answer: undefined }));
    expect(linesOf(parts, TOTALS)).toEqual([]);
    expect(differenceOf(TOTALS[0] as Total, parts, statistics(ORDERS, {}))).toBeNull();
    const odd = read(ORDERS, {}, (all, filters) => ({
      ...statistics(all, filters),
      total_poster_amount: { unreadable: '1,5' },
    }));
    expect(odd.differences[0]).toBeNull();
    expect(odd.lines[0]).toContainEqual({ unreadable: '1,5' });
    const [total] = TOTALS;
    expect([{}, undefined].map((whole) => total && differenceOf(total, [], whole))).toEqual([
      null,
      null,
    ]);
  });
});
