import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsOf } from '#renderer/testing/texts.ts';
import { violationsWhileOpen } from '#renderer/testing/violations.ts';

const field = (name: string) => page.getByRole('combobox', { name, exact: true });
const pairs = page.getByRole('menuitemcheckbox');
const options = page.getByRole('option');

const COUNTRIES = {
  data: [
    { id: 1, abbreviation: 'GH', country: 'Ghana' },
    { id: 2, abbreviation: 'NG', country: 'Nigeria' },
    { id: 3, abbreviation: 'US', country: 'United States' },
  ],
};

async function openFilters(preferences: Readonly<Record<string, unknown>> = {}) {
  const answers = { ...answersWith(someOrders(3)), 'countries.list': COUNTRIES };
  const opened = await openPage('/transactions', { answers, preferences });
  await page.getByRole('button', { name: 'Show filters' }).click();
  return opened;
}

describe('choices that are found by typing', () => {
  it('are several pairs of currencies', { tags: ['1F03'] }, async () => {
    const opened = await openFilters();
    await field('Currency').click();
    await expect.element(pairs.first()).toHaveTextContent('NGN to USD');
    expect(pairs.length).toBe(8);
    await field('Currency').fill('gbp');
    await expect.poll(() => textsOf(pairs)).toEqual(['NGN to GBP', 'GHS to GBP']);
    await userEvent.keyboard('{Enter}');
    await field('Currency').fill('ghs to c');
    await expect.poll(() => textsOf(pairs)).toEqual(['GHS to CAD']);
    await userEvent.keyboard('{Enter}');
    await field('Currency').fill('yen');
    await expect.element(page.getByText('No matching currency pair')).toBeVisible();
    expect(await violationsWhileOpen()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(field('Currency')).toHaveValue('NGN to GBP, GHS to CAD');
    await expect.poll(opened.place).toBe('/transactions?currency=NGN-GBP%2CGHS-CAD');
  });

  it('are on top once they were chosen, in every list', { tags: ['1F02'] }, async () => {
    const opened = await openFilters();
    await field('Currency').click();
    await pairs.filter({ hasText: 'GHS to CAD' }).click();
    await pairs.filter({ hasText: 'NGN to GBP' }).click();
    // The rows stay where they are while the list is open.
    expect(textsOf(pairs).at(0)).toBe('NGN to USD');
    await userEvent.keyboard('{Escape}');
    await field('Matcher Country').fill('nig');
    await userEvent.keyboard('{Enter}');
    await opened.goTo('/third-party-transactions');
    await page.getByRole('button', { name: 'Show filters' }).click();
    await field('Currency pair').click();
    await expect
      .poll(() => textsOf(pairs).slice(0, 3))
      .toEqual(['NGN to GBPRecent', 'GHS to CADRecent', 'NGN to USD']);
    expect(pairs.length).toBe(8);
    await userEvent.keyboard('{Escape}');
    await field('Matcher Country').click();
    await expect
      .poll(() => textsOf(options))
      .toEqual(['All', 'NigeriaRecent', 'Ghana', 'United States']);
    await expect.element(page.getByRole('option', { name: 'Nigeria', exact: true })).toBeVisible();
  });

  it.each(['light', 'dark'])('have no violation in the %s theme', async (theme) => {
    await openFilters({ theme, 'filters.recent.pair': ['GHS-CAD', 'gone'] });
    expect(await commands.violations()).toEqual([]);
    await field('Currency').click();
    await expect.element(pairs.first()).toHaveTextContent('GHS to CAD');
    expect(await violationsWhileOpen()).toEqual([]);
  });
});
