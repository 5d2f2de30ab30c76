import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATISTIC_SERIES } from '#contract/people/choices.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import { plus } from '#domain/money/money.ts';
import { invitations, paymentRequests } from '../../database/area-tables.ts';
import { matches, orders, people } from '../../database/schema.ts';
import { listen } from '../../testing/events.ts';
import { pdfTexts, sheetRows } from '../../testing/files.ts';
import { KINDS, send, type TestSandbox, tokenOf } from '../../testing/sandboxes.ts';
import { collectWorld, SMALL_WORLD } from '../../testing/small-world.ts';

const world = await collectWorld(SMALL_WORLD);

/** The number that occurs most often. */
function mostFrequent(ids: readonly (number | null | undefined)[]): number {
  const counts = new Map<number, number>();
  for (const id of ids) if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!first) throw new Error('nobody');
  return first[0];
}

const allOrders = world.rows(orders);
const allMatches = world.rows(matches);
const allRequests = world.rows(paymentRequests);
const allInvitations = world.rows(invitations);
const orderOf = new Map(allOrders.map((order) => [order.id, order]));

describe.each(KINDS)('what one user has done, on $name Postgres', ({ open }) => {
  let sandbox: TestSandbox;
  let token: string;

  beforeAll(async () => {
    sandbox = await open();
    token = await tokenOf(sandbox.url, 'manager');
  });
  afterAll(() => sandbox.close());

  const get = async (path: string) =>
    (await send(`${sandbox.url}/admin/users/${path}`, { token })).body;
  const download = async (path: string) => {
    const { url } = (await get(path)) as { url: string };
    return Buffer.from(await (await fetch(url)).arrayBuffer());
  };

  const poster = mostFrequent(allOrders.map(({ poster_id: id }) => id));
  const own = allOrders.filter(({ poster_id: id }) => id === poster);

  it('lists the orders a user posted, newest first, in pages', {
    tags: ['2UD34', '2UD36'],
  }, async () => {
    const answer = await get(`${poster}/orders?page=2&pageSize=2`);
    expect(Object.keys(answer).sort()).toEqual(['data', 'pagination']);
    const { rows, rowCount } = endpoints['userOrders.list'].answer.parse(answer);
    expect(rowCount).toBe(own.length);
    const newest = own.map(({ id }) => Number(id)).sort((a, b) => b - a);
    expect(rows.map(({ id }) => Number(id))).toEqual(newest.slice(2, 4));
  });

  it('narrows them by type, state and dates', { tags: ['2UD32', '2UD33', '2UD34'] }, async () => {
    const count = async (query: string) =>
      endpoints['userOrders.list'].answer.parse(
        await get(`${poster}/orders?page=1&pageSize=100&${query}`),
      ).rowCount;
    const completed = own.filter((order) => order.completed_at);
    expect(await count('state=completed')).toBe(completed.length);
    expect(await count('state=uncompleted')).toBe(own.length - completed.length);
    expect(await count('type=hybrid')).toBe(own.filter(({ type }) => type === 'hybrid').length);
    const middle = [...own].sort((a, b) => Number(a.created_at) - Number(b.created_at))[2];
    const start = middle?.created_at?.toISOString();
    const since = own.filter(({ created_at: at }) => at && at.toISOString() >= String(start));
    expect(await count(`start_date=${start}`)).toBe(since.length);
    expect(await count(`end_date=${start}`)).toBe(own.length - since.length + 1);
  });

  it('lists the orders a user receives', { tags: ['2UD34', '2UD36'] }, async () => {
    const beneficiary = mostFrequent(allOrders.map(({ beneficiary_id: id }) => id));
    const { rows, rowCount } = endpoints['receivedOrders.list'].answer.parse(
      await get(`${beneficiary}/received-orders?page=1&pageSize=100`),
    );
    const expected = allOrders.filter(({ beneficiary_id: id }) => id === beneficiary);
    expect(rowCount).toBe(expected.length);
    expect(new Set(rows.map(({ id }) => Number(id)))).toEqual(
      new Set(expected.map(({ id }) => id)),
    );
  });

  it('lists matches that still go on, whole', {
    tags: ['2UD34', '2UD36', '2UD47', '2UD48', '2UD49', '2UD50'],
  }, async () => {
    const pending = allMatches.filter((match) => !(match.cancelled_at || match.completed_at));
    const matcher = mostFrequent(pending.map(({ user_id: id }) => id));
    const { rows, rowCount } = endpoints['pendingMatches.list'].answer.parse(
      await get(`${matcher}/pending-matches?page=1&pageSize=100`),
    );
    const expected = pending.filter(({ user_id: id }) => id === matcher);
    expect(rowCount).toBe(expected.length);
    const [first] = rows;
    const seeded = expected.find(({ id }) => String(id) === first?.id);
    expect(first).toMatchObject({
      order_id: String(seeded?.order_id),
      order: { id: String(seeded?.order_id), user: { full_name: expect.any(String) } },
      type: orderOf.get(seeded?.order_id)?.type,
      poster_amount: seeded?.poster_amount,
      matcher_amount: seeded?.matcher_amount,
      poster_currency: orderOf.get(seeded?.order_id)?.poster_currency,
      requested_at: seeded?.requested_at?.toISOString(),
      is_accepted: Boolean(seeded?.accepted_at),
      is_confirmed: Boolean(seeded?.confirmed_at),
      is_cancelled: false,
      is_completed: false,
      poster_payment_method_type: expect.any(String),
      matcher_payment_method_type: expect.any(String),
      expires_at: expect.any(String),
    });
  });

  const requestor = mostFrequent(allRequests.map(({ person_id: id }) => id));
  const asked = allRequests.filter(({ person_id: id }) => id === requestor);

  it('lists payment requests by status, type and dates', {
    tags: ['2UD35', '2UD36', '2UD51', '2UD52', '2UD53'],
  }, async () => {
    const page = async (query = '') =>
      endpoints['paymentRequests.list'].answer.parse(
        await get(`${requestor}/payment-requests?page=1&pageSize=100${query}`),
      );
    const { rows, rowCount } = await page();
    expect(rowCount).toBe(asked.length);
    const done = asked.filter(({ status }) => status === 'completed');
    expect((await page('&status=completed')).rowCount).toBe(done.length);
    expect((await page('&status=uncompleted')).rowCount).toBe(asked.length - done.length);
    expect((await page('&type=p2p')).rows.every(({ type }) => type === 'p2p')).toBe(true);
    expect((await page('&start_date=2100-01-01T00:00:00.000Z')).rowCount).toBe(0);
    const seeded = asked.find(({ id }) => String(id) === rows[0]?.id);
    expect(rows[0]).toMatchObject({
      amount: seeded?.amount,
      fee: seeded?.fee,
      status: seeded?.status,
      order_id: seeded?.order_id ? String(seeded.order_id) : null,
      user: { id: String(requestor) },
      benefactor_user_id: String(seeded?.benefactor_id),
      benefactor_email: expect.stringContaining('@'),
      benefactor_country: expect.any(String),
      benefactor_currency: seeded?.benefactor_currency,
      requestor_currency: seeded?.requestor_currency,
      created_at: seeded?.created_at?.toISOString(),
    });
  });

  it('lists whom a user invited, joined or not', {
    tags: ['2UD40', '2UD41', '2UD42'],
  }, async () => {
    const waiting = allInvitations.filter(({ person_id: person }) => !person);
    const joined = new Set(
      allInvitations.filter(({ person_id: person }) => person).map(({ inviter_id: id }) => id),
    );
    const inviter = waiting.find(({ inviter_id: id }) => joined.has(id))?.inviter_id;
    const { rows, rowCount } = endpoints['invitedUsers.list'].answer.parse(
      await get(`${inviter}/invited-users?page=1&pageSize=100`),
    );
    const expected = allInvitations.filter(({ inviter_id: id }) => id === inviter);
    expect(rowCount).toBe(expected.length);
    expect(rows.some(({ joined_at: at }) => at === null)).toBe(true);
    expect(rows.some(({ joined_at: at, status }) => at !== null && status !== null)).toBe(true);
    expect(rows.every(({ email, created_at: at }) => email !== null && at !== null)).toBe(true);
  });

  it('sums the seven series by interval and currency', { tags: ['2UD58', '2UD59'] }, async () => {
    const read = async (interval: string, more = '') =>
      endpoints['userStatistic.read'].answer.parse(
        await get(
          `${poster}/statistic?created_at[]=2020-01-01T00:00:00.000Z&created_at[]=2026-12-31T23:59:59.999Z&interval=${encodeURIComponent(interval)}${more}`,
        ),
      );
    const byYear = await read('1 YEAR');
    const total = own.reduce((sum, { poster_amount: amount }) => plus(sum, amount), '0');
    const summed = byYear.posted.reduce((sum, { amount }) => plus(sum, amount), '0');
    expect(Number(summed)).toBe(Number(total));
    expect(byYear.posted.every(({ date }) => /-01-01T00:00:00/u.test(date))).toBe(true);
    const completed = own
      .filter((order) => order.completed_at)
      .reduce((sum, { poster_amount: amount }) => plus(sum, amount), '0');
    const done = byYear.post_completed.reduce((sum, { amount }) => plus(sum, amount), '0');
    expect(Number(done)).toBe(Number(completed));
    for (const [interval, aligned] of [
      ['4 HOUR', /T(00|04|08|12|16|20):00:00/u],
      ['1 DAY', /T00:00:00/u],
      ['1 MONTH', /-01T00:00:00/u],
    ] as const) {
      const { posted } = await read(interval);
      expect(posted.every(({ date }) => aligned.test(date))).toBe(true);
    }
    const weeks = (await read('1 WEEK')).posted;
    expect(weeks.every(({ date }) => new Date(date).getUTCDay() === 1)).toBe(true);
    const ofHybrid = (await read('1 YEAR', '&type=hybrid')).posted;
    const hybrid = own.filter(({ type }) => type === 'hybrid');
    expect(ofHybrid.length > 0).toBe(hybrid.length > 0);
  });

  it('has all seven series for some user', async () => {
    const everyone = new Set(allOrders.map(({ poster_id: id }) => id));
    const busy = world
      .rows(people)
      .map(({ id }) => id)
      .filter((id) => everyone.has(id))
      .slice(0, 60);
    const seen = new Set<string>();
    for (const id of busy) {
      const statistic = endpoints['userStatistic.read'].answer.parse(
        await get(
          `${id}/statistic?created_at[]=2020-01-01T00:00:00.000Z&created_at[]=2026-12-31T23:59:59.999Z&interval=1%20YEAR`,
        ),
      );
      for (const name of STATISTIC_SERIES) if (statistic[name].length > 0) seen.add(name);
      if (seen.size === 7) break;
    }
    expect(seen.size).toBe(7);
  });

  it('exports each list as PDF and XLSX', { tags: ['2UD37', '2UD38'] }, async () => {
    const sheet = sheetRows(await download(`${poster}/orders/export?format=xlsx`));
    expect(sheet.flatMap((row) => [...row.values()].map(({ value }) => value))).toEqual(
      expect.arrayContaining(own.slice(0, 3).map(({ id }) => String(id))),
    );
    const requests = pdfTexts(await download(`${requestor}/payment-requests/export?format=pdf`));
    expect(requests.flat().join(' ')).toContain('Requestor Amount');
    for (const path of ['received-orders', 'pending-matches', 'payment-requests']) {
      const file = await download(`${poster}/${path}/export?format=xlsx`);
      expect(file.subarray(0, 2).toString()).toBe('PK');
    }
    const narrowed = `type=p2p&status=completed&start_date=2026-01-01T00:00:00.000Z`;
    const ofFew = await download(`${requestor}/payment-requests/export?format=pdf&${narrowed}`);
    expect(pdfTexts(ofFew).flat().join(' ')).toContain(
      'Type: p2p; State: Completed; From: 2026-01-01 00:00:00.000 UTC',
    );
    const pdf = await download(`${poster}/pending-matches/export?format=pdf`);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('answers 404 about an unknown user', async () => {
    const { status } = await send(`${sandbox.url}/admin/users/999999/orders?page=1&pageSize=10`, {
      token,
    });
    expect(status).toBe(404);
  });

  it('an action on a match publishes events to the screens of its poster and its matcher', {
    tags: ['2UD65'],
  }, async () => {
    const order = allOrders.find(({ status }) => status === 'matched');
    const match = allMatches.find(({ id }) => id === order?.match_id);
    const listener = await listen(sandbox.url, token);
    const answer = await send(`${sandbox.url}/admin/matches/cancel/${match?.id}`, {
      method: 'POST',
      token: await tokenOf(sandbox.url, 'admin'),
    });
    expect(answer.status).toBe(200);
    const received = (name: string) => listener.wait(({ event }) => event === name);
    expect((await received(`user-${order?.poster_id}-orderSaved`)).payload).toEqual({
      id: order?.id,
    });
    expect((await received(`user-${match?.user_id}-matchSaved`)).payload).toEqual({
      id: match?.id,
    });
    listener.close();
  });
});
