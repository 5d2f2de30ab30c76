import { expect, it, onTestFinished, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { watchCopies } from '#renderer/testing/clipboard.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { tabNamed } from '#renderer/testing/tabs.ts';

const search = page.getByRole('searchbox');
const article = (name: string) => page.getByRole('article', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });

it('signed out, the reference data is found, searched and copied', {
  tags: ['3G01', '3G09', '3F06'],
}, async () => {
  const copied = watchCopies();
  await openPage('/login', { role: null });
  await page.getByRole('link', { name: 'Reference' }).click();
  const countries = page.getByRole('navigation', { name: 'Countries' });
  await expect.element(countries.getByRole('button').first()).toHaveTextContent('Afghanistan');
  expect(await commands.violations()).toEqual([]);

  await search.fill('lagos');
  await countries.getByRole('button', { name: /^Lagos\s*Nigeria$/u }).click();
  const subdivisions = article('Nigeria').getByRole('table', { name: '37 subdivisions' });
  const lagos = subdivisions.getByRole('row', { name: /^Lagos/u });
  await expect.element(lagos).toHaveAttribute('aria-current', 'true');
  await expect.element(lagos).toBeInViewport();
  // The rows are one stop, and each can be copied by key.
  lagos.getByRole('button').element().focus();
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
  await expect.poll(copied).toMatch(/^Abuja Federal Capital Territory\tFC\t\d+$/u);
  await button('Copy table: 37 subdivisions').click();
  await expect.poll(copied).toMatch(/^Name\tCode\tID\nAbia\tAB\t/u);
  await button('Copy Phone code: +234').click();
  await expect.poll(copied).toBe('+234');
  await expect.element(page.getByText('Copied to clipboard!').first()).toBeVisible();

  await search.fill('deutschland');
  await expect.element(article('Germany')).toBeVisible();
  await search.fill('no such place');
  await expect.element(countries).toHaveTextContent('No countries match your search');
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect.element(page.getByLabelText('E-mail', { exact: true })).toBeVisible();
});

it('a refused clipboard has a fallback, or the user gets a message', {
  tags: ['3F06', '3F07'],
}, async () => {
  const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  const copied: unknown[] = [];
  const copy = vi.spyOn(document, 'execCommand').mockImplementation(() => {
    copied.push(getSelection()?.toString());
    return true;
  });
  onTestFinished(() => {
    refused.mockRestore();
    copy.mockRestore();
  });
  await openPage('/reference?show=NG');
  await button('Copy Capital: Abuja').click();
  await expect.element(page.getByText('Copied to clipboard!')).toBeVisible();
  expect(copied).toEqual(['Abuja']);
  copy.mockReturnValue(false);
  await button('Copy Capital: Abuja').click();
  await expect.element(page.getByRole('alertdialog')).toHaveTextContent('Unsuccessful');
});

it('currencies and the rules of offers are shown, found and copied, without a violation', {
  tags: ['3Y01', '3Y22', '3Y23', '3F06'],
}, async () => {
  const copied = watchCopies();
  await openPage('/reference?tab=currencies&search=naira');
  const naira = article('Nigerian naira');
  await expect.element(naira).toHaveTextContent('300,000 NGN');
  await expect.element(naira).toHaveTextContent('Nigerian bank payment');
  // Its own five partners, and beside them the many that list it.
  const fact = (name: string) =>
    naira.getByText(name, { exact: true }).element().parentElement?.querySelector('dd')
      ?.textContent;
  expect(fact('Can trade with')).toContain('CAD, EUR, USD, GBP, SEK');
  expect(fact('Listed by')).toContain('SEK, DKK, NOK');

  // One of hundreds of payment types is found by its name.
  await search.fill('interac');
  await button(/^Interac\s*CAD$/u).click();
  await expect
    .element(article('Canadian dollar').getByRole('row', { name: /^Interac\b/u }))
    .toHaveAttribute('aria-current', 'true');
  expect(await commands.violationsInAllThemes()).toEqual([]);

  await tabNamed('Limits and pairs').click();
  const limits = page.getByRole('table', { name: 'Currency amount limits and tradable pairs' });
  await expect.element(limits.getByRole('row')).toHaveLength(32);
  await search.fill('rupee');
  await expect
    .element(limits.getByRole('row').last())
    .toHaveTextContent('Indian rupeeINR40,000120,0005,000NGN, GHS, KES, ZAR');
  expect(await commands.violationsInAllThemes()).toEqual([]);

  await tabNamed('Fees and rates').click();
  const rates = page.getByRole('table', { name: /Units for 1 EUR/u });
  await expect.element(rates).toHaveTextContent('1.61538');
  expect(await commands.violationsInAllThemes()).toEqual([]);
  await search.fill('cad');
  await expect.element(rates.getByRole('row')).toHaveLength(2);
  await search.fill('naira');
  await button('Copy rule: Fee').click();
  await expect.poll(copied).toContain('a flat 2,000 NGN');
  await tabNamed('Limits and pairs').click();
  await search.fill('rupee');
  await button(/^Copy table/u).click();
  await expect.poll(copied).toContain('Indian rupee\tINR\t40,000\t120,000\t5,000');
});
