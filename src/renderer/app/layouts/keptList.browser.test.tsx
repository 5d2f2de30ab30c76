import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EVERYWHERE } from '#renderer/testing/everywhere.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { SCREEN_LOADERS } from '../loaders.ts';

const grid = page.getByRole('grid', { name: 'Transactions' });
const link = (id: number) => grid.getByRole('link', { name: String(id), exact: true });
const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
const crumb = crumbs.getByRole('link', { name: 'Transactions' });
const atOrder = (id: number) => crumbs.getByText(`#${id}`).findElement();

/** The list, with what was made of it so far: its second page. */
async function openList(path = '/transactions?page=2') {
  const opened = await openPage(path, { answers: answersWith(someOrders(95)) });
  await link(1021).findElement();
  return opened;
}

describe('the list an order is opened from', () => {
  it('is shown again with the same rows, position, selection and focus', async () => {
    await openList();
    const drawn = grid.element();
    const chosen = grid.getByRole('checkbox').nth(3);
    await chosen.click();
    await expect.element(chosen).toBeChecked();
    await link(1022).click();
    await atOrder(1022);
    await expect.element(grid).not.toBeInTheDocument();
    expect(drawn.isConnected).toBe(true);
    // Nothing of it covers the screen that was opened from it.
    await page.getByRole('heading', { level: 1 }).click();

    await crumb.click();
    await expect.element(link(1022)).toHaveFocus();
    expect(grid.element()).toBe(drawn);
    await expect.element(chosen).toBeChecked();
  });

  it('has neither a caret nor selected text while it is hidden', async () => {
    await openList();
    await link(1022).click();
    await atOrder(1022);
    expect(getSelection()?.rangeCount).toBe(0);
  });

  it('sets no caret in a link that is pressed, as it does in the text of a cell', async () => {
    await openList();
    const carets: (number | undefined)[] = [];
    const note = () => carets.push(getSelection()?.rangeCount);
    window.addEventListener('click', note, { capture: true });
    onTestFinished(() => window.removeEventListener('click', note, { capture: true }));
    await link(1022).click();
    await atOrder(1022);
    await crumb.click();
    await grid.getByText('p2p').first().click();
    expect([carets[0], carets[2]]).toEqual([0, 1]);
  });

  it('loads nothing and takes no keys while it is hidden, and is up to date when it is back', async () => {
    const orders = someOrders(95).map((order) => ({ ...order }));
    const opened = await openPage('/transactions?page=2', { answers: answersWith(orders) });
    await link(1021).click();
    await atOrder(1021);
    await expect.poll(() => opened.asked('orders.read').length).toBeGreaterThan(0);
    const pages = () => opened.asked('orders.list').filter((asked) => asked.page !== 1);
    const before = pages().length;
    const first = orders[20];
    if (first) first.poster_amount = 777;
    await userEvent.keyboard('n');
    opened.tell('realtime', { event: 'orderSaved' });
    await expect.poll(() => opened.asked('orders.read').length).toBeGreaterThan(1);
    expect(pages()).toHaveLength(before);
    await opened.goBack();
    await expect.element(grid.getByText('777', { exact: false }).first()).toBeVisible();
    await expect.poll(opened.place).toBe('/transactions?page=2');
  });

  it('takes no key any more in the frame in which what was opened from it is drawn', async () => {
    await openList();
    const key = new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true });
    const onDrawn = new MutationObserver(() => {
      if (!crumbs.getByText('#1022').query()) return;
      onDrawn.disconnect();
      document.body.dispatchEvent(key);
    });
    onDrawn.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => onDrawn.disconnect());
    await link(1022).click();
    await atOrder(1022);
    await expect.poll(() => key.target).toBe(document.body);
    expect(key.defaultPrevented).toBe(false);
  });

  /** The list with the pane of order 1001 open, and its orders, which a test may change. */
  async function openPane() {
    const orders = someOrders(25).map((order) => ({ ...order }));
    const opened = await openPage('/transactions?inspect=1001', { answers: answersWith(orders) });
    const pane = page.getByRole('region', { name: 'Order 1001' });
    await pane.getByText('Not matched yet').first().findElement();
    const change = (status: string) => Object.assign(orders[0] ?? {}, { status });
    return { ...opened, pane, change };
  }

  it('shows in the pane what changed just before Back, as in the row', async () => {
    const { pane, change, goBack, tell } = await openPane();
    await link(1001).click();
    await atOrder(1001);
    await page.getByText('Published', { exact: true }).first().findElement();
    change('unable_to_refund');
    tell('realtime', { event: 'orderSaved' });
    await goBack();
    await expect.element(pane).toHaveTextContent('Unable to refund');
    await expect.element(pane).not.toHaveTextContent('Published');
  });

  it('shows in the pane what changed while a screen was open that hears nothing of orders', async () => {
    const { pane, change, goTo, goBack, tell } = await openPane();
    await goTo('/profile');
    await expect.element(pane).not.toBeInTheDocument();
    change('unable_to_refund');
    tell('realtime', { event: 'orderSaved' });
    await goBack();
    await expect.element(pane).toHaveTextContent('Unable to refund');
  });

  it('shows in the pane what a newer row says, also without an event', async () => {
    const { pane, change, goTo, goBack, asked } = await openPane();
    const before = asked('orders.read').length;
    await goTo('/profile');
    change('unable_to_refund');
    await goBack();
    await expect.element(pane).toHaveTextContent('Unable to refund');
    // More than once where the page was slow enough for the first answer to be old.
    await expect.poll(() => asked('orders.read').length).toBeGreaterThan(before);
  });

  it('starts again at another address', async () => {
    const opened = await openList();
    const drawn = grid.element();
    await link(1021).click();
    await atOrder(1021);
    await opened.goTo('/transactions?page=3');
    await link(1041).findElement();
    expect(drawn.isConnected).toBe(false);
  });

  it.each(['Columns', 'Actions'])('is not kept while its menu is open: %s', async (name) => {
    const opened = await openList();
    const drawn = grid.element();
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.getByRole('menu').findElement();
    await opened.goTo('/transactions/1021');
    await atOrder(1021);
    expect(drawn.isConnected).toBe(false);
  });

  it('is out of the document at a screen that does not belong to it, and comes back as it was', async () => {
    const opened = await openList();
    const drawn = grid.element();
    const chosen = grid.getByRole('checkbox').nth(3);
    await chosen.click();
    drawn.scrollTo({ left: 200 });
    // The page is told of it with the next frame.
    await new Promise(requestAnimationFrame);
    await opened.goTo('/profile');
    await expect.poll(() => drawn.isConnected).toBe(false);
    const before = opened.asked('orders.list').length;
    opened.tell('realtime', { event: 'orderSaved' });

    await opened.goTo('/transactions?page=2');
    await link(1022).findElement();
    expect(grid.element()).toBe(drawn);
    await expect.element(chosen).toBeChecked();
    expect(drawn.scrollLeft).toBe(200);
    await expect.poll(() => opened.asked('orders.list').length).toBeGreaterThan(before);
    await expect.poll(opened.place).toBe('/transactions?page=2');
  });

  it('is not kept once another list is open', async () => {
    const opened = await openList();
    const drawn = grid.element();
    await opened.goTo('/users');
    await page.getByRole('heading', { name: 'Users', level: 1 }).findElement();
    await opened.goTo('/transactions?page=2');
    await link(1022).findElement();
    expect(grid.element()).not.toBe(drawn);
  });
});

it('the code of what a list opens is loaded soon after it, so that the first click opens it at once', async () => {
  const load = vi.spyOn(SCREEN_LOADERS, '/users/:id');
  onTestFinished(() => load.mockRestore());
  const opened = await openPage('/users', { role: 'admin', answers: EVERYWHERE });
  await expect.poll(() => load.mock.settledResults[0]?.type, { timeout: 5000 }).toBe('fulfilled');
  (page.getByRole('link', { name: 'Ada Obi' }).element() as HTMLElement).click();
  expect(opened.place()).toBe('/users/1');
});
