import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { showColumn } from '#renderer/testing/visible.ts';

const LONG = 'KX-848643-which-is-longer-than-any-reference';
const ORDER = {
  id: 1001,
  status: 'published',
  poster_manual_payment_ref: LONG,
  poster_amount: 100,
  poster_currency: 'USD',
  exchange_rate: 0.0022734,
  posted_at: '2026-11-22T00:04:05Z',
};
const narrow = { id: 'posterAmount', width: 56, hidden: false };

/** The tooltip of a cell, or of what is in it, once it is pointed at. */
async function tooltipOf(selector: string) {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  await page.elementLocator(element).hover();
  return element.getAttribute('title');
}
const cell = (column: string) => `[role=gridcell][col-id=${column}]`;
const header = (column: string) => `[role=columnheader][col-id=${column}] .ag-header-cell-text`;

describe('the tooltips of a table', () => {
  it('are only on cut cells, and on cells with more than they show', async () => {
    await openPage('/transactions', {
      answers: answersWith([ORDER]),
      preferences: { 'table.transactions': { density: null, columns: [narrow] } },
    });
    await page.getByRole('link', { name: '1001' }).findElement();
    expect(await tooltipOf(cell('reference'))).toBe(LONG);
    expect(await tooltipOf(cell('posterAmount'))).toBe('100.00 USD');
    expect(await tooltipOf(cell('id'))).toBeNull();
    expect(await tooltipOf(cell('status'))).toBeNull();
    expect(await tooltipOf(cell('actions'))).toBeNull();
    expect(await tooltipOf(header('status'))).toBeNull();
    expect(await tooltipOf(cell('rate'))).toBe('0.0022734');
    await showColumn('Transactions', 'Posted');
    expect(await tooltipOf(cell('posted'))).toContain('UTC');
  });

  it('are not those of the row that was in their place', async () => {
    const opened = await openPage('/transactions', { answers: answersWith([ORDER]) });
    await page.getByRole('link', { name: '1001' }).findElement();
    expect(await tooltipOf(cell('reference'))).toBe(LONG);
    const other = { ...ORDER, id: 1002, poster_manual_payment_ref: 'KX-1' };
    opened.answer(answersWith([other]));
    opened.tell('realtime', { event: 'newOrder' });
    await page.getByRole('link', { name: '1002' }).findElement();
    expect(document.querySelector(cell('reference'))).toHaveTextContent('KX-1');
    expect(document.querySelector(cell('reference'))).not.toHaveAttribute('title');
  });

  it('above it say what is known of the currencies of a total, below its name where that is cut', async () => {
    await openPage('/transactions', { answers: answersWith([ORDER]) });
    await page.getByRole('link', { name: '1001' }).findElement();
    const name = '[aria-label=Totals] dt';
    expect(await tooltipOf(name)).toBe('In USD, as all rows are');
    document.querySelector<HTMLElement>(name)?.style.setProperty('width', '10px');
    await page.getByRole('searchbox').hover();
    expect(await tooltipOf(name)).toBe('Poster Amount\nIn USD, as all rows are');
  });
});
