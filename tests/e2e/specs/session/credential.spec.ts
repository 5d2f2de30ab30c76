/** The credential of the recipient service, as a person saves it in Settings. */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { isOnOwnKeyring } from '#cli/setup/machine/keychain.ts';
import { readKeychainItem } from '#main/session/vault.ts';
import { startBrowserHost } from '#support/harness.ts';
import { SettingsPage } from '../../pages/SettingsPage.ts';
import { test } from '../../support/fixtures.ts';

test.describe('the credential of the recipient service', { tag: '@browser-host' }, () => {
  test('is not requested without a keychain', async ({ page, signInPage }) => {
    await expect(signInPage.email).toBeVisible();
    await new SettingsPage(page).open();
    await expect(page.getByRole('heading', { name: 'Recipient service' })).toHaveCount(0);
  });

  // A keychain for tests: `npm test` brings it.
  for (const vault of isOnOwnKeyring() ? ['keychain'] : []) {
    test(`is saved in the ${vault} and never shown again`, async ({ page, apiUrl, dataDir }) => {
      await using host = await startBrowserHost({
        apiUrl,
        dataDir: join(dataDir, 'data'),
        env: { CORRIDOR_VAULT: vault },
      });
      await page.goto(host.url);
      await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
      await new SettingsPage(page).open();
      const field = page.getByLabel('New credential');
      const save = page.getByRole('button', { name: 'Save credential' });
      await expect(save).toBeDisabled();
      await field.fill('canary-credential');
      await save.click();
      await expect(page.getByText('Credential saved').last()).toBeVisible();
      await expect(field).toHaveValue('');
      expect(await readKeychainItem('unified-recipients')).toBe('canary-credential');
      await page.reload();
      await new SettingsPage(page).open();
      await expect(page.getByText('canary-credential')).toHaveCount(0);
    });
  }
});
