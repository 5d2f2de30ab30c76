import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FullOrder, MatchHistoryItem, OpenMatch } from '#contract/orders/order-detail.ts';
import type { OrderStatus } from '#contract/orders/orders.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import type { RealtimeEvent } from '#contract/wire/realtime.ts';
import { may, type Permission, STAFF_ROLES } from '#domain/access/roles.ts';
import { type Listener, listen, type ReceivedEvent } from '../../../testing/events.ts';
import { KINDS, send, type TestSandbox, tokenOf } from '../../../testing/sandboxes.ts';

const FORBIDDEN = { message: 'You do not have permission to do this' };
const AT = expect.stringMatching(/^\d{4}-/u);

interface Action {
  readonly name: string;
  /** The statuses an order passes through before the action. */
  readonly from: OrderStatus | 'match cancelled';
  readonly path: (order: FullOrder) => string;
  readonly body?: (order: FullOrder) => object;
  readonly permission?: Permission;
  /** What the order reads afterwards. */
  readonly leaves: Record<string, unknown>;
  readonly publishes: RealtimeEvent;
  /** What asking once more is answered; nothing when that changes nothing. */
  readonly again?: string;
}

const onOrder = (name: string) => (order: FullOrder) => `admin/orders/${name}/${order.id}`;
const onMatch = (name: string) => (order: FullOrder) => `admin/matches/${name}/${order.match_id}`;

const ACTIONS: readonly Action[] = [
  {
    name: 'cancel match',
    from: 'matched',
    path: onMatch('cancel'),
    permission: 'cancelMatch',
    leaves: { status: 'published', match_cancelled_at: AT, matched_at: null },
    publishes: 'matchCancelled',
    again: 'The match has been cancelled',
  },
  {
    name: 'approve match',
    from: 'matched',
    path: onMatch('approve'),
    permission: 'approveMatch',
    leaves: { status: 'payment_received', matcher_payment_completed_at: AT, confirmed_at: AT },
    publishes: 'orderSaved',
    again: "The matcher's payment is already completed",
  },
  {
    name: 'mark as paid',
    from: 'matched',
    path: onOrder('mark-as-matcher-paid'),
    permission: 'markAsPaid',
    leaves: { status: 'matcher_paid', confirmed_at: AT, matcher_payment_completed_at: null },
    publishes: 'orderSaved',
    again: 'The match is already marked as paid',
  },
  {
    name: 'mark as refunded',
    from: 'unable_to_refund',
    path: onOrder('mark-as-refunded'),
    permission: 'markAsRefunded',
    leaves: { refund_status: 'completed', refunded_at: AT, can_be_marked_as_refunded: false },
    publishes: 'orderSaved',
    again: 'The order cannot be marked as refunded',
  },
  {
    name: 'complete',
    from: 'payment_received',
    path: onOrder('complete'),
    permission: 'completeOrder',
    leaves: { status: 'completed', completed_at: AT, match_completed_at: AT },
    publishes: 'orderSaved',
    again: 'The order is already completed',
  },
  {
    name: 'expire',
    from: 'published',
    path: onOrder('expire'),
    permission: 'expireOrder',
    leaves: { status: 'removed', is_removed: true, removed_at: AT, refund_status: 'pending' },
    publishes: 'orderRemoved',
    again: 'The order has expired',
  },
  {
    name: 'capture',
    from: 'unable_to_capture',
    path: onOrder('capture'),
    permission: 'capture',
    leaves: { status: 'payment_received' },
    publishes: 'orderSaved',
    again: 'The order is not waiting for its payment to be captured',
  },
  {
    name: 'publish',
    from: 'unpublished',
    path: onOrder('publish'),
    body: () => ({ payment_type: 'stripe' }),
    permission: 'publish',
    leaves: { status: 'published', published_at: AT, payment_type: 'stripe' },
    publishes: 'orderSaved',
    again: 'The order has already been published',
  },
  {
    name: 'investigate',
    from: 'match cancelled',
    path: onOrder('investigate'),
    permission: 'investigate',
    leaves: { status: 'dispute_resolution_needed' },
    publishes: 'orderSaved',
    again: 'Only an order that is published, unpublished, expired or cancelled can be investigated',
  },
  {
    name: 'rematch',
    from: 'match cancelled',
    path: (order) => `admin/matches/${order.match_id}/rematch`,
    leaves: { status: 'matched', matched_at: AT, match_cancelled_at: null },
    publishes: 'orderMatched',
    again: 'The order is matched again',
  },
  {
    name: 'hide',
    from: 'published',
    path: onOrder('set-hidden'),
    body: ({ id }) => ({ id, hidden: true }),
    permission: 'setHidden',
    leaves: { hidden: true },
    publishes: 'orderHiddenChange',
  },
  {
    name: 'unhide',
    from: 'unpublished',
    path: onOrder('set-hidden'),
    body: ({ id }) => ({ id, hidden: false }),
    permission: 'setHidden',
    leaves: { hidden: false },
    publishes: 'orderHiddenChange',
  },
];

