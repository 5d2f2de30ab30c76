import { describe, expect, it } from 'vitest';
import type { Area } from '#contract/wire/areas.ts';
import { keyOf } from '#domain/acts/act.ts';
import type { ActName } from '#domain/acts/acts.ts';
import { ACTS, actOf } from '#domain/acts/acts.ts';
import { DOCUMENT } from '#domain/acts/areas/documents.ts';
import { type FoundOrders, ORDER_ACTS } from '#domain/acts/areas/orders.ts';
import { NEW_RIBBON } from '#domain/acts/areas/ribbons.ts';
import { NEW_TRANSFER } from '#domain/acts/areas/transfers.ts';
import { NO_EQUALS } from '#domain/acts/equals.ts';
import { a } from './cases/things.ts';

/** The acts by the beginnings of their names, the thing they are given, and what they call it. */
type Row = readonly [
  acts: RegExp,
  thing: unknown,
  noun: string,
  name: string,
  key: string,
  ...areas: Area[],
];

const ROWS: readonly Row[] = [
  [/^order\./u, a.order(), 'order', 'order 7', 'order:7', 'orders'],
  [/^orders\./u, a.foundOrders([false]), 'list of orders', '1 order', 'orders:new', 'orders'],
  [/^transfer\./u, NO_EQUALS, 'transfer', 'the new transfer', 'transfer:new', 'orders'],
  [/^user\./u, a.user(), 'user', 'Ada Obi', 'user:8', 'users'],
  [/^withdrawal\./u, a.withdrawal(), 'withdrawal', 'withdrawal 5', 'withdrawal:5', 'referrals'],
  [
    /^rate-limit\.create/u,
    NO_EQUALS,
    'exchange rate limit',
    'the new exchange rate limit',
    'rate-limit:new',
    'exchangeRateLimits',
  ],
  [
    /^rate-limit\.(?!create)/u,
    a.limit(),
    'exchange rate limit',
    'the limit from United States (USD) to Nigeria (NGN)',
    'rate-limit:6',
    'exchangeRateLimits',
  ],
  [
    /^option\./u,
    a.option(),
    'option',
    'the option Faster, 50 USD, US to NG',
    'option:2',
    'hybridOrderOptions',
  ],
  [
    /^options\./u,
    a.foundOptions(2),
    'list of options',
    'the list of 2 options',
    'options:new',
    'hybridOrderOptions',
  ],
  [/^ribbon\.create/u, NO_EQUALS, 'ribbon', 'the new ribbon', 'ribbon:new', 'ribbons'],
  [/^ribbon\.(?!create)/u, a.ribbon(), 'ribbon', 'ribbon 17', 'ribbon:17', 'ribbons'],
  [/^dispute\./u, a.dispute(), 'dispute', 'dispute 3', 'dispute:3', 'disputes', 'orders'],
  [/^card\./u, a.card(), 'card', 'card 5061 2300 0000 0000', 'card:19', 'cardVerifications'],
  [
    /^document\./u,
    a.document(),
    'request',
    'the request of Ada Obi',
    'document:23',
    'docVerifications',
  ],
  [
    /^payment\./u,
    a.payment(),
    'payment',
    'the payment of Ada Obi',
    'payment:29',
    'healthInsurance',
  ],
  [
    /^maintenance\./u,
    { on: false },
    'Maintenance Mode',
    'Maintenance Mode',
    'maintenance:new',
    'siteSettings',
  ],
];
/** A limit of which no country and no currency is known. */
const NOWHERE = {
  poster_country: null,
  poster_country_abbreviation: null,
  poster_currency_code: null,
  matcher_country: null,
  matcher_country_abbreviation: null,
  matcher_currency_code: null,
};
const NAMES = Object.keys(ACTS) as ActName[];
const CASES = ROWS.flatMap(([acts, thing, noun, name, key, ...areas]) =>
  NAMES.filter((action) => acts.test(action)).map((action) => ({
    action,
    thing,
    noun,
    name,
    key,
    areas,
  })),
);

