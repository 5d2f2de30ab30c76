import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith, pageOf, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { written } from '#renderer/testing/written.ts';

const ANSWERS: Answers = answersWith(someOrders(4));

const grid = page.getByRole('grid', { name: 'Transactions' });
const bar = page.getByRole('toolbar', { name: 'Selected rows' });
const bulkBar = page.getByRole('toolbar', { name: 'Bulk operations' });
const pane = page.getByRole('region', { name: /^Order \d/u });
const cellOf = (id: number, column = 'type') =>
  grid
    .element()
    .querySelector<HTMLElement>(`[row-business-key="${id}"] [col-id="${column}"]`) as HTMLElement;
/** The rows drawn as selected; a row is drawn in parts. */
const selectedRows = () => {
  const parts = [...grid.element().querySelectorAll('.ag-row-selected')];
  return [...new Set(parts.map((part) => part.getAttribute('row-business-key')))];
};

const open = async (role: string) => {
  const opened = await openPage('/transactions', { answers: ANSWERS, role });
  await grid.getByRole('link', { name: '1001', exact: true }).findElement();
  await vi.waitUntil(() => cellOf(1001));
  return opened;
};

/** What a copy at this element writes: as text and as HTML. */
function copiedAt(element: Element) {
  const clipboardData = new DataTransfer();
  element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true }));
  return clipboardData.getData('text/plain');
}

describe('rows without boxes', () => {
  it('are selected by Ctrl and Shift with a click, and copied as a table', async () => {
    await open('manager');
    await expect.element(bulkBar).not.toBeInTheDocument();
    await expect.element(grid.getByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(cellOf(1001), { modifiers: ['Control'] });
    await expect.element(bar).toHaveTextContent('1 selected');
    await userEvent.click(cellOf(1003), { modifiers: ['Shift'] });
    await expect.poll(selectedRows).toEqual(['1001', '1002', '1003']);
    await userEvent.click(cellOf(1002), { modifiers: ['Control'] });
    await expect.element(bar).toHaveTextContent('2 selected');
    await expect.element(pane).not.toBeInTheDocument();
    const text = await written(() => bar.getByRole('button', { name: 'Copy' }).click());
    const [header = '', ...lines] = text.split('\n');
    expect(header.split('\t').slice(0, 1)).toEqual(['Transaction ID']);
    expect(lines.map((line) => line.split('\t')[0])).toEqual(['1001', '1003']);
    await expect.element(page.getByText('2 rows copied')).toBeVisible();
    expect(copiedAt(cellOf(1001))).toBe(text);
    await bar.getByRole('button', { name: 'Clear selection' }).click();
    await expect.element(bar).not.toBeInTheDocument();
    expect(selectedRows()).toEqual([]);
  });

  it('are selected by Shift and Space; a click alone opens and selects nothing', async () => {
    await open('manager');
    cellOf(1002).focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect.element(bar).toHaveTextContent('1 selected');
    await userEvent.keyboard('{ArrowDown}{Shift>} {/Shift}');
    await expect.poll(selectedRows).toEqual(['1002', '1003']);
    await userEvent.click(cellOf(1004));
    await expect.element(pane).toBeVisible();
    expect(selectedRows()).toEqual(['1002', '1003']);
  });
});

it('the bar for many orders copies what its boxes select', { tags: ['1B01', '1B04'] }, async () => {
  await open('admin');
  await grid.getByRole('checkbox').nth(1).click();
  await expect.element(bulkBar).toHaveTextContent('1 selected');
  await expect.element(bar).not.toBeInTheDocument();
  const text = await written(() => bulkBar.getByRole('button', { name: 'Copy' }).click());
  expect(text.split('\n')).toHaveLength(2);
});

const SUMMED = [
  { poster_amount: '0.1', matcher_amount: '1500', matcher_currency: 'JPY' },
  { poster_amount: '0.2', matcher_amount: '-40.25', matcher_currency: 'NGN' },
  { poster_amount: '999999999999999.99', poster_currency: 'NGN' },
  { poster_amount: '12,5', matcher_amount: null },
];

it('the bar says what the selected orders add up to, each currency by itself, from the rows alone', async () => {
  const orders = someOrders(4).map((order, at) => ({ ...order, ...SUMMED[at] }));
  const opened = await openPage('/transactions', { answers: answersWith(orders) });
  await vi.waitUntil(() => cellOf(1001));
  const asked = opened.asked('orders.statistics').length;
  await grid.getByRole('checkbox').first().click();
  await expect.element(bulkBar).toHaveTextContent('4 selected');
  const sums = bulkBar.getByLabelText('Sums of the selected rows');
  expect([...sums.element().children].map((sum) => sum.textContent)).toEqual([
    'Poster Amount0.30 USD999,999,999,999,999.99 NGN1 amount not available',
    'Matcher Amount1,500.00 JPY-40.25 NGN2 amounts not available',
  ]);
  expect(opened.asked('orders.statistics')).toHaveLength(asked);
});

describe('a column', () => {
  it('is copied from the menu of columns, for the rows on the screen', async () => {
    await open('manager');
    await page.getByRole('button', { name: 'Columns' }).click();
    const text = await written(async () => {
      await page.getByRole('menuitem', { name: 'Copy this column' }).click();
      await page.getByRole('menuitem', { name: 'Poster Amount', exact: true }).click();
    });
    expect(text.split('\n')).toEqual([
      'Poster Amount\tPoster Amount currency',
      ...[100, 101, 102, 103].map((amount) => `${amount}.00\tUSD`),
    ]);
  });

  it('is copied from its header', async () => {
    await open('manager');
    const header = grid.element().querySelector('.ag-header-cell[col-id="type"]') as Element;
    expect(copiedAt(header).split('\n')).toEqual(['Type', 'p2p', 'hybrid', 'p2p', 'hybrid']);
  });
});

it('the bar of the selected rows lies over the header of the table in a low window', async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(640, 500);
  await open('admin');
  await page.getByRole('checkbox', { name: 'Select order 1001' }).click();
  const { bottom } = grid.getByRole('columnheader').first().element().getBoundingClientRect();
  await page.viewport(640, Math.ceil(bottom));
  const clear = bulkBar.getByRole('button', { name: 'Clear selection' }).element();
  const { left, top, height } = clear.getBoundingClientRect();
  expect(clear.contains(document.elementFromPoint(left + 8, top + height / 2))).toBe(true);
});

