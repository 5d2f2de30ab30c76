import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FullOrder } from '#contract/orders/order-detail.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import { normalizeText } from '#domain/text/normalize-text.ts';
import { matches, orders, people, validationEvents } from '../../database/schema.ts';
import { KINDS, send, type TestSandbox, tokenOf } from '../../testing/sandboxes.ts';
import { collectWorld, SMALL_WORLD } from '../../testing/small-world.ts';

const world = await collectWorld(SMALL_WORLD);
const all = world.rows(orders);
const allMatches = world.rows(matches);
const nameOf = new Map(world.rows(people).map(({ id, full_name: name }) => [String(id), name]));

describe.each(KINDS)('one order on $name Postgres', ({ open }) => {
  let sandbox: TestSandbox;
  let token: string;

  beforeAll(async () => {
    sandbox = await open();
    token = await tokenOf(sandbox.url, 'manager');
  });
  afterAll(() => sandbox.close());

  const call = (path: string, method = 'GET') => send(`${sandbox.url}/${path}`, { method, token });
  const read = async (id: unknown): Promise<FullOrder> =>
    endpoints['orders.read'].answer.parse((await call(`admin/transactions/${id}`)).body);

  it('every order of the world can be read whole', { tags: ['1O15', '1O16', '1O17'] }, async () => {
    for (const { id, poster_id: poster, match_id: matchId } of all.filter(
      (_, at) => at % 7 === 0,
    )) {
      const order = await read(id);
      expect(order.user?.id).toBe(String(poster));
      expect(order.match?.id).toBe(matchId === null ? undefined : String(matchId));
      const match = allMatches.find((each) => each.id === matchId);
      expect(order.match?.poster_amount).toBe(match?.poster_amount);
      expect(order.match?.cancelled_at ?? null).toBe(match?.cancelled_at?.toISOString() ?? null);
    }
  });

  it('a completed order has its parties, banks, provider and recipient', {
    tags: ['1O15', '1O17', '1O20'],
  }, async () => {
    const completed = all.find(
      ({ status, type, match_id: id }) =>
        status === 'completed' &&
        type === 'hybrid' &&
        allMatches.find((match) => match.id === id)?.recipient_id !== null,
    );
    const order = await read(completed?.id);
    expect(order.user?.full_name).toBe(nameOf.get(order.user?.id ?? ''));
    expect(order.postersBeneficiary?.id).toBe(String(completed?.beneficiary_id));
    for (const bank of [order.posterBank, order.matcherBank]) {
      expect(['UP', 'DOWN']).toContain(bank?.status);
      expect(bank?.account?.bank_code).toEqual(expect.any(String));
      expect(bank?.methodStatus).toMatch(/^bank_authenticat(ed|ion_needed)$/u);
    }
    expect(order.matcherPaymentProvider?.name).toEqual(expect.any(String));
    expect(order.match?.matcherRecipient?.institution_name).toEqual(expect.any(String));
    expect(order.match?.matcherRecipient?.recipient?.recipientInfo).toMatchObject({
      name: expect.any(String),
      city: expect.any(String),
      bank_code: expect.any(String),
      account_number: expect.any(String),
    });
  });

  it('spells the cancellation of a match with one l', { tags: ['1O16'] }, async () => {
    const cancelled = allMatches.find(({ cancelled_at: at }) => at !== null);
    const { body } = await call(`admin/transactions/${cancelled?.order_id}`);
    const { match } = body['data'] as { match: Record<string, unknown> };
    expect(Object.keys(match)).toContain('canceled_at');
    expect(Object.keys(match)).not.toContain('cancelled_at');
  });

  it('reads the same for match history, by POST', async () => {
    const id = all[0]?.id;
    const [detail, history] = await Promise.all([
      call(`admin/transactions/${id}`),
      call(`admin/orders/${id}`, 'POST'),
    ]);
    expect(history).toEqual(detail);
  });

  it('its match history has every match that was taken on, newest first, in pages', async () => {
    const several = all.find(
      ({ id }) =>
        allMatches.filter((each) => each.order_id === id && each.accepted_at !== null).length > 1,
    );
    const taken = allMatches
      .filter((each) => each.order_id === several?.id && each.accepted_at !== null)
      .sort((a, b) => Number(b.accepted_at) - Number(a.accepted_at));
    const page = async (number: number, size: number) =>
      endpoints['orders.matches'].answer.parse(
        (await call(`admin/orders/${several?.id}/matches?page=${number}&pageSize=${size}`)).body,
      );
    const { rows, rowCount } = await page(1, 100);
    expect(rows.map(({ id }) => id)).toEqual(taken.map(({ id }) => String(id)));
    expect(rowCount).toBe(taken.length);
    expect((await page(2, 1)).rows).toEqual([rows[1]]);
    const cancelled = rows.find((row) => row.cancelled_at !== null);
    expect(cancelled?.initiator?.full_name_shown).toEqual(expect.any(String));
  });

  it('its events are those of the match that counts, oldest first', {
    tags: ['1O22'],
  }, async () => {
    const counting = allMatches.find(
      ({ id, cancelled_at: cancelled, completed_at: completed }) =>
        completed !== null &&
        cancelled === null &&
        world.rows(validationEvents).some((event) => event.match_id === id),
    );
    const { body } = await call(`admin/orders/${counting?.order_id}/events`);
    const pending = endpoints['orders.events'].answer.parse(body);
    expect(pending.map(({ id }) => id)).toEqual([String(counting?.id)]);
    const expected = world.rows(validationEvents).filter((each) => each.match_id === counting?.id);
    expect(pending[0]?.validationEvents).toEqual(
      expected.map((each) => ({
        id: String(each.id),
        created_at: each.created_at.toISOString(),
        event: each.event,
        matcher_paid: each.matcher_paid,
        payment_received: each.payment_received,
        event_data: each.event_data,
      })),
    );
    const journey = await call(`admin/matches/${counting?.id}/validation-journey`);
    expect(journey.status).toBe(403);
    const admin = await tokenOf(sandbox.url, 'admin');
    const shown = await send(`${sandbox.url}/admin/matches/${counting?.id}/validation-journey`, {
      token: admin,
    });
    expect(endpoints['matches.validationJourney'].answer.parse(shown.body)).toEqual(
      pending[0]?.validationEvents,
    );
  });

  it('an unmatched order has no events', async () => {
    const unmatched = all.find(
      ({ match_id: match, status }) => match === null && status === 'published',
    );
    const { body } = await call(`admin/orders/${unmatched?.id}/events`);
    expect(body).toEqual({ pendingMatches: [] });
  });

  it.each([
    ['admin/transactions/1', 'GET'],
    ['admin/transactions/abc', 'GET'],
    ['admin/orders/99999999999', 'POST'],
    ['admin/orders/1/matches?page=1&pageSize=5', 'GET'],
    ['admin/orders/1/events', 'GET'],
  ])('%s (%s) is answered 404 with a message', async (path, method) => {
    const { status, body } = await call(path, method);
    expect(status).toBe(404);
    expect(body['message']).toMatch(/^There is no order /u);
  });

  describe('the variant with a single currency', { tags: ['1W05', '1W06'] }, () => {
    const list = async (currency: string) => {
      const path = `admin/transactions?page=1&pageSize=1000&filters[currency]=${currency}`;
      return endpoints['orders.list'].answer.parse((await call(path)).body);
    };

    it('finds a pair, and either side of one currency', async () => {
      const pair = await list('NGN-USD');
      expect(pair.rowCount).toBe(
        all.filter((each) => each.poster_currency === 'NGN' && each.matcher_currency === 'USD')
          .length,
      );
      const single = await list('EUR');
      expect(single.rowCount).toBe(
        all.filter((each) => [each.poster_currency, each.matcher_currency].includes('EUR')).length,
      );
    });

    it('carries the totals along', async () => {
      const { transactionsStatistic: totals } = await list('NGN-USD');
      const { body } = await call(
        'admin/transactions/statistics?filters[fromCurrency][]=NGN&filters[toCurrency][]=USD',
      );
      expect(totals).toEqual(endpoints['orders.statistics'].answer.parse(body));
    });
  });

  describe('users', () => {
    const find = async (search: string) => {
      const query = `search=${encodeURIComponent(search)}&page=1&pageSize=1000`;
      return endpoints['users.list'].answer.parse((await call(`admin/users?${query}`)).body).rows;
    };
    const normalized = (search: string) => (name: string) =>
      normalizeText(name).includes(normalizeText(search));

    it.each(['okafor', 'Şı', '王', '%', "O'Sh"])(
      'are found by a part of their name: %s',
      async (search) => {
        const wanted = [...nameOf].filter(([, name]) => normalized(search)(name)).map(([id]) => id);
        const found = (await find(search)).map(({ id }) => id);
        expect(found.toSorted()).toEqual(wanted.toSorted());
      },
    );

    it('are found by their e-mail', async () => {
      const [somebody] = world.rows(people);
      const found = await find(somebody?.email.toUpperCase() ?? '');
      expect(found).toMatchObject([{ id: String(somebody?.id), full_name: somebody?.full_name }]);
    });
  });
});
