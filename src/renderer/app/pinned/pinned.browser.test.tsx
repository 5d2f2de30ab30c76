import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { allHeaders, showColumn } from '#renderer/testing/visible.ts';

const menu = page.getByRole('button', { name: /^Views/ });
const pinned = page.getByRole('region', { name: 'Pinned views' });
const link = pinned.getByRole('link');
const LIMIT = { timeout: 15_000 };
const withoutRate = [{ id: 'rate', width: null, hidden: true }];
const HYBRID = { name: 'Hybrid', query: 'type=hybrid', columns: withoutRate };

/** Chooses an entry of the views menu. */
async function choose(entry: string) {
  await menu.click();
  await page.getByRole('menu').getByText(entry, { exact: true }).click();
}

const open = (path: string, view: object = HYBRID, more: object = {}) =>
  openPage(path, {
    answers: answersWith(someOrders(45)),
    preferences: { 'transactions.views': [view], ...more },
  });

/** Reads of the count of the view. */
const counts = ({ asked }: Awaited<ReturnType<typeof openPage>>) =>
  asked('orders.list').filter(({ pageSize }) => pageSize === 1).length;

/** Hides the window for one test. */
function hide() {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const show = () => {
    hidden.mockRestore();
    state.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
  };
  onTestFinished(show);
  return show;
}

describe('a pinned view', () => {
  it('is shown in the sidebar with the number of its rows, until it is unpinned', async () => {
    const opened = await open('/transactions?type=hybrid', { ...HYBRID, columns: [] });
    await choose('Pin ‘Hybrid’ to sidebar');
    await expect.element(link).toHaveTextContent('Hybrid');
    await expect.element(link).toHaveAttribute('aria-description', '22 rows');
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect.poll(opened.place).toContain('page=2');
    await expect.element(link).toHaveAttribute('aria-current', 'page');
    await opened.reload();
    await expect.element(link).toHaveAttribute('aria-description', '22 rows');
    await choose('Remove ‘Hybrid’ from sidebar');
    await expect.element(pinned).not.toBeInTheDocument();
  });

  it('opens whole: its filters, its order and its columns', async () => {
    const opened = await open('/transactions', { ...HYBRID, pinned: true });
    await showColumn('Transactions', 'Validated At');
    await page.getByRole('columnheader', { name: 'Validated At' }).click();
    await expect.poll(opened.place).toContain('orderBy=');
    await link.click();
    await expect.poll(opened.place).toBe('/transactions?type=hybrid');
    await expect.element(menu).toHaveTextContent(/^Hybrid$/u);
    expect(await allHeaders('Transactions')).not.toContain('Rate');
    await expect.element(link).toHaveAttribute('aria-current', 'page');
  });

  it('is counted again after an event, and only while the window can be seen', async () => {
    const opened = await open('/settings', { ...HYBRID, pinned: true });
    await expect.element(link).toHaveAttribute('aria-description', '22 rows');
    const before = counts(opened);
    // Without the random delay a count follows its event at once.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    onTestFinished(() => void vi.restoreAllMocks());
    const show = hide();
    opened.answer(answersWith(someOrders(3)));
    opened.tell('realtime', { event: 'orderSaved', payload: {} });
    await new Promise((done) => setTimeout(done));
    expect(counts(opened)).toBe(before);
    show();
    await expect.poll(() => counts(opened), LIMIT).toBe(before + 1);
    await expect.element(link).toHaveAttribute('aria-description', '1 row');
  });

  it.each([
    ['/dispute-resolutions', 'disputes', 12],
    ['/ribbons', 'ribbons', 3],
  ])(
    'of %s, which has no filters, is pinned with all of its rows',
    async (path, list, rowCount) => {
      await openPage(path, {
        answers: { [`${list}.list`]: { models: [], pagination: { rowCount } } },
        preferences: { [`${list}.views`]: [{ name: 'All', query: '', columns: [] }] },
      });
      await choose('Pin ‘All’ to sidebar');
      await expect.element(link).toHaveAttribute('aria-description', `${rowCount} rows`);
    },
  );

  it('says that its rows could not be counted, and can be counted again', async () => {
    const opened = await openPage('/settings', {
      answers: {
        'orders.list': () => {
          throw new ProblemError({ kind: 'server', status: 500, message: 'broken' });
        },
      },
      preferences: { 'transactions.views': [{ ...HYBRID, pinned: true }] },
    });
    const retry = pinned.getByRole('button', { name: 'Retry loading the number of rows' });
    await expect.element(retry).toBeVisible();
    opened.answer(answersWith(someOrders(3)));
    await retry.click();
    await expect.element(link).toHaveAttribute('aria-description', '1 row');
  });
});

describe('a view as the start page', () => {
  const startPage = page.getByRole('combobox', { name: 'Start page' });

  it('is chosen in its list or in the settings, and keeps being it under another name', async () => {
    const opened = await open('/transactions?type=hybrid', { ...HYBRID, columns: [] });
    await choose('Use ‘Hybrid’ as start page');
    await choose('Rename ‘Hybrid’…');
    await page.getByRole('textbox', { name: 'Name' }).fill('Mine');
    await userEvent.keyboard('{Enter}');
    await opened.goTo('/settings');
    await expect.element(startPage).toHaveTextContent('Transactions: Mine');
    await startPage.click();
    await page.getByRole('option', { name: 'Users' }).click();
    await expect.element(startPage).toHaveTextContent('Users');
    await startPage.click();
    await page.getByRole('option', { name: 'Transactions: Mine' }).click();
    await opened.goTo('/transactions?type=hybrid');
    await choose('Do not use ‘Mine’ as start page');
    await opened.goTo('/settings');
    await expect.element(startPage).toHaveTextContent('Create Order');
  });

  it('opens after the sign-in with its filters and columns', async () => {
    const opened = await openPage('/login', {
      role: null,
      answers: answersWith(someOrders(3)),
      preferences: { 'transactions.views': [HYBRID], startPage: '/transactions#Hybrid' },
    });
    const user = { id: '7', role: 'admin' };
    opened.tell('session', { state: { status: 'signed-in', user }, ended: false });
    await expect.poll(opened.place, LIMIT).toBe('/transactions?type=hybrid');
    await expect.element(page.getByRole('link', { name: '1002' })).toBeVisible();
    await expect
      .element(page.getByRole('columnheader', { name: 'Rate', exact: true }))
      .not.toBeInTheDocument();
  });
});
