import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { openPage } from '#renderer/testing/openPage.ts';
import { tabNamed as tab } from '#renderer/testing/tabs.ts';
import { textsIn, textsOf } from '#renderer/testing/texts.ts';

const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
/** The rows of a table, its head among them. */
const rows = (name: string) => page.getByRole('grid', { name }).getByRole('row');
const open = (path: string) => openPage(path, { role: 'manager' });

describe('the developer portal', () => {
  it('shows its samples in five tabs', {
    tags: ['3D01', '3D02', '3D03', '3D04', '3D05', '3D06', '3D08', '3D09', '3D10'],
  }, async () => {
    const opened = await open('/developer');
    await expect
      .element(page.getByText('Sample calls, keys and addresses, not real ones'))
      .toBeVisible();
    expect(textsOf(page.getByRole('tab'))).toEqual([
      'API Logs',
      'API Status',
      'Webhooks',
      'Whitelist IP',
      'API Keys',
    ]);
    await expect.element(page.getByRole('link', { name: 'API documentation' })).toBeVisible();
    await expect.element(rows('API Logs')).toHaveLength(6);
    expect(await commands.violations()).toEqual([]);
    await page.getByRole('searchbox', { name: 'Search' }).fill('ord_77');
    await expect.element(rows('API Logs')).toHaveLength(2);
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await tab('Webhooks').click();
    await expect.element(rows('Webhooks')).toHaveLength(11);
    await expect.element(rows('Webhooks').nth(1)).toHaveTextContent('order.created');
    await tab('Whitelist IP').click();
    await expect.element(rows('Whitelist IP')).toHaveLength(11);
    await tab('API Status').click();
    const latest = page.getByRole('article').first();
    await expect.element(latest).toHaveTextContent('Report runs are slow');
    await expect.element(latest).toHaveTextContent('Resolved');
    expect(await commands.violations()).toEqual([]);
    await tab('API Keys').click();
    await expect
      .poll(() => textsIn(page.getByRole('main'), 'dt'))
      .toEqual(['User ID', 'Development secret', 'Sandbox secret']);
    await opened.goTo('/developer');
    await rows('API Logs').nth(1).click();
    await expect.poll(opened.place).toBe('/developer-log-details/1');
  });

  it('asks for access without sending anything', {
    tags: ['3D11', '3D12', '3D13', '3D14', '3D15', '3K09'],
  }, async () => {
    const opened = await open('/developer-request');
    await expect.element(heading('Request access to use 100 items in Development')).toBeVisible();
    for (const label of [
      'First name',
      'Last name',
      'Phone number',
      "Please, describe what you're building",
    ]) {
      await expect.element(page.getByLabelText(label)).not.toHaveValue('');
    }
    await expect
      .element(page.getByText(/validate your identity.+e-mail will follow/u))
      .toBeVisible();
    expect(await commands.violations()).toEqual([]);
    await page.getByRole('button', { name: 'Request access' }).click();
    await expect.poll(opened.place).toBe('/developer');
    await opened.goTo('/developer-request');
    await page.getByRole('link', { name: 'Back to API Keys' }).click();
    await expect.poll(opened.place).toBe('/developer#api-keys');
    await expect.element(tab('API Keys')).toHaveAttribute('aria-selected', 'true');
    expect(opened.askedNames()).toEqual([]);
  });

  it('shows one sample call', { tags: ['3D07', '3D16', '3D17', '3D18', '3D19'] }, async () => {
    const opened = await open('/developer-log-details/2');
    await expect.element(heading('POST v1 / reporting / report_runs')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Documentation' }))
      .toHaveAttribute('href', expect.stringMatching(/^https:/u));
    expect(textsIn(page.getByRole('main'), 'dt')).toEqual([
      'ID',
      'Time',
      'Method',
      'URL',
      'Status',
      'IP address',
      'Version',
      'Source',
      'Related',
      'Origin',
    ]);
    await expect
      .element(page.getByRole('region', { name: 'Summary' }))
      .toHaveTextContent('/v1/orders');
    await expect.element(page.getByText('No query parameters')).toBeVisible();
    await expect
      .element(page.getByRole('region', { name: 'Body', exact: true }))
      .toHaveTextContent('"report_type"');
    expect(await commands.violations()).toEqual([]);
    await opened.goTo('/developer-log-details/none');
    await expect.element(page.getByText('Log none not found')).toBeVisible();
  });
});
