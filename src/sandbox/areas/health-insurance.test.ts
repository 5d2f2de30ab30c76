import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/wire/endpoints.ts';
import { KINDS, send, type TestSandbox, tokenOf } from '../testing/sandboxes.ts';
import { SMALL_WORLD } from '../testing/small-world.ts';

describe.each(KINDS)('health insurance payments on $name Postgres', ({ open }) => {
  let sandbox: TestSandbox;
  let token: string;

  beforeAll(async () => {
    sandbox = await open({ ...SMALL_WORLD, orders: 60 });
    token = await tokenOf(sandbox.url, 'manager');
  });
  afterAll(() => sandbox.close());

  const list = async (query: string) => {
    const path = `admin/health-insurance-payments?${query}`;
    const { body } = await send(`${sandbox.url}/${path}`, { token });
    return endpoints['healthInsurance.list'].answer.parse(body);
  };

  it('lists payments with enrollee and plan, and finds them by name', {
    tags: ['2P06', '2P09'],
  }, async () => {
    const all = await list('page=1&pageSize=200');
    expect(all.rowCount).toBe(all.rows.length);
    for (const { amount, completed_at: completed, healthInsuranceEnrollee: of } of all.rows) {
      expect(amount).toMatch(/^\d+\.\d\d$/u);
      expect(completed).not.toBeNull();
      expect(of?.healthInsurancePlan?.name).toEqual(expect.any(String));
    }
    const name = all.rows[0]?.healthInsuranceEnrollee?.full_name ?? '';
    const found = await list(`page=1&pageSize=10&search=${encodeURIComponent(name)}`);
    expect(found.rows.length).toBeGreaterThan(0);
    expect(new Set(found.rows.map((row) => row.healthInsuranceEnrollee?.full_name))).toEqual(
      new Set([name]),
    );
    expect((await list('page=2&pageSize=10')).rows.map(({ id }) => id)).toEqual(
      all.rows.slice(10, 20).map(({ id }) => id),
    );
  });

  it('confirms a payment, once', { tags: ['2P04', '2P07'] }, async () => {
    const { rows } = await list('page=1&pageSize=200');
    const waiting = rows.find(({ confirmed_at: at }) => at === null);
    const confirm = (id = '') =>
      send(`${sandbox.url}/admin/health-insurance-payments/${id}/confirm`, {
        method: 'POST',
        token,
      });
    expect((await confirm(waiting?.id)).status).toBe(200);
    const after = (await list('page=1&pageSize=200')).rows.find(({ id }) => id === waiting?.id);
    expect(after?.confirmed_at).not.toBeNull();
    expect((await confirm(waiting?.id)).status).toBe(409);
    expect((await confirm('999999')).status).toBe(404);
  });
});
