/** The rows of the first table of a page, before the code of the table is there. */
import { expect, type Page } from '@playwright/test';
import { test } from '../../support/fixtures.ts';

const GRID_CODE = /grid-[^/]*\.js$/u;

/** Where each text of the headers and of the first row is that can be seen, in pixels, by text. */
const placesOf = (page: Page) =>
  page.getByRole('grid', { name: 'Transactions' }).evaluate((table) => {
    const places: Record<string, readonly [left: number, right: number, middle: number]> = {};
    const range = document.createRange();
    const note = (element: Element) => {
      const text = element.textContent?.trim() ?? '';
      range.selectNodeContents(element);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      const seen = document.elementFromPoint(left + 1, middle);
      const isSeen = seen !== null && (element.contains(seen) || seen.contains(element));
      if (width > 0 && isSeen && text.length > 1) places[text] ??= [left, right, middle];
    };
    for (const header of table.querySelectorAll('th > span, .ag-header-cell-text')) note(header);
    const [link] = table.querySelectorAll('a');
    const line = link?.getBoundingClientRect();
    for (const cell of table.querySelectorAll('td, [role=gridcell]')) {
      const { top, bottom } = cell.getBoundingClientRect();
      if (line && top <= line.top && bottom >= line.bottom) note(cell);
    }
    return places;
  });

test('are shown and open before it, and stay where they are when it comes', {
  tag: ['@1L08'],
}, async ({ page, orders }) => {
  const code = Promise.withResolvers<void>();
  await page.route(GRID_CODE, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.reload();
  const first = orders.grid.getByRole('link').first();
  await expect(first).toBeVisible();
  await expect(orders.grid.getByRole('columnheader', { name: 'Refund Status' })).toBeVisible();
  const early = await placesOf(page);
  expect(Object.keys(early).length).toBeGreaterThan(15);

  await first.focus();
  const linksAtChange = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const table = document.querySelector('table[role=grid]');
        const watch = new MutationObserver(() => {
          if (table?.isConnected) return;
          resolve(document.querySelectorAll('[role=gridcell] a').length);
          watch.disconnect();
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
  );
  code.resolve();
  expect(await linksAtChange).toBe(20);
  await expect(orders.cells('id').first()).toBeFocused();
  const places = await placesOf(page);
  for (const [text, before] of Object.entries(early)) {
    // The box of a header is as wide as its text, or as its column: its text is at one of the ends.
    const [left = 9, right = 9, middle = 9] = before.map((at, index) =>
      Math.abs(at - (places[text]?.[index] ?? Number.NaN)),
    );
    expect(Math.min(left, right), text).toBeLessThanOrEqual(2);
    expect(middle, text).toBeLessThanOrEqual(2);
  }
});

test('have links that open their order', async ({ page, orders }) => {
  await page.route(GRID_CODE, () => undefined);
  await page.reload();
  const first = orders.grid.getByRole('link').first();
  const id = await first.textContent();
  await first.click();
  await expect(page).toHaveURL(new RegExp(`#/transactions/${id}$`, 'u'));
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(`#${id}`);
});

test('are followed by a message with Retry when it does not come', async ({ page, orders }) => {
  await page.route(GRID_CODE, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('This screen could not be loaded')).toBeVisible();
  await page.unroute(GRID_CODE);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(orders.rows).toHaveCount(20);
});
