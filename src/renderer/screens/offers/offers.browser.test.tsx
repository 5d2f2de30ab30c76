import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsIn, textsOf } from '#renderer/testing/texts.ts';

const cards = page.getByRole('list', { name: 'Global Offers' }).getByRole('article');
const pages = page.getByRole('navigation', { name: 'Pages' });
const panel = page.getByRole('region', { name: 'Filters' });
const show = page.getByRole('button', { name: 'Show filters' });

const open = async () => {
  const opened = await openPage('/offers', { role: 'manager' });
  await cards.nth(3).findElement();
  return opened;
};

describe('Global Offers', () => {
  it('compares sample offers, four a page, the dearest first', {
    tags: ['3O01', '3O02', '3O09', '3O10', '3O11', '3O12', '3O13', '3O14'],
  }, async () => {
    const opened = await open();
    await expect.element(page.getByText('Sample offers, not from real companies')).toBeVisible();
    await expect.element(cards).toHaveLength(4);
    const fees = textsIn(page.getByRole('list', { name: 'Global Offers' }), 'article dd')
      .filter((text) => text?.startsWith('$'))
      .map((text) => Number(text?.slice(1)));
    expect(fees).toHaveLength(4);
    expect(fees).toEqual(fees.toSorted((a, b) => b - a));
    const first = cards.first();
    await expect.element(first).toHaveTextContent(/0-\d days/);
    await expect.element(first).toHaveTextContent(/Sent from .+\d\.00 (USD|CAD|EUR)/);
    await expect.element(first).toHaveTextContent(/Received in .+\.\d\d (NGN|ZAR)/);
    await expect.element(first).toHaveTextContent('Exchange rate');
    for (const name of [
      /of 5 stars/,
      /^Payment method: (card|bank)$/,
      /^Delivery method: (card|bank)$/,
    ]) {
      await expect.element(first.getByRole('img', { name })).toBeVisible();
    }
    expect(await commands.violations()).toEqual([]);
    expect(opened.askedNames()).toEqual([]);
  });

  it('names the guarantor of a company and its voucher', {
    tags: ['3O15', '3O16', '3O25', '3O26', '3O27'],
  }, async () => {
    await open();
    await page.getByRole('searchbox', { name: 'Search companies' }).fill('harbour');
    await page.getByRole('button', { name: 'Guarantor of Harbour Remit' }).first().hover();
    await expect
      .element(page.getByRole('tooltip'))
      .toHaveTextContent('Guaranted by Lagoon Trust Bank');
    expect(await commands.violations()).toEqual([]);
    const voucher = page.getByText(/Recieve a \$\d+ .+ voucher with promo code SAVE\d+/);
    await expect.element(voucher.first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  });

  it('the panel changes nothing of the list', {
    tags: ['3O17', '3O18', '3O19', '3O20', '3O21', '3O22', '3O23', '3O24'],
  }, async () => {
    await open();
    await expect.element(pages).toHaveTextContent('of 18');
    await expect.element(panel).not.toBeInTheDocument();
    await show.click();
    const boxes = panel.getByRole('checkbox');
    const checked = panel.getByRole('checkbox', { checked: true });
    await expect.element(boxes.first()).toBeVisible();
    const count = boxes.length;
    expect(checked.length).toBe(count);
    expect(await commands.violations()).toEqual([]);
    const group = (name: string) =>
      textsIn(panel.getByRole('group', { name, exact: true }), 'label');
    expect(group('Duration')).toEqual([
      'Any',
      'Within a day',
      '1 day',
      '2 days',
      '3 days',
      '4 days',
    ]);
    expect(group('Payment method')).toEqual([
      'Any',
      'P2P Bank Transfer',
      'ACH',
      'Debit Card',
      'Credit Card',
      'Wire Transfer',
      'Cash drop off',
    ]);
    expect(group('Delivery method')).toEqual([
      'Bank Deposit',
      'Mobile Money',
      'Cash Pick up',
      'Cash Delivery',
    ]);
    expect(group('Ratings')).toEqual(['1', '2', '3', '4', '5']);

    await panel.getByRole('checkbox', { name: 'ACH' }).click();
    await panel.getByRole('button', { name: 'Apply filters' }).click();
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(pages).toHaveTextContent('of 18');
    await show.click();
    await expect.element(panel.getByRole('checkbox', { name: 'ACH' })).not.toBeChecked();
    expect(checked.length).toBe(count - 1);
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(panel).not.toBeInTheDocument();
    await show.click();
    await expect.element(boxes.first()).toBeVisible();
    expect(checked.length).toBe(0);
  });

  it('the panel keeps what was applied, and nothing that was only ticked', {
    tags: ['3O06'],
  }, async () => {
    await open();
    const box = (name: string) => panel.getByRole('checkbox', { name });
    await show.click();
    await box('ACH').click();
    await expect.element(box('ACH')).not.toBeChecked();
    await page.getByRole('button', { name: 'Hide filters' }).click();
    await show.click();
    await expect.element(box('ACH')).toBeChecked();
    await box('Debit Card').click();
    await panel.getByRole('button', { name: 'Apply filters' }).click();
    await show.click();
    await expect.element(box('Debit Card')).not.toBeChecked();
    await expect.element(box('ACH')).toBeChecked();
  });

  it('amount, countries and sort change the list', {
    tags: ['3O03', '3O04', '3O05', '3O06', '3O07', '3O08'],
  }, async () => {
    const opened = await open();
    const choice = (name: string) => page.getByRole('combobox', { name });
    expect(textsIn(choice('Amount'), 'option')).toEqual([
      'All amount',
      '50 USD',
      '100 USD',
      '150 USD',
      '200 USD',
      '250 USD',
      '300 USD',
    ]);
    const countries = ['All', 'USA', 'Nigeria', 'South Africa', 'Canada', 'France'];
    expect(textsIn(choice('From'), 'option')).toEqual(countries);
    expect(textsIn(choice('To recepient in'), 'option')).toEqual(countries);

    await choice('Amount').selectOptions('100 USD');
    await expect.element(pages).toHaveTextContent('of 3');
    for (const text of textsOf(cards)) expect(text).toContain('100.00');
    await choice('To recepient in').selectOptions('France');
    await expect.element(page.getByText('No offers match these filters')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(choice('Amount')).toHaveValue('0');
    await expect.element(pages).toHaveTextContent('of 18');
    await page.getByRole('button', { name: 'Sort by' }).click();
    await page.getByRole('menuitemradio', { name: 'Transaction fee: low to high' }).click();
    await expect.element(cards.first()).toHaveTextContent('$1.50');
    await opened.reload();
    await expect.element(cards.first()).toHaveTextContent('$1.50');
  });
});
