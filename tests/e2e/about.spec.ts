import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { pasted } from './clipboard.ts';
import { test } from './fixtures.ts';

test('About shows the installation, and that the browser host does not update itself', {
  tag: ['@browser-host', '@1R16'],
}, async ({ page, signInPage }) => {
  await expect(signInPage.email).toBeVisible();
  await page.getByRole('link', { name: 'About' }).click();
  const panel = page.getByRole('tabpanel', { name: 'This installation' });
  await expect(panel).toContainText(/Build[\s\S]*\d{4}-\d\d-\d\d/u);
  await expect(panel).toContainText(/Node\d+\.\d+\.\d+/u);
  await expect(panel.getByRole('status')).toContainText('The browser host does not update itself');
  await expect(panel.getByRole('button', { name: 'Check for updates' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Copy details' }).click();
  await expect(page.getByText('Copied to clipboard!').first()).toBeVisible();
  expect(await pasted(page)).toMatch(
    /^Version: \d[\s\S]*^Runs in: Browser window$[\s\S]*^System: /mu,
  );
});

test('the reference data is credited as its licence requires, and every shipped package is listed with its terms', async ({
  page,
  signInAs,
}) => {
  await signInAs('manager');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.evaluate(() => {
    window.location.hash = '#/about?tab=reference';
  });
  const origin = page.getByRole('tabpanel', { name: 'Reference data' });
  await expect(origin).toContainText(
    'Contains information from the Countries States Cities Database, which is made available here under the Open Database License (ODbL).',
  );
  await expect(origin).toContainText(/@countrystatecity\/countries, version \d+\.\d+\.\d+/u);
  await expect(origin).toContainText(/\d{3} countries and territories with \d,\d{3} subdivisions/u);
  expect(await violations(page)).toEqual([]);

  expect(scripts.filter((url) => url.includes('licences'))).toEqual([]);
  await page.getByRole('tab', { name: 'Licences' }).click();
  const packages = page.getByRole('navigation', { name: 'Packages' });
  const entries = packages.getByRole('listitem');
  await expect(entries.first()).toBeVisible();
  expect(await entries.count()).toBeGreaterThan(100);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search packages' }).fill('OFL');
  // The typeface of the page, and that of the sandbox's PDFs.
  await expect(entries).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: 'packages' })).toHaveText(
    /^2 of \d+ packages$/u,
  );
  await entries.getByRole('button').first().click();
  await expect(page.getByRole('article')).toContainText('SIL OPEN FONT LICENSE');
  await page.getByRole('searchbox', { name: 'Search packages' }).fill('fluentui/react-button');
  await entries.getByRole('button').first().click();
  await expect(page.getByRole('article')).toContainText('Permission is hereby granted');
});