describe('what an act is about', () => {
  it.each(CASES)('$action: $name', ({ action, thing, noun, name, key, areas }) => {
    const { kind } = actOf(action);
    expect([kind.noun, kind.name(thing), keyOf(kind, thing)]).toEqual([noun, name, key]);
    expect(kind.areas).toEqual(areas);
  });

  it('is written down here for every act there is, once', () => {
    expect(CASES.map(({ action }) => action).toSorted()).toEqual(NAMES.toSorted());
  });

  it('is the order, where the act is on the match of a dispute', () => {
    const about = (action: ActName, more = {}) => actOf(action).about?.(a.dispute(more));
    for (const action of ['dispute.cancelMatch', 'dispute.approveMatch'] as const) {
      expect(about(action)).toEqual({ kind: 'order', id: '7' });
      expect(about(action, { order: null })).toEqual({ kind: 'dispute', id: '3' });
    }
  });

  it('is the thing itself in all other acts', () => {
    const others = NAMES.filter((name) => actOf(name).about);
    expect(others).toEqual(['dispute.approveMatch', 'dispute.cancelMatch']);
  });

  it.each<[ActName, unknown, string]>([
    ['order.hide', a.order({ id: 'x9' }), 'order x9'],
    ['orders.hideAll', { ...a.foundOrders(null), rowCount: 5000 }, '5,000 orders'],
    ['user.ban', a.user({ full_name: null }), 'User 8'],
    [
      'rate-limit.delete',
      a.limit({ poster_country: null, matcher_country: null }),
      'the limit from US (USD) to NG (NGN)',
    ],
    ['rate-limit.delete', a.limit(NOWHERE), 'the limit from ? to ?'],
    ['options.update', a.foundOptions(1), 'the list of 1 option'],
    ['card.accept', a.card({ number: null }), 'card 19'],
    ['document.approve', a.document({ user: null }), 'the request of 23'],
    ['payment.confirm', a.payment({ healthInsuranceEnrollee: null }), 'the payment of 29'],
  ])('of %s is named by what is known of it', (action, thing, name) => {
    expect(actOf(action).kind.name(thing)).toBe(name);
  });

  it.each([
    ['identity', 'document'],
    ['address', 'address-document'],
    ['passport', 'document'],
    [null, 'document'],
  ])('is a document of its type: %s', (type, kind) => {
    expect(DOCUMENT.ref(a.document({ type }))).toEqual({ kind, id: '23' });
  });

  it('waits for its turn only where it takes files', () => {
    expect(NAMES.filter((name) => actOf(name).queues)).toEqual(['dispute.sendFile']);
  });

  it('is new where it has no id yet: a further one equal to it is its change', () => {
    const isNew = (name: ActName) => actOf(name).kind.isNew;
    expect(NAMES.filter(isNew)).toEqual(['rate-limit.create', 'ribbon.create', 'transfer.post']);
    const further = [NEW_RIBBON, NEW_TRANSFER].map(({ changes }) =>
      changes(NO_EQUALS, { ids: ['8'] }),
    );
    const before = { kind: 'text', value: '' };
    const after = { kind: 'text', value: '8' };
    expect(further).toEqual([
      [{ label: 'The same ribbon', before, after }],
      [{ label: 'Orders like it', before, after }],
    ]);
  });
});

describe('what has changed of it since it was seen', () => {
  const text = (value: string) => ({ kind: 'text', value });

  it('is whether Maintenance Mode is on', () => {
    const { changes } = actOf('maintenance.on').kind;
    const on = { on: true };
    const off = { on: false };
    expect(changes(off, on)).toEqual([
      { label: 'Maintenance Mode', before: text('Off'), after: text('On') },
    ]);
    expect(changes(on, off)).toMatchObject([{ before: text('On'), after: text('Off') }]);
    expect(changes(on, { on: true })).toEqual([]);
  });

  it('is how many orders a query finds, and how many of them are hidden, once they were read', () => {
    const before = a.foundOrders([true, false]);
    const after = a.foundOrders([true, true, true]);
    expect(ORDER_ACTS['orders.hideAll'].kind.changes(before, after)).toEqual([
      { label: 'Orders', before: text('2'), after: text('3') },
      { label: 'Hidden', before: text('1'), after: text('3') },
    ]);
    const many: FoundOrders = { ...before, rowCount: 5000 };
    expect(ORDER_ACTS['orders.hideAll'].kind.changes(before, many)).toMatchObject([
      { after: text('5,000') },
    ]);
    expect(ORDER_ACTS['orders.hideAll'].kind.changes(before, { ...before })).toEqual([]);
    expect(ORDER_ACTS['orders.hideAll'].kind.changes(a.foundOrders(null), after)).toEqual([]);
  });
});
