import { expect } from '@playwright/test';
import { readOrders } from './api.ts';
import { test } from './fixtures.ts';

/** The last query of the list the sandbox has seen, decoded. */
const lastQuery = async (sandbox: import('#support/harness.ts').Sandbox) => {
  const lists = (await sandbox.requests()).filter(({ path }) => path === '/admin/transactions');
  return decodeURIComponent(lists.at(-1)?.query ?? '');
};

test.describe('the filter panel', () => {
  test('1L04 shows and hides with its button', async ({ page, orders }) => {
    await expect(orders.filters).toHaveCount(0);
    await page.getByRole('button', { name: 'Show filters' }).click();
    await expect(orders.filters).toBeVisible();
    await page.getByRole('button', { name: 'Hide filters' }).click();
    await expect(orders.filters).toHaveCount(0);
  });

  test('1F01 1F18 1F19 amounts filter the list, at page 1 again', async ({
    page,
    orders,
    sandbox,
  }) => {
    await orders.pager.getByRole('button', { name: 'Page 2' }).click();
    await orders.showFilters();
    await page.getByRole('textbox', { name: 'Sent amount from' }).fill('100');
    await page.getByRole('textbox', { name: 'Sent amount to' }).fill('500');
    await page.getByRole('textbox', { name: 'Received amount to' }).fill('200000');
    await expect
      .poll(() => lastQuery(sandbox))
      .toContain(
        'filters[posterAmount][from]=100&filters[posterAmount][to]=500&filters[matcherAmount][to]=200000',
      );
    expect(await lastQuery(sandbox)).toContain('page=1&');
  });

  test('1F02 1N18 the matcher countries are those of the API', async ({
    orders,
    sandbox,
    page,
  }) => {
    await orders.showFilters();
    await orders.choose('Matcher Country', 'United States');
    await expect.poll(() => lastQuery(sandbox)).toContain('filters[matcherCountry]=US');
    await expect(page.getByText('Matcher Country: United States')).toBeVisible();
    const field = page.getByRole('combobox', { name: 'Matcher Country' });
    await field.fill('king');
    await expect(page.getByRole('option')).toHaveText(['United Kingdom']);
    await page.keyboard.press('Enter');
    await expect.poll(() => lastQuery(sandbox)).toContain('filters[matcherCountry]=GB');
  });

  test("1N19 failing countries say 'Error loading countries', and the other filters work", async ({
    page,
    orders,
    sandbox,
  }) => {
    await using _fault = await sandbox.fail({ path: '/countries', status: 500 });
    // Countries that another screen has read before would not be asked for again.
    await page.reload();
    await orders.showFilters();
    const dialog = page.getByRole('alertdialog', { name: 'Error loading countries' });
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await orders.choose('Type', 'p2p');
    await expect(page).toHaveURL(/type=p2p/);
  });

  test('1F03 1K03 pairs of currencies go as bracketed arrays', async ({
    page,
    orders,
    sandbox,
  }) => {
    await orders.showFilters();
    await page.getByRole('combobox', { name: 'Currency', exact: true }).click();
    await expect(page.getByRole('menuitemcheckbox')).toHaveText([
      'NGN to USD',
      'NGN to EUR',
      'NGN to CAD',
      'NGN to GBP',
      'GHS to USD',
      'GHS to CAD',
      'GHS to GBP',
      'GHS to EUR',
    ]);
    await page.getByRole('menuitemcheckbox', { name: 'NGN to USD' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'GHS to EUR' }).click();
    await page.keyboard.press('Escape');
    await expect
      .poll(() => lastQuery(sandbox))
      .toContain(
        'filters[fromCurrency][]=NGN&filters[fromCurrency][]=GHS&filters[toCurrency][]=USD&filters[toCurrency][]=EUR',
      );
  });

  test('1F04 1F16 1O02 1O03 1O06 statuses and refund statuses can be several', async ({
    page,
    orders,
    sandbox,
  }) => {
    await orders.showFilters();
    await page.getByRole('combobox', { name: 'Status', exact: true }).click();
    await expect(page.getByRole('menuitemcheckbox')).toHaveText([
      'Unpublished',
      'Published',
      'Matched',
      'Matcher paid',
      'Payment received',
      'Expired',
      'Cancelled',
      'Completed',
      'Unable to void',
      'Unable to capture',
      'Unable to pay out',
      'Unable to transfer',
      'Dispute resolution needed',
      'Unable to refund',
    ]);
    await page.keyboard.press('Escape');
    await orders.tick('Status', 'Completed', 'Cancelled');
    await expect
      .poll(() => lastQuery(sandbox))
      .toContain('filters[statuses][]=completed&filters[statuses][]=cancelled');
    await orders.tick('Refund Status', 'Initiated', 'Pending', 'Completed', 'Failed');
    await expect.poll(() => lastQuery(sandbox)).toContain('filters[refundStatuses][]=failed');
    const { pagination } = await readOrders(sandbox.url, encodeURI(await lastQuery(sandbox)));
    await expect(orders.range).toHaveText(new RegExp(` of ${pagination.rowCount}$`));
  });

  test('1F05 1F06 1F12 1F13 1F14 1F15 single choices are sent by value', async ({
    page,
    orders,
    sandbox,
  }) => {
    await orders.showFilters();
    await orders.choose('Type', 'p2p');
    await orders.choose('Partial Match Allowed', 'Yes');
    await orders.choose('Payment Type', 'Mono (bank link)');
    await page.getByRole('combobox', { name: 'Payment Provider' }).click();
    await expect(page.getByRole('option')).toHaveCount(4);
    await page.getByRole('option').nth(1).click();
    await expect.poll(() => lastQuery(sandbox)).toMatch(/filters\[paymentProvider\]=\w+/);
    const query = await lastQuery(sandbox);
    expect(query).toContain('filters[type]=p2p');
    expect(query).toContain('filters[partialMatch]=1');
    expect(query).toContain('filters[paymentType]=mono');
  });

  test('1F07 1F10 1F11 a period and the date it applies to, in UTC', async ({
    page,
    orders,
    sandbox,
  }) => {
    await orders.showFilters();
    await expect(page.getByRole('combobox', { name: 'Period', exact: true })).toHaveText(
      'All time',
    );
    await expect(page.getByRole('combobox', { name: 'Period applies to' })).toHaveText('Posted at');
    await orders.choose('Period', 'Today');
    await orders.choose('Period applies to', 'Validated at');
    const day = new Date().toISOString().slice(0, 10);
    await expect
      .poll(() => lastQuery(sandbox))
      .toContain('filters[periodTarget]=matcher_payment_completed_at');
    const query = await lastQuery(sandbox);
    expect(query).toContain(`filters[period][from]=${day}T00:00:00.000Z`);
    expect(query).toContain(`filters[period][to]=${day}T23:59:59.999Z`);
  });

  test('1F08 1F09 a custom period asks for both days and reloads only then', async ({
    page,
    orders,
    sandbox,
  }) => {
    await orders.showFilters();
    await sandbox.clearRequests();
    await orders.choose('Period', 'Custom period');
    const dialog = page.getByRole('dialog', { name: 'Custom period' });
    await expect(dialog).toContainText('Days begin and end at midnight UTC.');
    await dialog.getByLabel('Start date').fill('2026-01-05');
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeDisabled();
    await dialog.getByLabel('End date').fill('2026-01-09');
    expect(await lastQuery(sandbox)).toBe('');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect
      .poll(() => lastQuery(sandbox))
      .toContain('filters[period][from]=2026-01-05T00:00:00.000Z');
    await expect(page.getByRole('combobox', { name: 'Period', exact: true })).toHaveText(
      '2026-01-05 to 2026-01-09',
    );
    await expect(page.getByText('Period: 2026-01-05 to 2026-01-09 UTC (Posted at)')).toBeVisible();
  });

  test('1F17 1F20 1F21 filters live in the address, show as chips and can be cleared', async ({
    page,
    orders,
  }) => {
    await orders.showFilters();
    await orders.choose('Type', 'hybrid');
    await expect(page).toHaveURL(/type=hybrid/);
    await orders.choose('Payment Type', 'Admin');
    await expect(page).toHaveURL(/paymentType=admin/);
    await page.reload();
    await orders.ready();
    await page.getByRole('button', { name: 'Remove filter Type' }).click();
    await expect(page).not.toHaveURL(/type=hybrid/);
    await expect(orders.filters).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/#\/transactions$/);
    await expect(orders.rows).toHaveCount(20);
  });
});