describe.each(KINDS)('actions on orders on $name Postgres', ({ open }) => {
  let sandbox: TestSandbox;
  let listener: Listener;
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    sandbox = await open({ orders: 60 });
    for (const role of STAFF_ROLES) tokens.set(role, await tokenOf(sandbox.url, role));
    listener = await listen(sandbox.url, tokens.get('manager') ?? '');
  });
  afterAll(async () => {
    listener.close();
    await sandbox.close();
  });

  const call = (role: string, path: string, method = 'GET', body?: object) =>
    send(`${sandbox.url}/${path}`, { method, token: tokens.get(role), ...(body && { body }) });
  const post = (role: string, path: string, body?: object) => call(role, path, 'POST', body);
  const read = async (id: string): Promise<FullOrder> =>
    endpoints['orders.read'].answer.parse((await call('admin', `admin/transactions/${id}`)).body);

  async function make(from: Action['from']): Promise<FullOrder> {
    const status = from === 'match cancelled' ? 'matched' : from;
    const { body } = await send(`${sandbox.url}/sandbox/orders`, {
      method: 'POST',
      body: { status },
    });
    const order = await read(String((body['data'] as { id: number }).id));
    if (from !== 'match cancelled') return order;
    await post('admin', `admin/matches/cancel/${order.match_id}`);
    return await read(order.id);
  }

  const tellsOf =
    (event: string, { id }: FullOrder) =>
    (heard: ReceivedEvent) =>
      heard.event === event && (heard.payload as { id?: number } | undefined)?.id === Number(id);

  describe.each(ACTIONS)('$name', (action) => {
    const { from, path, body, permission, leaves, publishes } = action;
    const mayAsk = (role: string) => permission === undefined || may(role, permission);

    it.each(STAFF_ROLES.filter(mayAsk))(
      'is done for %s, and announced to everyone',
      async (role) => {
        const order = await make(from);
        expect((await post(role, path(order), body?.(order))).status).toBe(200);
        expect(await read(order.id)).toMatchObject(leaves);
        await listener.wait(tellsOf(publishes, order));
      },
    );

    it('is refused to all others and does not change the order', async () => {
      const order = await make(from);
      for (const role of STAFF_ROLES.filter((each) => !mayAsk(each))) {
        const answer = await post(role, path(order), body?.(order));
        expect(answer).toEqual({ status: 403, body: FORBIDDEN });
      }
      expect(await read(order.id)).toEqual(order);
    });

    it('is answered 404 where there is nothing of that id', async () => {
      const order = await make(from);
      const nowhere = { ...order, id: '99999999999', match_id: 'none' };
      expect((await post('admin', path(nowhere), body?.(nowhere))).status).toBe(404);
    });
  });

  const once = ACTIONS.filter(({ again }) => again !== undefined);
  describe.each(once)('$name', ({ from, path, body, publishes, again }) => {
    it('is not done twice', async () => {
      const order = await make(from);
      await post('admin', path(order), body?.(order));
      const done = await read(order.id);
      const second = await post('admin', path(order), body?.(order));
      expect(second).toEqual({ status: 409, body: { message: again } });
      expect(await read(order.id)).toEqual(done);
    });

    it('is done for one of two simultaneous requests, with one event', async () => {
      const order = await make(from);
      const answers = await Promise.all(
        [1, 2].map(() => post('admin', path(order), body?.(order))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      await listener.wait(tellsOf(publishes, order));
      expect(listener.heard.filter(tellsOf(publishes, order))).toHaveLength(1);
    });
  });

  it('void gives the payment back and ends the order', async () => {
    const order = await make('unable_to_void');
    expect((await post('admin', `admin/orders/void/${order.id}`)).status).toBe(200);
    const status = order.is_removed ? 'removed' : 'cancelled';
    const publishes = order.is_removed ? 'orderRemoved' : 'orderCancelled';
    const voided = { status, refund_status: 'completed', refunded_at: AT };
    expect(await read(order.id)).toMatchObject(voided);
    await listener.wait(({ event }) => event === publishes);
    const again = await post('admin', `admin/orders/void/${order.id}`);
    expect(again.status).toBe(409);
    expect((await post('manager', `admin/orders/void/${order.id}`)).status).toBe(403);
  });

  it('an order that its poster has just cancelled can be neither expired nor hidden', async () => {
    const order = await make('published');
    const cancel = () =>
      send(`${sandbox.url}/sandbox/orders/${order.id}/cancel`, { method: 'POST' });
    expect((await cancel()).status).toBe(200);
    await listener.wait(tellsOf('orderCancelled', order));
    const refused = { status: 409, body: { message: 'The order has been cancelled' } };
    expect(await post('admin', `admin/orders/expire/${order.id}`)).toEqual(refused);
    const hiding = { id: order.id, hidden: true };
    expect(await post('admin', `admin/orders/set-hidden/${order.id}`, hiding)).toEqual(refused);
    expect(await read(order.id)).toMatchObject({ status: 'cancelled', cancelled_at: AT });
    expect((await cancel()).status).toBe(409);
  });

  it('of two different actions at once one is refused by what the other has left', async () => {
    const order = await make('matched');
    const answers = await Promise.all([
      post('admin', `admin/matches/approve/${order.match_id}`),
      post('admin', `admin/matches/cancel/${order.match_id}`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('a match that is paid and completed can be expired, hidden or rematched no more', async () => {
    const order = await make('completed');
    for (const path of ['expire', 'set-hidden', 'complete', 'mark-as-matcher-paid']) {
      const answer = await post('admin', `admin/orders/${path}/${order.id}`, {
        id: order.id,
        hidden: true,
      });
      expect(answer.status).toBe(409);
    }
    expect((await post('admin', `admin/matches/${order.match_id}/rematch`)).status).toBe(409);
    expect(await read(order.id)).toEqual(order);
  });

  it('publishing needs a payment type the network knows', async () => {
    const order = await make('unpublished');
    const publish = (type: string) =>
      post('admin', `admin/orders/publish/${order.id}`, { payment_type: type });
    expect(await publish('')).toEqual({
      status: 422,
      body: { message: 'Payment type is required' },
    });
    expect((await publish('cash')).status).toBe(422);
    expect(await read(order.id)).toEqual(order);
  });

  it('an approval is kept as a validation event with who gave it', async () => {
    const order = await make('matched');
    const events = async (): Promise<OpenMatch | undefined> => {
      const { body } = await call('admin', `admin/orders/${order.id}/events`);
      return endpoints['orders.events'].answer.parse(body)[0];
    };
    const before = await events();
    await post('admin', `admin/matches/approve/${order.match_id}`);
    const after = await events();
    expect(after?.id).toBe(order.match_id);
    expect(after?.validationEvents.slice(0, -1)).toEqual(before?.validationEvents);
    expect(after?.validationEvents.at(-1)).toMatchObject({
      matcher_paid: true,
      payment_received: true,
      event_data: { source: 'staff', account_id: 1 },
    });
  });

  it('a rematch is a new match on the same terms; the history has both and who cancelled', async () => {
    const cancelled = await make('match cancelled');
    await post('manager', `admin/matches/${cancelled.match_id}/rematch`);
    const rematched = await read(cancelled.id);
    expect(rematched.match_id).not.toBe(cancelled.match_id);
    expect(rematched.match).toMatchObject({
      user: cancelled.match?.user,
      poster_amount: cancelled.match?.poster_amount,
      matcher_amount: cancelled.match?.matcher_amount,
      matcher_fee: cancelled.match?.matcher_fee,
      cancelled_at: null,
    });
    const { body } = await call(
      'manager',
      `admin/orders/${cancelled.id}/matches?page=1&pageSize=100`,
    );
    const { rows } = endpoints['orders.matches'].answer.parse(body);
    const ids = rows.map(({ id }: MatchHistoryItem) => id);
    expect(ids.slice(0, 2)).toEqual([rematched.match_id, cancelled.match_id]);
    expect(rows[0]).toMatchObject({ cancelled_at: null, initiator: null });
    expect(rows[1]).toMatchObject({
      cancelled_at: cancelled.match_cancelled_at,
      initiator: { full_name_shown: 'Amara Nwosu' },
    });
  });

  describe('hide all, unhide all', () => {
    const all = async (filters: string) => {
      const path = `admin/transactions?page=1&pageSize=1000&${filters}`;
      const { rows } = endpoints['orders.list'].answer.parse((await call('admin', path)).body);
      return rows;
    };

    it.each(['admin', 'principal'])(
      'of %s: those the filters find, and no others',
      async (role) => {
        const others = (await all('')).filter(({ status }) => status !== 'completed');
        for (const hidden of [true, false]) {
          const body = { hidden, filters: { statuses: ['completed'] } };
          expect((await post(role, 'admin/orders/set-hidden', body)).status).toBe(200);
          const found = await all('filters[statuses][]=completed');
          expect(found.length).toBeGreaterThan(0);
          expect(found.every((order) => order.hidden === hidden)).toBe(true);
        }
        expect((await all('')).filter(({ status }) => status !== 'completed')).toEqual(others);
        await listener.wait(
          ({ event, payload }) =>
            event === 'orderHiddenChange' && (payload as { count?: number }).count !== undefined,
        );
      },
    );

    it('those the search finds', async () => {
      const [order] = await all('');
      const body = { hidden: !order?.hidden, filters: {}, search: order?.id };
      const answer = await post('admin', 'admin/orders/set-hidden', body);
      expect(answer.body).toEqual({ data: { count: 1 } });
      expect((await read(order?.id ?? '')).hidden).toBe(!order?.hidden);
      expect((await post('admin', 'admin/orders/set-hidden', body)).body).toEqual({
        data: { count: 0 },
      });
    });

    it('is refused to a manager', async () => {
      const answer = await post('manager', 'admin/orders/set-hidden', {
        hidden: true,
        filters: {},
      });
      expect(answer).toEqual({ status: 403, body: FORBIDDEN });
    });

    it('takes no filters it cannot read', async () => {
      for (const body of [{ hidden: true }, { hidden: true, filters: { type: 'other' } }]) {
        expect((await post('admin', 'admin/orders/set-hidden', body)).status).toBe(422);
      }
    });
  });
});
