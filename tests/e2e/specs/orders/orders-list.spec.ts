import { expect } from '@playwright/test';
import { readOrders } from '../../support/api.ts';
import { test } from '../../support/fixtures.ts';

const inTwoDecimals = (value: unknown) =>
  Number(value).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

test.describe('the Transactions list', () => {
  test('shows what the API answers, in its order and formats', {
    tag: ['@1L19', '@1O08', '@1O09', '@1O10', '@3F01'],
  }, async ({ orders, sandbox }) => {
    const { models } = await readOrders(sandbox.url, 'page=1&pageSize=20&orderBy=posted_at');
    expect(await orders.ids()).toEqual(models.map(({ id }) => String(id)));
    const shown = await orders.cells('posterAmount').allTextContents();
    const whole = models.flatMap((row, index) =>
      row['is_partial_match_allowed'] && row['match_id'] ? [] : [{ row, text: shown[index] }],
    );
    expect(whole.length).toBeGreaterThan(5);
    for (const { row, text } of whole) {
      expect(text).toBe(`${inTwoDecimals(row['poster_amount'])} ${row['poster_currency']}`);
    }
    const references = models.map(
      (row) => row['flwRef'] ?? row['poster_manual_payment_ref'] ?? '–',
    );
    expect(await orders.cells('reference').allInnerTexts()).toEqual(references);
  });
});

test.describe('live updates', () => {
  test('a new order of another user appears by itself', { tag: ['@1V01'] }, async ({
    orders,
    sandbox,
    page,
  }) => {
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    const before = await orders.ids();
    const created = await sandbox.createOrder();
    expect(before).not.toContain(created.id);
    await expect.poll(() => orders.ids()).toContain(created.id);
  });
});
