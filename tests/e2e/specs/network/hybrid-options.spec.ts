import { expect } from '@playwright/test';
import { ListPage } from '../../pages/ListPage.ts';
import { actElsewhere } from '../../support/api.ts';
import { violations } from '../../support/axe.ts';
import { test as base } from '../../support/fixtures.ts';

const PATH = '/hybrid-order-options';
const CALL = '/admin/hybrid-order-options';

const test = base.extend<{ list: ListPage }>({
  list: async ({ page, signInAs }, use) => {
    await signInAs('manager');
    const list = new ListPage(page, 'Hybrid Order Options');
    await list.open(PATH);
    await use(list);
  },
});

test('Save All previews, asks and sends what was previewed', {
  tag: ['@2H02', '@2H14', '@2H15', '@2H16', '@2H17', '@2H18'],
}, async ({ page, sandbox, list }) => {
  await list.open(`${PATH}?pbCountry=AE&matcherCountry=CA&company=2`);
  await expect(list.rows).toHaveCount(4);
  const bar = page.getByRole('region', { name: 'Change all' });
  const save = bar.getByRole('button', { name: 'Save All' });
  const id = (await list.rows.first().getAttribute('row-business-key')) ?? '';
  await expect(save).toBeDisabled();
  await bar.getByRole('spinbutton', { name: 'Exchange Rate' }).fill('1');
  await expect(save).toBeEnabled();
  await bar.getByRole('spinbutton', { name: 'Exchange Rate' }).fill('');
  await expect(save).toBeDisabled();
  await bar.getByRole('spinbutton', { name: 'Fee' }).fill('-1.5');
  await save.click();
  await expect(list.dialog.getByRole('heading')).toHaveText('Are You Sure?');
  await expect(list.dialog).toContainText(
    'Are You sure to update all these record? (4 rows will be affected)',
  );
  await expect(list.dialog.getByRole('button')).toHaveText(['No', 'Yes']);
  await expect(list.dialog.getByRole('rowheader')).toHaveCount(4);
  await expect(list.dialog.locator('ins').first()).toHaveText('-1.50');
  await expect(list.dialog).toContainText('Fee of 4 rows changes by more than 20%');
  expect(await violations(page)).toEqual([]);
  await actElsewhere(sandbox.url, `${CALL.slice(1)}/${id}`, { exchange_rate: '9', fee: 77 });
  await sandbox.clearRequests();
  await list.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(list.dialog).toContainText('has changed since you opened it');
  await expect(list.dialog).toContainText('77.00');
  await list.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(list.toast('Options saved')).toBeVisible();
  const puts = (await sandbox.requests()).filter(({ method }) => method === 'PUT');
  expect(
    puts.map(({ path, query, body }) => [path, decodeURIComponent(query ?? ''), body]),
  ).toEqual([
    [
      CALL,
      'filters[matcher_country]=CA&filters[pb_country]=AE&filters[third_party_company_id]=2',
      { fee: -1.5 },
    ],
  ]);
  await expect(list.cells('fee')).toHaveText(['-1.50', '-1.50', '-1.50', '-1.50']);
  await expect(save).toBeDisabled();
});
