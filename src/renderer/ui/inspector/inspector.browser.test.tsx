import { describe, expect, it, onTestFinished } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { type OpenPage, openPage } from '#renderer/testing/openPage.ts';

const grid = page.getByRole('grid', { name: 'Transactions' });
const pane = (id: number) => page.getByRole('region', { name: `Order ${id}` });
const anyPane = page.getByRole('region', { name: /^Order \d/u });
const edge = page.getByRole('separator', { name: 'Width of the pane' });
const cellOf = (id: number, column: string) =>
  grid
    .element()
    .querySelector<HTMLElement>(`[row-business-key="${id}"] [col-id="${column}"]`) as HTMLElement;
const amounts = (id: number) => pane(id).getByRole('region', { name: 'Amounts and fees' });

const open = async (query = '', count = 25) => {
  const opened = await openPage(`/transactions${query}`, {
    answers: answersWith(someOrders(count)),
  });
  await grid.getByRole('link', { name: '1002', exact: true }).findElement();
  return opened;
};

/** Opens the pane of the first order by key. */
const openFirst = async (): Promise<OpenPage> => {
  const opened = await open();
  cellOf(1001, 'type').focus();
  await userEvent.keyboard(' ');
  await pane(1001).findElement();
  return opened;
};

describe('the pane beside a list', () => {
  it('opens by a click on the row, and changes to another row by a click', async () => {
    const opened = await open();
    await userEvent.click(cellOf(1002, 'type'));
    await expect.element(amounts(1002)).toHaveTextContent('101.00 USD');
    await expect.poll(opened.place).toBe('/transactions?inspect=1002');
    await userEvent.click(cellOf(1003, 'type'));
    await expect.element(amounts(1003)).toHaveTextContent('102.00 USD');
    await expect.element(pane(1002)).not.toBeInTheDocument();
  });

  it('asks for a record when its row is pressed, once, and never when a row is pointed at', async () => {
    const opened = await open();
    const read = () => opened.asked('orders.read').map(({ id }) => id);
    await userEvent.hover(cellOf(1002, 'type'));
    const press = { bubbles: true, button: 0 };
    cellOf(1003, 'type').dispatchEvent(new PointerEvent('pointerdown', press));
    await expect.poll(read).toEqual(['1003']);
    cellOf(1003, 'type').click();
    await expect.element(amounts(1003)).toHaveTextContent('102.00 USD');
    expect(read().filter((id) => id === '1003')).toHaveLength(1);
    expect(read()).not.toContain('1006');
  });

  it('asks for nothing when a button of a row is pressed, or another button of the mouse', async () => {
    const opened = await open();
    const button = cellOf(1002, 'actions').querySelector('button');
    button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    const other = { bubbles: true, button: 2 };
    cellOf(1003, 'type').dispatchEvent(new PointerEvent('pointerdown', other));
    await page.getByRole('searchbox').hover();
    expect(opened.asked('orders.read')).toEqual([]);
  });

  it('opens and closes by Space, and the box of a row still selects by Space', async () => {
    await openFirst();
    await userEvent.keyboard(' ');
    await expect.element(anyPane).not.toBeInTheDocument();
    cellOf(1002, 'ag-Grid-SelectionColumn').focus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText('1 selected')).toBeVisible();
    await expect.element(anyPane).not.toBeInTheDocument();
  });

  it('follows the arrow keys while the focus stays in the list', async () => {
    const opened = await openFirst();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(pane(1003)).toBeVisible();
    expect(document.activeElement).toBe(cellOf(1003, 'type'));
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(pane(1002)).toBeVisible();
    await expect.poll(opened.place).toBe('/transactions?inspect=1002');
  });

  it('follows J and K, from inside the pane as well', async () => {
    await openFirst();
    await userEvent.keyboard('j');
    await expect.element(pane(1002)).toBeVisible();
    expect(document.activeElement).toBe(cellOf(1002, 'type'));
    pane(1002).getByRole('button', { name: 'Actions' }).element().focus();
    await userEvent.keyboard('j');
    await expect.element(pane(1003)).toBeVisible();
    expect(document.activeElement?.closest('[role=grid]')).not.toBeNull();
    await userEvent.keyboard('kk');
    await expect.element(pane(1001)).toBeVisible();
    await userEvent.keyboard('k');
    await expect.element(pane(1001)).toBeVisible();
  });

  it('stays closed while J and K move through the rows', async () => {
    await open();
    await userEvent.keyboard('jj');
    expect(document.activeElement).toBe(cellOf(1002, 'id'));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(cellOf(1003, 'id'));
    await expect.element(anyPane).not.toBeInTheDocument();
  });

  it('continues with the rows of the next page', async () => {
    await openFirst();
    await userEvent.keyboard('n');
    await grid.getByRole('link', { name: '1021', exact: true }).findElement();
    await expect.element(pane(1021)).toBeVisible();
    await userEvent.keyboard('j');
    await expect.element(pane(1022)).toBeVisible();
  });

  it('closes by Escape, and the focus is on the row again', async () => {
    const opened = await openFirst();
    pane(1001).getByRole('button', { name: 'Actions' }).element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(anyPane).not.toBeInTheDocument();
    expect(document.activeElement?.closest('[row-business-key]')).toHaveAttribute(
      'row-business-key',
      '1001',
    );
    await expect.poll(opened.place).toBe('/transactions');
  });

  it('stays open when Escape closes a menu or empties the search', async () => {
    await openFirst();
    await pane(1001).getByRole('button', { name: 'Actions' }).click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(pane(1001)).toBeVisible();
    await page.getByRole('searchbox').fill('10');
    await userEvent.keyboard('{Escape}');
    await expect.element(pane(1001)).toBeVisible();
  });

  it('opens the whole screen by Enter, and Back returns to list and pane', async () => {
    const opened = await openFirst();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Order: 1002' })).toBeVisible();
    await opened.goBack();
    await expect.element(pane(1002)).toBeVisible();
  });

  it('is part of a link, even to an order that is not on the page', async () => {
    await open('?inspect=1024');
    await expect.element(amounts(1024)).toHaveTextContent('123.00 USD');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.element(anyPane).not.toBeInTheDocument();
  });

  it('leaves the buttons of cells to Enter', async () => {
    await open();
    cellOf(1001, 'actions').focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menu', { name: 'Actions of order 1001' })).toBeVisible();
  });

  it('leaves rows to be selected and acted on', async () => {
    await openFirst();
    for (const row of [2, 4]) await grid.getByRole('checkbox').nth(row).click();
    await expect.element(page.getByText('2 selected')).toBeVisible();
    await expect.element(pane(1001)).toBeVisible();
    await userEvent.keyboard('j');
    await expect.element(page.getByText('2 selected')).toBeVisible();
  });

  it('asks for the record of the row that is shown, and of no other', async () => {
    const opened = await openFirst();
    const asked = () => new Set(opened.asked('orders.read').map(({ id }) => id));
    await amounts(1001).findElement();
    await userEvent.keyboard('j');
    await amounts(1002).findElement();
    expect(asked()).toEqual(new Set(['1001', '1002']));
  });

  it('has no violation', async () => {
    await openFirst();
    await pane(1001).getByRole('region', { name: 'Poster', exact: true }).findElement();
    expect(await commands.violations()).toEqual([]);
  });

  it('has its keys on the help sheet', async () => {
    await open();
    await userEvent.keyboard('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const text of ['Next row', 'Close the pane', 'Open the whole screen']) {
      await expect.element(sheet.getByText(text, { exact: true })).toBeVisible();
    }
  });
});

