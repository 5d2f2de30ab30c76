import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import { known } from '#contract/wire/unreadable.ts';
import { KINDS, send, type TestSandbox, tokenOf } from '../../testing/sandboxes.ts';
import { SMALL_WORLD } from '../../testing/small-world.ts';

const WORLD = { ...SMALL_WORLD, orders: 60 };

describe.each(KINDS)('referral transactions on $name Postgres', ({ open }) => {
  let sandbox: TestSandbox;
  let token: string;

  beforeAll(async () => {
    sandbox = await open(WORLD);
    token = await tokenOf(sandbox.url, 'manager');
  });
  afterAll(() => sandbox.close());

  const list = async (query: string) => {
    const path = `admin/referral-transactions?page=1&pageSize=100&${query}`;
    const { body } = await send(`${sandbox.url}/${path}`, { method: 'GET', token });
    return endpoints['referrals.list'].answer.parse(body);
  };
  const decide = (id: string, decision: string) =>
    send(`${sandbox.url}/admin/referral-transactions/${id}/${decision}`, { method: 'POST', token });
  const inStatus = async (status: string): Promise<ReferralTransaction> => {
    const [first] = (await list(`type=withdraw&status=${status}`)).rows;
    if (!first) throw new Error(`no withdrawal is ${status}`);
    return first;
  };
  const statusOf = async (id: string) =>
    (await list(`type=withdraw&search=${id}`)).rows.find((row) => row.id === id)?.status?.status;

  it('lists credits with their orders, newest first', {
    tags: ['2R14', '2R27', '2R28', '2R29', '2R30', '2R31', '2R32', '2R33'],
  }, async () => {
    const { rows, rowCount } = await list('type=credit');
    expect(rowCount).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(30);
    const dates = rows.map(({ created_at: at }) => at ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());
    for (const { type, order, order_id: orderId, user, status } of rows) {
      expect([type, status?.status]).toEqual(['credit', 'completed']);
      expect(order?.id).toBe(orderId);
      expect(order?.user?.full_name).toEqual(expect.any(String));
      expect(user?.id).toEqual(expect.any(String));
    }
  });

  it('limits withdrawals by status, days and text', {
    tags: ['2R06', '2R08', '2R14', '2R16'],
  }, async () => {
    const all = await list('type=withdraw');
    const pending = await list('type=withdraw&status=pending');
    expect(pending.rows.length).toBeGreaterThan(0);
    expect(pending.rows.length).toBeLessThan(all.rows.length);
    expect(new Set(pending.rows.map(({ status }) => status?.status))).toEqual(new Set(['pending']));
    const [newest] = all.rows;
    const day = known(newest?.created_at ?? null)?.slice(0, 10);
    const ofDay = await list(`type=withdraw&created_at[0]=${day}&created_at[1]=${day}`);
    expect(ofDay.rows.map(({ created_at: at }) => known(at)?.slice(0, 10))).toContain(day);
    expect(new Set(ofDay.rows.map(({ created_at: at }) => known(at)?.slice(0, 10))).size).toBe(1);
    const named = await list(`search=${encodeURIComponent(newest?.user?.email ?? '')}`);
    expect(named.rows.map(({ id }) => id)).toContain(newest?.id);
  });

  it('lists what one user has', { tags: ['2R15'] }, async () => {
    const [first] = (await list('type=credit')).rows;
    const { rows } = await list(`user_id=${first?.user_id}`);
    expect(new Set(rows.map(({ user_id: id }) => id))).toEqual(new Set([first?.user_id]));
  });

  it('approves, cancels and completes, once', { tags: ['2R19', '2R20', '2R21'] }, async () => {
    const waiting = await inStatus('pending');
    expect((await decide(waiting.id, 'approve')).status).toBe(200);
    expect(await statusOf(waiting.id)).toBe('initiated');
    expect((await decide(waiting.id, 'approve')).status).toBe(409);
    expect((await decide(waiting.id, 'complete')).status).toBe(200);
    expect(await statusOf(waiting.id)).toBe('completed');
    expect((await decide(waiting.id, 'cancel')).status).toBe(409);
    const other = await inStatus('pending');
    expect((await decide(other.id, 'cancel')).status).toBe(200);
    expect(await statusOf(other.id)).toBe('cancelled');
  });

  it('knows no withdrawal of another id, and decides no credit', async () => {
    const [credit] = (await list('type=credit')).rows;
    expect((await decide('999999', 'approve')).status).toBe(404);
    expect((await decide(credit?.id ?? '', 'cancel')).status).toBe(404);
  });
});
