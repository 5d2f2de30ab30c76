import { describe, expect, it } from 'vitest';
import type { EndpointName } from '#contract/wire/endpoints.ts';
import type { Read } from '#domain/acts/act.ts';
import type { ActName } from '#domain/acts/acts.ts';
import { actOf } from '#domain/acts/acts.ts';
import { readFound } from '#domain/acts/areas/options.ts';
import { ORDER_ACTS } from '#domain/acts/areas/orders.ts';
import { findWithdrawal } from '#domain/acts/areas/withdrawals.ts';
import { a } from './cases/things.ts';

type Asked = readonly [EndpointName, unknown];
interface Query {
  readonly search?: string;
  readonly page?: number;
  readonly pageSize?: number;
}

/** A server that answers each call with what `answer` makes of its input; and what it was asked for. */
function serverWith(answer: (query: Query) => unknown) {
  const asked: Asked[] = [];
  const read: Read = async (endpoint, input) => {
    asked.push([endpoint, input]);
    return (await answer(input as Query)) as never;
  };
  return { asked, read };
}

/** A page of the list of these. */
const page = (rows: readonly unknown[]) => ({ rows, rowCount: rows.length });
const FIRST = { page: 1, pageSize: 100 };
const notFound = () => Promise.reject({ problem: { kind: 'server', status: 404, message: 'No' } });

describe.each<[ActName, unknown, Asked]>([
  ['order.hide', a.order(), ['orders.read', { id: '7' }]],
  ['user.ban', a.user(), ['users.read', { id: '8' }]],
])('%s', (name, thing, call) => {
  const { kind } = actOf(name);

  it('reads its thing by its id', { tags: ['1D04', '2UD05'] }, async () => {
    const now = { ...Object(thing), status: 'other' };
    const { asked, read } = serverWith(() => now);
    expect(await kind.read(read, thing)).toBe(now);
    expect(asked).toEqual([call]);
  });

  it('reads nothing where it is gone, and fails where it could not be read', async () => {
    expect(await kind.read(serverWith(notFound).read, thing)).toBeNull();
    const broken = serverWith(() => Promise.reject(new TypeError('broken')));
    await expect(kind.read(broken.read, thing)).rejects.toThrow('broken');
  });
});

/** What a list without the thing is asked for, call by call, before the thing is called gone. */
const SEARCHES: readonly (readonly [ActName, { readonly id: string }, readonly Asked[]])[] = [
  ['dispute.dismiss', a.dispute(), [['disputes.list', FIRST]]],
  [
    'withdrawal.approve',
    a.withdrawal({ user_id: 8 }),
    [['referrals.list', { type: 'withdraw', user_id: '8', ...FIRST }]],
  ],
  ['withdrawal.cancel', a.withdrawal(), [['referrals.list', { type: 'withdraw', ...FIRST }]]],
  ['rate-limit.update', a.limit(), [['exchangeRateLimits.list', FIRST]]],
  ['option.update', a.option(), [['hybridOrderOptions.list', FIRST]]],
  ['ribbon.update', a.ribbon(), [['ribbons.list', { page: 1, pageSize: 10 }]]],
  [
    'card.accept',
    a.card(),
    [
      ['cardVerifications.list', { search: 'Ada Obi', ...FIRST }],
      ['cardVerifications.list', { search: '5061230000000000', ...FIRST }],
      ['cardVerifications.list', FIRST],
    ],
  ],
  ['card.cancel', a.card({ user: null, number: null }), [['cardVerifications.list', FIRST]]],
  [
    'document.approve',
    a.document(),
    [
      ['docVerifications.list', { type: 'identity', search: 'Ada Obi', ...FIRST }],
      ['docVerifications.list', { type: 'identity', search: 'A123', ...FIRST }],
      ['docVerifications.list', { type: 'identity', ...FIRST }],
    ],
  ],
  [
    'document.decline',
    a.document({ type: 'address', user: null, data: null }),
    [['docVerifications.list', { type: 'address', ...FIRST }]],
  ],
  [
    'document.decline',
    a.document({ type: null, data: {} }),
    [
      ['docVerifications.list', { type: 'identity', search: 'Ada Obi', ...FIRST }],
      ['docVerifications.list', { type: 'identity', ...FIRST }],
    ],
  ],
  [
    'payment.confirm',
    a.payment(),
    [
      ['healthInsurance.list', { search: 'Ada Obi', ...FIRST }],
      ['healthInsurance.list', FIRST],
    ],
  ],
  [
    'payment.confirm',
    a.payment({ healthInsuranceEnrollee: null }),
    [['healthInsurance.list', FIRST]],
  ],
];
const TAGS = ['2D09', '2R14', '2R15', '2X07', '2H19', '2B03', '2C25', '2I17', '2P06'];