describe('the width of the pane', () => {
  const width = () => edge.element().parentElement?.getBoundingClientRect().width;

  it('changes by the arrow keys and is remembered', async () => {
    const opened = await openFirst();
    edge.element().focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(edge).toHaveAttribute('aria-valuenow', '452');
    expect(width()).toBe(452);
    await expect.element(pane(1001)).toBeVisible();
    expect(opened.calls.findLast(({ name }) => name === 'preferences.write')?.input).toEqual({
      key: 'inspector.width',
      value: 452,
    });
  });

  it('changes by dragging, and a double click sets it back', async () => {
    await openFirst();
    const { left } = edge.element().getBoundingClientRect();
    await userEvent.dragAndDrop(edge, grid, { targetPosition: { x: left - 300, y: 200 } });
    await expect.poll(width).toBeGreaterThan(430);
    await edge.dblClick();
    await expect.poll(width).toBe(420);
  });

  it('covers the list in a small window', async () => {
    onTestFinished(() => page.viewport(1440, 900));
    await openFirst();
    const free = () => grid.element().getBoundingClientRect().width;
    const beside = free();
    await page.viewport(1200, 700);
    await expect.poll(free).toBeGreaterThan(beside);
    const { right } = grid.element().getBoundingClientRect();
    expect(edge.element().getBoundingClientRect().left).toBeLessThan(right);
  });

  it('is below the list in a narrow window, and the row it shows stays in sight', async () => {
    onTestFinished(() => page.viewport(1440, 900));
    await page.viewport(960, 1080);
    await open();
    await page.elementLocator(cellOf(1020, 'type')).click();
    await expect.element(pane(1020)).toBeVisible();
    const { top, left, right } = pane(1020).element().getBoundingClientRect();
    expect([left, right]).toEqual([48, 960]);
    const row = cellOf(1020, 'type').getBoundingClientRect();
    expect(row.bottom).toBeLessThanOrEqual(top);
    expect(row.bottom).toBeLessThanOrEqual(grid.element().getBoundingClientRect().bottom);
  });
});
