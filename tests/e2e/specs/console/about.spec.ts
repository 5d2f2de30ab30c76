import { expect } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { pasted } from '../../support/clipboard.ts';
import { test } from '../../support/fixtures.ts';

test('About shows the installation, and that a browser window has no automatic updates', {
  tag: ['@browser-host', '@1R16'],
}, async ({ page, signInPage }) => {
  await expect(signInPage.email).toBeVisible();
  await page.getByRole('link', { name: 'About' }).click();
  const panel = page.getByRole('tabpanel', { name: 'This installation' });
  await expect(panel).toContainText(/Build[\s\S]*\d{4}-\d\d-\d\d/u);
  await expect(panel).toContainText(/Node\d+\.\d+\.\d+/u);
  await expect(panel.getByRole('status')).toContainText('No automatic updates in a browser window');
  await expect(panel.getByRole('button', { name: 'Check for updates' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Copy details' }).click();
  await expect(page.getByText('Copied to clipboard!').first()).toBeVisible();
  expect(await pasted(page)).toMatch(
    /^Version: \d[\s\S]*^Runs in: Browser window$[\s\S]*^System: /mu,
  );
});
