import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { wholeOrder } from './whole-order.ts';

const PARTIES = ['Poster', 'Poster Beneficiary', 'Matcher', 'Matcher Beneficiary'];

test('a row opens to the flow of the money, markup as text', {
  tag: ['@1L14', '@1L15', '@1L16', '@1L17', '@1O15', '@1O16', '@1O17', '@1O20', '@1O21'],
}, async ({ page, sandbox, orders }) => {
  const { id } = await sandbox.createOrder('matched');
  await orders.find(id);
  const answer = {
    path: `/admin/transactions/${id}`,
    status: 200,
    body: { data: wholeOrder(id) },
  };
  const late = await sandbox.fail({ ...answer, held: true });
  await using _answer = await sandbox.fail(answer);
  await sandbox.clearRequests();
  await orders.expander(id).click();
  await expect(page.getByRole('status', { name: `Loading order ${id}` })).toBeVisible();
  await late[Symbol.asyncDispose]();
  await expect(orders.flows.getByRole('heading')).toHaveText(PARTIES);

  const card = (name: string) => orders.flows.getByRole('region', { name, exact: true });
  await expect(card('Poster')).toContainText('250.00 NGN');
  await expect(card('Poster')).toContainText('<b>bold</b>');
  await expect(card('Poster')).toContainText('Healthy');
  await expect(card('Poster').locator('img[src*="044"]')).toBeVisible();
  await expect(card('Poster Beneficiary')).toContainText('Unhealthy');
  await expect(card('Poster Beneficiary').locator('img[src*="generic"]')).toBeVisible();
  await expect(card('Poster Beneficiary')).toContainText('0.60 CAD');
  await expect(card('Matcher')).toContainText('Unhealthy');
  await expect(card('Matcher')).toContainText('Baobab Remit');
  await expect(card('Matcher Beneficiary')).toContainText('Recipient Four');
  await expect(card('Matcher Beneficiary')).toContainText('Fidelity Bank');
  await expect(card('Matcher').getByRole('link', { name: 'Person 3' })).toHaveAttribute(
    'href',
    '#/users/3',
  );
  await expect(card('Poster').locator('.fui-Avatar')).toBeVisible();
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  const paths = (await sandbox.requests()).map(({ path }) => path);
  expect(paths).toContain(`/admin/transactions/${id}`);
});
