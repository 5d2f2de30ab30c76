import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const grid = page.getByRole('grid', { name: 'Transactions' });
const bar = page.getByRole('toolbar', { name: 'Bulk operations' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (of: Locator) => of.element().getBoundingClientRect();

async function openList(width: number, height: number) {
  await page.viewport(width, height);
  await openPage('/transactions', { answers: answersWith(someOrders(45)) });
  await grid.getByRole('checkbox').nth(1).findElement();
}

const select = (row: number) => grid.getByRole('checkbox').nth(row).click();

describe.each([
  [1280, 720],
  [1440, 900],
  [1920, 1080],
])('at %i × %i', (width, height) => {
  it('Hide all and Unhide all stand in the row of the toolbar', { tags: ['1B03'] }, async () => {
    await openList(width, height);
    const { top } = box(button('Export'));
    expect(box(button('Show filters')).top).toBe(top);
    expect(box(button('Hide all')).top).toBe(top);
    expect(box(button('Unhide all')).top).toBe(top);
    // There is at most one more row, with the title.
    const head = box(page.getByRole('heading', { level: 1 }));
    expect(box(page.getByLabelText('Totals')).top - head.top).toBeLessThanOrEqual(62);
  });

  it('what can be done with selected rows moves none of them', { tags: ['1B04'] }, async () => {
    await openList(width, height);
    const before = [box(grid), box(button('Hide all')), box(button('Next page'))];
    await select(1);
    await expect.element(bar).toHaveTextContent('1 selected');
    expect([box(grid), box(button('Hide all')), box(button('Next page'))]).toEqual(before);
    const selected = box(button('Clear selection'));
    expect(selected.top).toBeGreaterThan(box(grid).top);
    expect(selected.bottom).toBeLessThan(box(page.getByRole('navigation', { name: 'Pages' })).top);
  });
});

it('the keys lead from Unhide all to what can be done with selected rows', async () => {
  await openList(1280, 720);
  await select(1);
  await expect.element(bar).toHaveTextContent('1 selected');
  (button('Hide all').element() as HTMLElement).focus();
  for (const name of ['Unhide all', 'Actions for selected', 'Copy', 'Clear selection']) {
    await userEvent.tab();
    await expect.element(bar.getByRole('button', { name, exact: true })).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(bar).not.toHaveTextContent('selected');
});

it('what can be done with selected rows is in sight at 640 × 360', async () => {
  await openList(640, 360);
  await select(1);
  await expect.element(bar).toHaveTextContent('1 selected');
  const { left, right, top, bottom } = box(button('Actions for selected'));
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(640);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(360);
  expect(document.documentElement.scrollWidth).toBe(640);
});
