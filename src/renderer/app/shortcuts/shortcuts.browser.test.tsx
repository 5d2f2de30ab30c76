import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answersWith, FIRST_ORDER, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const EMPTY = { models: [], pagination: { rowCount: 0 } };
const field = page.getByRole('dialog', { name: 'Find anything' }).getByRole('combobox');
const search = page.getByRole('searchbox', { name: /^Search/ });

/** The page with the Transactions list drawn. */
async function openOrders() {
  const answers = {
    ...answersWith(someOrders(45)),
    // What Home counts.
    'cardVerifications.list': EMPTY,
    'referrals.list': EMPTY,
    'disputes.list': EMPTY,
  };
  const opened = await openPage('/transactions', { answers });
  await page.getByRole('grid', { name: 'Transactions' }).getByRole('row').nth(20).findElement();
  return opened;
}

describe('keyboard shortcuts', () => {
  const filters = page.getByRole('region', { name: 'Filters' });
  const range = page.getByRole('navigation', { name: 'Pages' });
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const shortcutsOf = (name: string) =>
    sheet
      .getByRole('region', { name, exact: true })
      .elements()
      .flatMap((region) =>
        [...region.querySelectorAll('dt > :first-child')].map((each) => each.textContent),
      );

  it('search, filter, refresh and turn the pages of a list', async () => {
    const opened = await openOrders();
    await userEvent.keyboard('/');
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('fr/np?');
    await expect.element(search).toHaveValue('fr/np?');
    await expect.element(filters).not.toBeInTheDocument();
    // A search that is not written yet would turn back to the first page later.
    await expect.poll(opened.place).toContain('search=fr');
    await search.clear();
    await expect.poll(opened.place).toBe('/transactions');
    await expect.element(range).toHaveTextContent('1–20 of 45');
    search.element().blur();
    await userEvent.keyboard('f');
    await expect.element(filters).toBeVisible();
    await userEvent.keyboard('f');
    await expect.element(filters).not.toBeInTheDocument();
    const readsOfFirst = () => opened.asked('orders.list').filter((query) => query.page === 1);
    const before = readsOfFirst().length;
    await userEvent.keyboard('n');
    await expect.element(range).toHaveTextContent('21–40 of 45');
    await userEvent.keyboard('p');
    await expect.element(range).toHaveTextContent('1–20 of 45');
    await expect.poll(readsOfFirst).toHaveLength(before + 1);
    await userEvent.keyboard('r');
    await expect.poll(readsOfFirst).toHaveLength(before + 2);
    await userEvent.keyboard('gh');
    await expect.poll(opened.place).toBe('/');
  });

  it('walk from order to order, and are listed there', async () => {
    const opened = await openOrders();
    const heading = (id: number) => page.getByRole('heading', { name: `Order: ${id}` });
    await page.getByRole('link', { name: String(FIRST_ORDER), exact: true }).click();
    await expect.element(heading(FIRST_ORDER)).toBeVisible();
    await userEvent.keyboard('?');
    await expect.poll(() => shortcutsOf('Order')).toEqual(['Next order']);
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await userEvent.keyboard('j');
    await expect.element(heading(FIRST_ORDER + 1)).toBeVisible();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.element(heading(FIRST_ORDER)).toBeVisible();
    expect(opened.place()).toBe(`/transactions/${FIRST_ORDER}`);
  });

  it('are listed for the screen one is on, no key twice, and can be turned off', async () => {
    const opened = await openOrders();
    const toggle = async () => {
      await sheet.getByRole('switch').click();
      await sheet.getByRole('button', { name: 'Close' }).click();
      await expect.element(sheet).not.toBeInTheDocument();
    };
    await userEvent.keyboard('?');
    await expect
      .poll(() => shortcutsOf('List'))
      .toEqual(
        expect.arrayContaining(['Next page', 'Refresh', 'Search this list', 'Show filters']),
      );
    const keys = [...sheet.element().querySelectorAll('dd')].map((each) => each.textContent);
    expect(new Set(keys).size).toBe(keys.length);
    await toggle();
    await userEvent.keyboard('f');
    await userEvent.keyboard('{Control>}k{/Control}');
    await field.findElement();
    await field.fill('keyboard');
    await userEvent.keyboard('{Enter}');
    await expect.element(sheet).toBeVisible();
    await expect.element(filters).not.toBeInTheDocument();
    await toggle();

    await opened.goTo('/profile');
    await expect.element(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await userEvent.keyboard('?');
    await expect.poll(() => shortcutsOf('General')).not.toEqual([]);
    await expect.poll(() => shortcutsOf('List')).toEqual([]);
  });
});

it('a dialog of more than the window shows has its buttons inside it', async () => {
  await page.viewport(1280, 480);
  onTestFinished(() => page.viewport(1440, 900));
  await openPage('/settings');
  await userEvent.keyboard('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const close = await sheet.getByRole('button', { name: 'Close' }).findElement();
  const { bottom } = sheet.element().getBoundingClientRect();
  expect(close.getBoundingClientRect().bottom).toBeLessThan(bottom);
  expect(bottom).toBeLessThan(window.innerHeight);
});