describe('cards', () => {
  const users = ['Ada Obi', 'Ben Eze', 'Cyn Ude'].map((full_name, index) => ({
    id: index + 1,
    full_name,
    email: `u${index + 1}@corridor.test`,
    status: 'new',
    country: 'Nigeria',
  }));
  const cards = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
  const link = (name: string) => page.getByRole('link', { name, exact: true });

  const openUsers = async () => {
    const opened = await openPage('/users', {
      answers: {
        ...answersWith([]),
        'users.list': { data: users, pagination: { rowCount: users.length } },
        // Loaded ahead for a card that is pointed at.
        'users.read': { data: users[0] },
        'userOrders.list': { data: [], pagination: { rowCount: 0 } },
        'receivedOrders.list': { data: [], pagination: { rowCount: 0 } },
      },
    });
    await cards.nth(2).findElement();
    return opened;
  };
  const byKey = () => written(() => userEvent.keyboard('{Control>}c{/Control}'));

  it('are copied by key as a table: those selected by a click anywhere on them, else the one with the focus', async () => {
    await openUsers();
    const header = 'Name\tE-mail\tID\tStatus\tCountry';
    const [ada, ben] = users.map(
      ({ full_name: name, email, id }) => `${name}\t${email}\t${id}\tNew\tNigeria`,
    );
    link('Ben Eze').element().focus();
    expect(await byKey()).toBe(`${header}\n${ben}`);
    for (const card of [0, 1]) {
      await cards.nth(card).click({ modifiers: ['Control'], position: { x: 4, y: 4 } });
    }
    await expect.element(bar).toHaveTextContent('2 selected');
    expect(await byKey()).toBe([header, ada, ben].join('\n'));
    await expect.element(page.getByText('2 rows copied')).toBeVisible();
  });

  it('are selected by Ctrl and Shift with a click, by Shift and Space, and copied as a table', async () => {
    const opened = await openUsers();
    await link('Ada Obi').click({ modifiers: ['Control'] });
    await expect.element(bar).toHaveTextContent('1 selected');
    expect(opened.place()).toBe('/users');
    await cards.nth(2).click({ modifiers: ['Shift'] });
    await expect.element(bar).toHaveTextContent('3 selected');
    link('Ben Eze').element().focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect.element(bar).toHaveTextContent('2 selected');
    await expect.element(cards.nth(0).getByLabelText('Selected')).toBeVisible();
    expect(await commands.violations()).toEqual([]);
    const text = await written(() => bar.getByRole('button', { name: 'Copy' }).click());
    expect(text.split('\n').map((line) => line.split('\t'))).toEqual([
      ['Name', 'E-mail', 'ID', 'Status', 'Country'],
      ['Ada Obi', 'u1@corridor.test', '1', 'New', 'Nigeria'],
      ['Cyn Ude', 'u3@corridor.test', '3', 'New', 'Nigeria'],
    ]);
  });

  it('are selected from a later one back to an earlier one', async () => {
    await openUsers();
    await link('Cyn Ude').click({ modifiers: ['Control'] });
    await link('Ada Obi').click({ modifiers: ['Shift'] });
    await expect.element(bar).toHaveTextContent('3 selected');
  });

  it('open in the pane by Space alone, which selects none', async () => {
    const opened = await openUsers();
    link('Ben Eze').element().focus();
    await userEvent.keyboard(' ');
    await expect.poll(opened.place).toBe('/users?inspect=2');
    expect(bar.query()).toBeNull();
  });

  it('are selected as long as their page is shown, and not when it is shown again', async () => {
    const many = Array.from({ length: 15 }, (_user, index) => ({ ...users[0], id: index + 1 }));
    await openPage('/users', {
      answers: {
        ...answersWith([]),
        'users.list': (input) => {
          const { models, pagination } = pageOf(many, input);
          return { data: models, pagination };
        },
        'users.read': { data: users[0] },
        'userOrders.list': { data: [], pagination: { rowCount: 0 } },
      },
    });
    const cardOf = (id: number) =>
      vi.waitUntil(() => document.querySelector(`[data-row-id="${id}"]`));
    await userEvent.click(await cardOf(2), { modifiers: ['Control'] });
    await expect.element(bar).toHaveTextContent('1 selected');
    await page.getByRole('button', { name: 'Next page' }).click();
    await cardOf(11);
    await page.getByRole('button', { name: 'Previous page' }).click();
    await cardOf(2);
    expect(bar.query()).toBeNull();
  });
});