describe.each(SEARCHES)('%s', (name, thing, searches) => {
  const { kind } = actOf(name);
  const now = { ...thing, isNow: true };
  const other = { ...thing, id: 'another' };

  it('searches its list to the end before its thing is gone', { tags: TAGS }, async () => {
    const { asked, read } = serverWith(({ page: at }) => page(at === 1 ? [other] : []));
    expect(await kind.read(read, thing)).toBeNull();
    expect(asked).toEqual(searches);
  });

  it('stops at the first search that finds it', async () => {
    const { asked, read } = serverWith(() => page([other, now]));
    expect(await kind.read(read, thing)).toBe(now);
    expect(asked).toEqual(searches.slice(0, 1));
  });

  it('finds it without a search, where none by name or number does', async () => {
    const { asked, read } = serverWith(({ search }) => page(search ? [other] : [other, now]));
    expect(await kind.read(read, thing)).toBe(now);
    expect(asked).toEqual(searches);
  });
});

it('a withdrawal is found by its id alone', async () => {
  const { asked, read } = serverWith(() => page([a.withdrawal()]));
  expect(await findWithdrawal(read, '5')).toEqual(a.withdrawal());
  expect(asked).toEqual([['referrals.list', { type: 'withdraw', ...FIRST }]]);
});

describe('what a query finds', () => {
  /** A list of that many things. */
  const listOf = (count: number, largest = 1000) =>
    serverWith(({ page: at = 1, pageSize = 0 }) => {
      const size = Math.min(largest, pageSize);
      const ids = Array.from({ length: count }, (_, index) => ({ id: String(index) }));
      return { rows: ids.slice((at - 1) * size, at * size), rowCount: count };
    });
  const filters = { matcher_amount: '50' };
  const query = { filters: { statuses: ['published'] }, search: 'ada' };

  it('is read with its filters, to its end', async () => {
    const { asked, read } = listOf(1500);
    const found = await readFound(read, filters);
    expect([found.filters, found.rows.length, found.rowCount]).toEqual([filters, 1500, 1500]);
    expect(asked).toEqual(
      [1, 2].map((at) => ['hybridOrderOptions.list', { filters, page: at, pageSize: 1000 }]),
    );
  });

  it('is read again with the same filters', async () => {
    const { asked, read } = listOf(2);
    const { kind } = actOf('options.update');
    const now = await kind.read(read, a.foundOptions(5));
    expect(now).toEqual({ filters, rowCount: 2, rows: [{ id: '0' }, { id: '1' }] });
    expect(asked).toMatchObject([['hybridOrderOptions.list', { filters, page: 1 }]]);
  });

  it('is read with its filters and its search, up to a thousand orders', async () => {
    const { asked, read } = listOf(1500);
    const found = await ORDER_ACTS['orders.hideAll'].kind.read(read, a.foundOrders(null, query));
    expect(found).toMatchObject({ query, rowCount: 1500 });
    expect(found?.rows).toHaveLength(1000);
    expect(asked).toEqual([['orders.list', { ...query, page: 1, pageSize: 1000 }]]);
  });

  it('is read page by page from a server of smaller pages', async () => {
    const { asked, read } = listOf(250, 100);
    expect((await readFound(read, filters)).rows).toHaveLength(250);
    expect(asked.map(([, input]) => (input as Query).page)).toEqual([1, 2, 3]);
  });
});

it('Maintenance Mode is read as the setting of that name', { tags: ['1M01'] }, async () => {
  const { asked, read } = serverWith(() => ({ value: true }));
  const { kind } = actOf('maintenance.off');
  expect(await kind.read(read, { on: false })).toEqual({ on: true });
  expect(asked).toEqual([['siteSettings.read', { type: 'maintenance' }]]);
});
