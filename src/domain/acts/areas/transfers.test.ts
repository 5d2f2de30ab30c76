import { describe, expect, it } from 'vitest';
import { fullOrder } from '#contract/orders/order-detail.ts';
import { orderRow } from '#contract/orders/orders.ts';
import type { EndpointName } from '#contract/wire/endpoints.ts';
import { TRANSFER } from '#domain/transfer/testing.ts';
import { isTrace, keptOf, type Read } from '../act.ts';
import { NEW_TRANSFER, TRANSFER_ACTS } from './transfers.ts';

const POST = TRANSFER_ACTS['transfer.post'];
const { wanted } = keptOf(POST, TRANSFER, '1');

const NEWEST = '2026-11-22T14:00:00.000Z';
const LATER = '2026-11-22T14:00:05.000Z';

/** The order that posting it makes. */
const OWN = {
  id: 8,
  exchange_rate: '501.250',
  posted_at: LATER,
  user: { id: 1 },
  postersBeneficiary: { email: 'ada@example.com' },
};

/** A network whose equal orders are these, and its newest order. */
function network(equals: readonly { readonly id: number }[], newest: string | null = NEWEST) {
  const asked: (readonly [EndpointName, unknown])[] = [];
  const read: Read = (endpoint, input) => {
    asked.push([endpoint, input]);
    if (endpoint === 'orders.read') {
      const { id } = input as { readonly id: string };
      const order = equals.find((each) => String(each.id) === id);
      return Promise.resolve(fullOrder.parse({ status: 'unpublished', ...order }) as never);
    }
    const rows = 'filters' in Object(input) ? equals : [{ id: 1, posted_at: newest }];
    const parsed = rows.map((row) => orderRow.parse({ status: 'unpublished', ...row }));
    return Promise.resolve({ rows: parsed, rowCount: rows.length } as never);
  };
  return { read, asked };
}

const reading = (...given: Parameters<typeof network>) =>
  NEW_TRANSFER.read(network(...given).read, { ids: [], newest: NEWEST }, wanted);

/** What is found of a transfer after which there is such an order. */
async function found(order: object, before: object = { ids: [], newest: NEWEST }) {
  const seen = before as Parameters<typeof POST.proof>[0];
  const { read } = network([{ ...OWN, ...order }]);
  return POST.proof(seen, wanted as never, await NEW_TRANSFER.read(read, seen, wanted));
}

describe('a transfer', () => {
  it('is searched among the newest orders of its amounts and currencies', async () => {
    const { read, asked } = network([]);
    expect(await NEW_TRANSFER.read(read, { ids: [] }, wanted)).toEqual({
      ids: [],
      newest: NEWEST,
      own: [],
      possible: [],
    });
    expect(asked).toEqual([
      [
        'orders.list',
        {
          filters: {
            posterAmount: { from: '199.50', to: '199.50' },
            matcherAmount: { from: '99999.38', to: '99999.38' },
            fromCurrency: ['USD'],
            toCurrency: ['NGN'],
          },
          orderBy: 'posted_at',
          page: 1,
          pageSize: 50,
        },
      ],
      ['orders.list', { orderBy: 'posted_at', page: 1, pageSize: 1 }],
    ]);
  });

  it('is found as the order with all that was sent', async () => {
    expect(await found({})).toEqual({
      text: 'Order 8 has the amounts, rate and recipient that were sent',
      at: null,
    });
    expect(isTrace(await found({ user: null })), 'who posted it is not said').toBe(true);
  });

  it('to an account is found by its number', async () => {
    const { wanted: toAccount } = keptOf(
      POST,
      { ...TRANSFER, poster_recipient_username: null, recipient: { accountNumber: '0123456789' } },
      '1',
    );
    const order = { ...OWN, postersBeneficiary: { account_number: '0123456789' } };
    const now = await NEW_TRANSFER.read(
      network([order]).read,
      { ids: [], newest: NEWEST },
      toAccount,
    );
    expect(now).toMatchObject({ own: ['8'] });
  });

  it.each([
    ['another person has posted', { user: { id: 2 } }],
    ['another person gets', { postersBeneficiary: { email: 'obi@example.com' } }],
    ['has another rate', { exchange_rate: '502' }],
    ['was there before', { posted_at: '2026-11-20T08:00:00.000Z' }],
  ])('is not taken for the order that %s', async (_whose, order) => {
    expect(await found(order)).toBe('not-yet');
  });

  it.each([
    ['who gets it', { postersBeneficiary: null }],
    ['a rate', { exchange_rate: null }],
    ['a rate that can be read', { exchange_rate: '1,234.5' }],
    ['when it was posted', { posted_at: null }],
    ['that it was posted after the newest one before', { posted_at: NEWEST }],
  ])('may be the order that does not say %s', async (_what, order) => {
    expect(await found(order)).toBe('cannot-tell');
    const now = await reading([{ ...OWN, ...order }]);
    expect(now && NEW_TRANSFER.state?.(now)).toBe('possibly order 8');
  });

  it('is not known to be posted after what was not read before', async () => {
    expect(await found({}, { ids: [] })).toBe('cannot-tell');
    expect(await found({}, { ids: null })).toBe('cannot-tell');
    const old = keptOf({ like: POST.like as never }, wanted, null).like;
    const now = await NEW_TRANSFER.read(network([OWN]).read, { ids: [], newest: NEWEST }, old);
    expect(now, 'kept by a version before').toMatchObject({ own: [], possible: ['8'] });
  });

  it('is not the equal order that was known before', async () => {
    expect(await found({}, { ids: ['8'], newest: NEWEST })).toBe('not-yet');
  });

  it('names all that may be it, and reads no more than five', async () => {
    const orders = [8, 9, 10, 11, 12, 13].map((id) => ({ ...OWN, id, postersBeneficiary: null }));
    const { read, asked } = network(orders);
    const now = await NEW_TRANSFER.read(read, { ids: [], newest: NEWEST }, wanted);
    expect(asked.filter(([endpoint]) => endpoint === 'orders.read')).toHaveLength(5);
    expect(now && NEW_TRANSFER.state?.(now)).toBe(
      'possibly order 8 or order 9 or order 10 or order 11 or order 12',
    );
    const none = await reading([]);
    expect(none && NEW_TRANSFER.state?.(none)).toBeNull();
  });
});
