import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answersWith, pageOf, someOrders } from '#renderer/testing/lists.ts';
import { type OpenPage, openPage } from '#renderer/testing/openPage.ts';

const grid = page.getByRole('grid', { name: 'Transactions' });
const next = page.getByRole('button', { name: 'Next page' });
const shown = (id: number) =>
  grid.getByRole('link', { name: String(id), exact: true }).findElement();
/** The pages asked for since the list was there: React's strict mode begins each screen twice. */
const pagesAsked = (opened: OpenPage) =>
  opened.asked('orders.list').flatMap((query) => (query.page === 1 ? [] : [query.page]));

const open = async () => {
  // The pointer is where the test before left it, which may be where the pager will be.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
  const opened = await openPage('/transactions', { answers: answersWith(someOrders(95)) });
  await shown(1001);
  return opened;
};
/** Turns from page 1 to page 2 by key, without pointing at the pager. */
const turnOnce = async (opened: OpenPage) => {
  await userEvent.keyboard('n');
  await shown(1021);
  await vi.waitUntil(() => pagesAsked(opened).includes(3), { timeout: 10_000 });
};

const pager = page.getByRole('navigation', { name: 'Pages' });
const button = (name: string) => pager.getByRole('button', { name });
const rows = () => grid.element().textContent;
/** Lists are answered once the function that this gives is called. */
const hold = (opened: OpenPage): (() => void) => {
  const held = Promise.withResolvers<void>();
  opened.answer({
    'orders.list': (input) => held.promise.then(() => pageOf(someOrders(95), input)),
  });
  return held.resolve;
};

it('while a page is awaited, the range is that of the rows on the screen', async () => {
  const opened = await open();
  const answer = hold(opened);
  await userEvent.keyboard('n');
  await expect.element(button('Page 2')).toHaveAttribute('aria-current', 'page');
  await expect.element(pager).toHaveTextContent('1–20 of 95');
  expect(rows()).toContain('1001');
  answer();
  await expect.element(pager).toHaveTextContent('21–40 of 95');
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a page that is turned back to is asked for again', async () => {
  const opened = await open();
  await turnOnce(opened);
  const firstPages = () => opened.asked('orders.list').filter(({ page: asked }) => asked === 1);
  const before = firstPages().length;
  await userEvent.keyboard('p');
  await shown(1001);
  await expect.poll(() => firstPages().length).toBe(before + 1);
});

it('a page that is turned from a row takes the focus to its first row, and the pane with it', async () => {
  await open();
  const cell = (id: number) =>
    grid.element().querySelector(`[row-business-key="${id}"] [col-id=id]`);
  await userEvent.keyboard('jj ');
  await page.getByRole('region', { name: 'Order 1002' }).findElement();
  await userEvent.keyboard('n');
  await expect.poll(() => document.activeElement).toBe(cell(1021));
  await page.getByRole('region', { name: 'Order 1021' }).findElement();
  await userEvent.keyboard(' p');
  await expect.poll(() => document.activeElement).toBe(cell(1001));
  expect(page.getByRole('region', { name: /^Order \d/u }).query()).toBeNull();
});

describe('the next page', () => {
  it('is fetched ahead once the person has turned, and shown without asking again', async () => {
    const opened = await open();
    expect(pagesAsked(opened)).toEqual([]);
    await turnOnce(opened);
    await userEvent.keyboard('n');
    await shown(1041);
    await expect.poll(() => pagesAsked(opened)).toEqual([2, 3, 4]);
  });

  it('is asked for once the page that is turned to is drawn', async () => {
    const opened = await open();
    const { promise: asked, resolve } = Promise.withResolvers<readonly unknown[]>();
    const look = () => {
      const isDrawing = grid.getByRole('link', { name: '1021', exact: true }).query();
      if (isDrawing) resolve(pagesAsked(opened));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    await turnOnce(opened);
    expect(await asked).toEqual([2]);
  });

  it('is fetched ahead when the person points at the pager', async () => {
    const opened = await open();
    await page.getByRole('searchbox').hover();
    await next.hover();
    await expect.poll(() => pagesAsked(opened)).toEqual([2]);
    await next.click();
    await shown(1021);
    await expect.poll(() => pagesAsked(opened)).toEqual([2, 3]);
  });

  it('does not ask for the totals, which are of all pages', { tags: ['1L22'] }, async () => {
    const opened = await open();
    const before = opened.asked('orders.statistics').length;
    await turnOnce(opened);
    expect(opened.asked('orders.statistics')).toHaveLength(before);
  });

  it('is not fetched ahead for another query, of which no page was turned', async () => {
    const opened = await open();
    await turnOnce(opened);
    await page.getByRole('searchbox').fill('10');
    await expect.poll(() => opened.asked('orders.list').at(-1)?.search).toBe('10');
    await shown(1001);
    expect(opened.asked('orders.list').filter(({ search }) => search === '10')).toHaveLength(1);
  });

  it('is loaded again after an event', async () => {
    // The list itself reloads as late as it may.
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const opened = await open();
    await turnOnce(opened);
    opened.tell('realtime', { event: 'orderSaved' });
    await userEvent.keyboard('n');
    await shown(1041);
    expect(pagesAsked(opened).filter((asked) => asked === 3).length).toBeGreaterThan(1);
  });

  it('is asked for again when it was fetched more than five seconds ago', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const opened = await open();
    await turnOnce(opened);
    vi.setSystemTime(Date.now() + 5001);
    await userEvent.keyboard('n');
    await shown(1041);
    expect(pagesAsked(opened).filter((asked) => asked === 3)).toHaveLength(2);
  });

  it('is not shown when it was fetched more than five seconds ago', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const opened = await open();
    await turnOnce(opened);
    vi.setSystemTime(Date.now() + 5001);
    const answer = hold(opened);
    await userEvent.keyboard('n');
    await expect.element(button('Page 3')).toHaveAttribute('aria-current', 'page');
    expect(rows()).toContain('1021');
    answer();
    await shown(1041);
  });
});
