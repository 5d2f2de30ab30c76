import { describe, expect, it, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { ExchangeRateLimitOnWire } from '#contract/network/exchange-rate-limits.ts';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const COUNTRIES = [
  { abbreviation: 'FR', country: 'France', currency: 'EUR' },
  { abbreviation: 'US', country: 'United States', currency: 'USD' },
  { abbreviation: 'NG', country: 'Nigeria', currency: 'NGN' },
];
const LIMIT: Partial<ExchangeRateLimitOnWire> = {
  id: 7,
  poster_country_abbreviation: 'US',
  poster_currency_code: 'USD',
  matcher_country_abbreviation: 'NG',
  matcher_currency_code: 'NGN',
  min_exchange_rate: '0.0018',
  max_exchange_rate: '0.02',
};

const DUPLICATE = 'This pair already has a limit';
const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
const rate = (name: string) => dialog.getByRole('textbox', { name });
const add = dialog.getByRole('button', { name: 'Add', exact: true });

/** EUR for 1 USD, and USD for 1 NGN, which is quoted in the other direction only. */
const QUOTES: Readonly<Record<string, { buy: number | null; sell: number | null }>> = {
  'EUR USD': { buy: 0.84, sell: 0.86 },
  'NGN USD': { buy: 400, sell: 500 },
};
const quoteFor = (pair: { sending_currency_code: string; receiving_currency_code: string }) =>
  QUOTES[`${pair.sending_currency_code} ${pair.receiving_currency_code}`] ?? {
    buy: null,
    sell: null,
  };

const openList = () =>
  openPage('/exchange-rates', {
    answers: {
      ...answersWith([]),
      'countries.list': { data: COUNTRIES },
      'exchangeRateLimits.list': { data: [LIMIT], pagination: { rowCount: 1 } },
      'exchangeRateLimits.create': {},
      'offers.exchangeRate': (pair) => ({ data: quoteFor(pair) }),
    },
  });

async function choose(field: string, country: string) {
  await dialog.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: country }).click();
}

/** The form of a new limit from France, filled. */
async function fill(to: string, min: string, max: string) {
  await page.getByRole('button', { name: 'Add New Rate Limit' }).click();
  await choose('From', 'France (EUR)');
  await choose('To', to);
  await rate('Min Exchange Rate').fill(min);
  await rate('Max Exchange Rate').fill(max);
}

it('a form shows the quote between the ends, and the other direction', async () => {
  await openList();
  await fill('United States (USD)', '0.8', '0.9');
  await expect
    .element(dialog)
    .toHaveTextContent(/Quote: 0\.84 to 0\.86 EUR for 1 USD, read \d+:\d\d:\d\d [AP]M/u);
  await expect.element(dialog).toHaveTextContent('Suggested by the quote: 0.8376');
  await expect.element(dialog).not.toHaveTextContent(/(?:Below|Near) m/u);
  await rate('Max Exchange Rate').fill('0.865');
  await expect.element(dialog).toHaveTextContent('Near max');
  await rate('Max Exchange Rate').fill('0.83');
  await expect.element(dialog).toHaveTextContent('Above max');
  await rate('Max Exchange Rate').fill('0.9');
  await expect.element(dialog).toHaveTextContent('Other direction: no limit');
  await expect.element(dialog).toHaveTextContent('Min 0.80Max 0.90');
  await choose('From', 'Nigeria (NGN)');
  await expect
    .element(dialog)
    .toHaveTextContent('Other direction: at least 0.0018 and at most 0.02 USD for 1 NGN');
});

it('a row opens to the quote, the other direction, and that there is no log', async () => {
  await openList();
  await page.getByRole('row').filter({ hasText: 'USD for 1 NGN' }).click();
  const grid = page.getByRole('grid', { name: 'Exchange Rate Limit' });
  const from = grid.getByText('US (USD)').element().getBoundingClientRect();
  const chevron = grid.getByRole('button', { name: /^Details of/u }).element();
  expect(from.left - chevron.getBoundingClientRect().right).toBeLessThan(8);
  await expect.element(grid).toHaveTextContent('calculated from that of the other direction');
  await expect.element(grid).toHaveTextContent('Other direction: no limit');
  await expect.element(grid).toHaveTextContent('The network keeps no log of limits');
  await expect
    .element(page.getByRole('button', { name: 'Show Log' }))
    .toHaveAttribute(
      'title',
      'The network keeps no log of limits, so earlier values cannot be shown',
    );
  expect(await commands.violations()).toEqual([]);
});

