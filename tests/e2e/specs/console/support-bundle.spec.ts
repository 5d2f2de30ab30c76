import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startBrowserHost } from '#support/harness.ts';
import { test } from '../../support/fixtures.ts';

test.describe('the support bundle', { tag: '@browser-host' }, () => {
  test('is shown before it is saved, and saved as it was shown', async ({
    page,
    apiUrl,
    dataDir,
  }) => {
    await using host = await startBrowserHost({
      apiUrl,
      dataDir: join(dataDir, 'data'),
      // A separate home for Downloads, and no program to show the folder with.
      env: { CORRIDOR_VAULT: 'memory', HOME: dataDir, PATH: dataDir },
    });
    await page.goto(host.url);
    await page.getByRole('link', { name: 'About' }).click();
    await page.getByRole('button', { name: 'Create support bundle' }).click();

    const dialog = page.getByRole('dialog', { name: 'Support bundle' });
    const text = dialog.getByRole('textbox', { name: 'What the bundle will hold' });
    await expect(text).toHaveValue(/^Host: browser$/mu);
    await expect(text).toHaveValue(/^Session: signed-out$/mu);
    const shown = await text.inputValue();
    expect(shown).not.toContain(dataDir);

    await dialog.getByRole('button', { name: 'Save support bundle' }).click();
    await expect(
      page.getByText(/Saved as .*corridor-support-\d{8}-\d{6}\.txt/u).last(),
    ).toBeVisible();
    await expect(dialog).toBeHidden();
    const downloads = join(dataDir, 'Downloads');
    const [file = ''] = await readdir(downloads);
    expect(await readFile(join(downloads, file), 'utf8')).toBe(shown);
  });
});
