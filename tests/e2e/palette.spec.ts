import { expect } from '@playwright/test';
import { readOrders } from './api.ts';
import { test } from './fixtures.ts';
import { PalettePage } from './pages/PalettePage.ts';

test('the palette finds orders by reference and users by name and by e-mail', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('principal');
  const palette = new PalettePage(page);
  const { models } = await readOrders(sandbox.url, 'page=1&pageSize=50');
  const order = models.find(({ flwRef }) => typeof flwRef === 'string');
  await palette.open();
  await palette.field.fill(String(order?.['flwRef']));
  await expect(palette.section('Orders').first()).toContainText(`Order ${order?.['id']}`);

  await palette.field.fill('okafor');
  await expect(palette.section('Users').first()).toContainText('Okafor');
  const detail = await palette
    .section('Users')
    .first()
    .locator('bdi')
    .filter({ hasText: '@' })
    .last()
    .textContent();
  const [email = ''] = /\S+@\S+/u.exec(detail ?? '') ?? [];
  await palette.field.fill(email);
  await expect(palette.section('Users')).toHaveCount(1);
  await palette.section('Users').click();
  await expect(page).toHaveURL(/#\/users\/\w+$/);
  await palette.open();
  await expect(palette.section('Recent')).toHaveCount(0);
});