describe('exchange rate limits', () => {
  it('are listed with their unit and the same number of decimals', { tags: ['2X04'] }, async () => {
    await openList();
    const row = page.getByRole('row').filter({ hasText: 'USD for 1 NGN' });
    await expect.element(row).toHaveTextContent('0.0018 USD for 1 NGN');
    await expect.element(row).toHaveTextContent('0.0200 USD for 1 NGN');
  });

  it('are listed with the quote of their pair, and where it is to their ends', async () => {
    const opened = await openList();
    const row = page.getByRole('row').filter({ hasText: 'USD for 1 NGN' });
    // 1/500 to 1/400 USD.
    await expect.element(row).toHaveTextContent(/0\.002 to 0\.0025 \d+:\d\d:\d\d [AP]M/u);
    await expect.element(row).not.toHaveTextContent(/(?:Below|Near) m/u);
    expect(opened.asked('offers.exchangeRate')).toHaveLength(2);
    // It is read again after 5 minutes only.
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => opened.asked('exchangeRateLimits.list')).toHaveLength(2);
    expect(opened.asked('offers.exchangeRate')).toHaveLength(2);
  });

  it('are shown before their quotes, and without one that cannot be had', async () => {
    const later = Promise.withResolvers<object>();
    await openPage('/exchange-rates', {
      answers: {
        ...answersWith([]),
        'countries.list': { data: COUNTRIES },
        'exchangeRateLimits.list': { data: [LIMIT], pagination: { rowCount: 1 } },
        'offers.exchangeRate': () => later.promise,
      },
    });
    const row = page.getByRole('row').filter({ hasText: 'USD for 1 NGN' });
    await expect.element(row).toHaveTextContent('0.0018 USD for 1 NGN');
    later.reject(new ProblemError({ kind: 'server', status: 500, message: 'Broken.' }));
    await expect.element(row).toHaveTextContent('Quote not loaded');
  });

  it('that exclude the quote are asked about again, with Cancel in focus', async () => {
    const opened = await openList();
    await fill('United States (USD)', '600', '700');
    await expect.element(dialog).toHaveTextContent('In EUR for 1 USD');
    await add.click();
    await expect
      .element(dialog)
      .toHaveTextContent(
        /The minimum of 600\.00 is 69667\.4% above the quote of 0\.84 to 0\.86 EUR for 1 USD, read .*, and excludes it\./u,
      );
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(opened.asked('exchangeRateLimits.create')).toEqual([]);

    await rate('Max Exchange Rate').fill('7000');
    await expect.element(dialog).not.toHaveTextContent('Nothing was sent');
    await rate('Max Exchange Rate').fill('700');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toHaveTextContent('The maximum of 700.00 is 81295.3% above');
    await add.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(opened.asked('exchangeRateLimits.create')).toMatchObject([
      { min_exchange_rate: '600', max_exchange_rate: '700' },
    ]);
  });

  it('that the server has already are said to be so only while the pair is chosen', async () => {
    const opened = await openList();
    opened.answer({
      'exchangeRateLimits.create': () => {
        throw new ProblemError({ kind: 'server', status: 409, message: DUPLICATE });
      },
    });
    await fill('United States (USD)', '0.8', '0.9');
    await add.click();
    await expect.element(dialog).toHaveTextContent(DUPLICATE);
    await choose('To', 'Nigeria (NGN)');
    await expect.element(dialog).not.toHaveTextContent(DUPLICATE);
  });
});

it('a refusal of the server is shown in the dialog, and the typed values stay', {
  tags: ['2X12'],
}, async () => {
  const refused = () => {
    throw new ProblemError({ kind: 'server', status: 422, message: 'Not today' });
  };
  const opened = await openList();
  opened.answer({
    'exchangeRateLimits.create': refused,
    'exchangeRateLimits.update': refused,
    'exchangeRateLimits.delete': refused,
  });
  const button = (name: string) => dialog.getByRole('button', { name });
  const openRow = async (action: string) => {
    await page.getByRole('button', { name: 'Actions' }).first().click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await fill('United States (USD)', '0.8', '0.9');
  await add.click();
  await expect.element(dialog).toHaveTextContent('Error creating Exchange Rate LimitNot today');
  await expect.element(rate('Max Exchange Rate')).toHaveValue('0.9');
  await button('Cancel').click();

  await openRow('Edit');
  await button('Save').click();
  await vi.waitUntil(() => dialog.query()?.textContent?.includes('Nothing was sent yet'));
  await button('Save').click();
  await expect.element(dialog).toHaveTextContent('Error updating Exchange Rate LimitNot today');
  await button('Cancel').click();

  await openRow('Delete');
  await button('Yes').click();
  await expect.element(dialog).toHaveTextContent('Error deleting Exchange Rate LimitNot today');
});

describe('a limit that somebody else has changed while it is edited', () => {
  const theirs = { ...LIMIT, max_exchange_rate: '0.03' };
  const save = dialog.getByRole('button', { name: 'Save', exact: true });

  async function edit(field: string, typed: string) {
    const opened = await openList();
    await page.getByRole('button', { name: 'Actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await rate(field).fill(typed);
    opened.answer({
      'exchangeRateLimits.list': { data: [theirs], pagination: { rowCount: 1 } },
      'exchangeRateLimits.update': {},
    });
    await save.click();
    return opened;
  }

  /** Saves limits that are unusual: that is asked about once more. */
  async function saveTwice() {
    await save.click();
    await vi.waitUntil(() => dialog.query()?.textContent?.includes('Nothing was sent yet'));
    await save.click();
  }

  it('keeps their change of a field that was not touched', async () => {
    const opened = await edit('Min Exchange Rate', '0.0019');
    await expect.element(rate('Max Exchange Rate')).toHaveValue('0.03');
    expect(opened.asked('exchangeRateLimits.update')).toEqual([]);
    await saveTwice();
    await expect
      .poll(() => opened.asked('exchangeRateLimits.update'))
      .toMatchObject([{ min_exchange_rate: '0.0019', max_exchange_rate: '0.03' }]);
  });

  it('lets the person choose between theirs and what was typed', async () => {
    const opened = await edit('Max Exchange Rate', '0.025');
    await expect
      .element(dialog)
      .toHaveTextContent('Max Exchange Rate: before 0.02, now 0.03, yours 0.025.');
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByRole('button', { name: 'Use 0.03' }).click();
    await expect.element(rate('Max Exchange Rate')).toHaveValue('0.03');
    await saveTwice();
    await expect
      .poll(() => opened.asked('exchangeRateLimits.update'))
      .toMatchObject([{ max_exchange_rate: '0.03' }]);
  });
});
