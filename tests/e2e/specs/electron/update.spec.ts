import { expect } from '@playwright/test';
import { test } from '../../support/fixtures.ts';

test('an update is never there in the browser host', { tag: '@browser-host' }, async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  const answer = await page.evaluate(() => window.corridor.call('update.check', undefined));
  expect(answer).toEqual({ ok: true, value: { status: 'none' } });
  await expect(page.getByRole('button', { name: 'Restart to update' })).toHaveCount(0);
});
