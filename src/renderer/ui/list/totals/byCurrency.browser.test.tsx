import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { OrderFilters } from '#contract/orders/orders.ts';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsIn } from '#renderer/testing/texts.ts';
import { written } from '#renderer/testing/written.ts';

const strip = page.getByLabelText('Totals', { exact: true }).first();
const dialog = page.getByRole('dialog', { name: 'Totals by currency' });
const open = page.getByRole('button', { name: 'By currency' });
const row = (name: string) => dialog.getByRole('row').filter({ hasText: name });

/** Two naira orders: 500 to dollars of a hybrid matcher, 20.5 to euros. */
function network(filters: Pick<OrderFilters, 'fromCurrency' | 'toCurrency' | 'type'> = {}) {
  const orders = [
    { from: 'NGN', to: 'USD', type: 'hybrid', sent: 500, received: 1, fee: 0.25 },
    { from: 'NGN', to: 'EUR', type: 'p2p', sent: 20.5, received: 4, fee: 3 },
  ];
  const { fromCurrency, toCurrency, type } = filters;
  const found = orders.filter(
    (each) =>
      (type ?? each.type) === each.type &&
      (!fromCurrency ||
        fromCurrency.some((from, at) => from === each.from && toCurrency?.[at] === each.to)),
  );
  const sum = (of: 'sent' | 'received' | 'fee') => found.reduce((all, each) => all + each[of], 0);
  return {
    transactionsStatistic: {
      total_poster_amount: sum('sent'),
      total_matcher_amount: sum('received'),
      total_matcher_fee: sum('fee'),
    },
  };
}

const openList = async (at = '/transactions') => {
  const opened = await openPage(at, {
    answers: {
      ...answersWith(someOrders(30)),
      'orders.statistics': ({ filters }) => network(filters),
    },
  });
  await page
    .getByRole('link', { name: /^10\d\d$/u })
    .first()
    .findElement();
  return opened;
};

describe('what the strip says of its currencies', () => {
  const noteOf = (label: string) =>
    [...strip.element().querySelectorAll('dt')]
      .find(({ textContent }) => textContent === label)
      ?.getAttribute('aria-description');

  it('is that a total is a sum over several, where the rows that were read have more than one', {
    tags: ['1L05'],
  }, async () => {
    const orders = someOrders(2).map((order, at) => ({
      ...order,
      poster_currency: at ? 'NGN' : 'USD',
      matcher_currency: 'EUR',
    }));
    await openPage('/transactions', { answers: answersWith(orders) });
    await expect
      .poll(() => noteOf('Poster Amount'))
      .toBe(
        'Sum over several currencies, as the network sends it. The rows on this page have more than one.',
      );
    expect(noteOf('Matcher Amount')).toBe('In EUR, as all rows are');
    // The fee of the hybrid order is in USD (1L13).
    expect(noteOf('Matcher Fee')).toMatch(/^Sum over several currencies/u);
  });

  it('is that other pages were not read, where those that were have one', async () => {
    await openList();
    await expect
      .poll(() => noteOf('Poster Amount'))
      .toBe(
        'All rows on this page are in USD. Rows on other pages were not loaded, and may be in other currencies.',
      );
    expect(noteOf('Matcher Amount')).toBeNull();
  });
});

describe('the totals by currency', () => {
  it('are asked on request, have a line for each currency, and prove that they add up', {
    tags: ['1L22', '1L24'],
  }, async () => {
    const opened = await openList('/transactions?type=hybrid');
    const before = opened.asked('orders.statistics').length;
    await open.click();
    await expect
      .element(dialog)
      .toHaveTextContent('The currencies add up to the network’s totals in every column.');
    expect(textsIn(dialog, 'tbody th')).toEqual(['USD', 'NGN']);
    expect(textsIn(row('USD'), 'td').slice(0, 4)).toEqual(['0.00', '1.00', '0.00', '0.25']);
    expect(textsIn(row('NGN'), 'td').slice(0, 4)).toEqual(['500.00', '0.00', '0.00', '–']);
    expect(textsIn(row('Network’s total'), 'td').slice(0, 2)).toEqual(['500.00', '1.00']);
    for (const { filters, search } of opened.asked('orders.statistics').slice(before)) {
      expect(filters?.type).toBe('hybrid');
      expect(search).toBeUndefined();
      expect(filters?.fromCurrency?.length).toBe(filters?.toCurrency?.length);
    }
  });

  it('are copied with what the list is narrowed to in the first line', async () => {
    await openList('/transactions?type=p2p');
    await open.click();
    await expect.element(row('EUR')).toBeVisible();
    await dialog.getByText(/add up to/u).findElement();
    const [title, header, ...lines] = (
      await written(() => dialog.getByRole('button', { name: 'Copy' }).click())
    ).split('\n');
    expect(title).toMatch(/^Transactions: 15 orders · Type p2p, as of \d/u);
    expect(header?.split('\t').slice(0, 3)).toEqual([
      'Currency',
      'Poster Amount',
      'Matcher Amount',
    ]);
    expect(lines.map((line) => line.split('\t').slice(0, 3))).toEqual([
      ['EUR', '0.00', '4.00'],
      ['NGN', '20.50', '0.00'],
      ['Network’s total', '20.50', '4.00'],
    ]);
  });

  it('say by how much they differ, of a server that filters in another way', async () => {
    const opened = await openList();
    // It knows the sending currencies alone.
    opened.answer({
      'orders.statistics': ({ filters }) => network({ ...filters, fromCurrency: undefined }),
    });
    await open.click();
    await expect
      .element(dialog)
      .toHaveTextContent('The currencies do not add up to the network’s totals');
    expect(textsIn(row('Difference'), 'td')[0]).toMatch(/^-/u);
  });

  it('are six calls at once, and end with the dialog', async () => {
    const opened = await openList();
    const never = Promise.withResolvers<never>();
    opened.answer({ 'orders.statistics': () => never.promise });
    const before = opened.asked('orders.statistics').length;
    await open.click();
    await expect.element(dialog.getByRole('progressbar')).toBeVisible();
    await expect.poll(() => opened.asked('orders.statistics').length - before).toBe(6);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect
      .poll(() => opened.calls.filter(({ name }) => name === 'api.cancel').length)
      .toBe(6);
    expect(opened.asked('orders.statistics').length - before).toBe(6);
  });

  it('say what could not be loaded, and load it on request', async () => {
    const opened = await openList();
    opened.answer({
      'orders.statistics': ({ filters }) => {
        if (filters?.fromCurrency?.[0] === 'GHS')
          throw new ProblemError({ kind: 'server', status: 500, message: 'Broken.' });
        return network(filters);
      },
    });
    await open.click();
    await expect.element(dialog).toHaveTextContent('The sums are not complete. Broken.');
    opened.answer({ 'orders.statistics': ({ filters }) => network(filters) });
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await dialog.getByText(/add up to/u).findElement();
  });

  it('have no violation', async () => {
    await openList();
    await open.click();
    await dialog.getByText(/add up to/u).findElement();
    expect(await commands.violationsInAllThemes()).toEqual([]);
  });
});
