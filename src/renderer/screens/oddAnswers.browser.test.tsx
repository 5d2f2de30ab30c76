import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EndpointName } from '#contract/wire/endpoints.ts';
import { EVERYWHERE } from '#renderer/testing/everywhere.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import type { LISTS, OF_ADMINS } from '#renderer/testing/screens.ts';

type Path = keyof typeof LISTS | keyof typeof OF_ADMINS;

const order = (n: number) => ({ status: 'published', poster_amount: n });
const named = (n: number) => ({ full_name: `R${n}` });

/** Of every list: its endpoint, and the field of a row that shows the number. */
const ANSWERED: Readonly<Record<Path, readonly [EndpointName, (n: number) => object]>> = {
  '/transactions': ['orders.list', order],
  '/transactions-new': ['orders.list', order],
  '/users': ['users.list', named],
  '/referral-transactions': ['referrals.list', (n) => ({ type: 'credit', amount: n })],
  '/withdrawal-referral-transactions': ['referrals.list', (n) => ({ type: 'withdraw', amount: n })],
  '/hybrid-order-options': ['hybridOrderOptions.list', (n) => ({ fee: n })],
  '/ribbons': ['ribbons.list', (n) => ({ content: `<p>R${n}</p>` })],
  '/third-party-transactions': ['thirdPartyTransactions.list', (n) => ({ poster_amount: n })],
  '/exchange-rates': ['exchangeRateLimits.list', (n) => ({ min_exchange_rate: n })],
  '/dispute-resolutions': ['disputes.list', (n) => ({ match: { user: { id: 9, ...named(n) } } })],
  '/health-insurance-payments': ['healthInsurance.list', (n) => ({ amount: n })],
  '/card-verifications': ['cardVerifications.list', (n) => ({ user: named(n) })],
  '/doc-verifications/identity': ['docVerifications.list', (n) => ({ user: named(n) })],
  '/doc-verifications/address': ['docVerifications.list', (n) => ({ user: named(n) })],
};
const PATHS = Object.keys(ANSWERED) as Path[];

/** Rows of these ids, which show 71, 72 … */
const rowsOf = (path: Path, ids: readonly number[]) =>
  ids.map((id, index) => ({ id, ...ANSWERED[path][1](71 + index) }));

/** What a thing is read as by its ID. */
const READ: Answers = { 'thirdPartyTransactions.read': { data: { id: 1 } } };

/** Opens a list of which the server sends the same rows and count for whatever page it is asked. */
function openList(path: Path, ids: readonly number[], rowCount: number, query = '') {
  const answer = { models: rowsOf(path, ids), data: rowsOf(path, ids), pagination: { rowCount } };
  const answers = { ...EVERYWHERE, ...READ, [ANSWERED[path][0]]: answer } as Answers;
  return openPage(`${path}${query}`, { role: 'admin', answers });
}

const PARTS = 'main .ag-row:not(.ag-full-width-row), main li[data-row-id]';
const keyOf = (part: Element) =>
  part.getAttribute('row-business-key') ?? part.getAttribute('data-row-id') ?? '';

/** The numbers that the rows show, by what tells the rows apart, from the first to the last. */
function shownNumbers(): readonly (readonly [key: string, numbers: string])[] {
  const texts = new Map<string, string>();
  for (const part of document.querySelectorAll(PARTS)) {
    texts.set(keyOf(part), `${texts.get(keyOf(part)) ?? ''} ${part.textContent}`);
  }
  const numbersIn = (text: string) => [...new Set(text.match(/7[1-9](?=\.00|\b)/gu))].join(' ');
  return [...texts].map(([key, text]) => [key, numbersIn(text)]);
}

const selectedKeys = () => [
  ...new Set(
    [...document.querySelectorAll('main .ag-row-selected, main [data-selected=true]')].map(keyOf),
  ),
];
const rowOf = (key: string) =>
  vi.waitUntil(() => [...document.querySelectorAll(PARTS)].find((part) => keyOf(part) === key));
const range = page.getByRole('navigation', { name: 'Pages', exact: true });

/** What the pane beside a list calls a row, of the lists that have one. */
const PANES: Readonly<Partial<Record<Path, string>>> = {
  '/transactions': 'Order',
  '/users': 'User',
  '/referral-transactions': 'Credit',
  '/withdrawal-referral-transactions': 'Withdrawal',
  '/third-party-transactions': 'Transaction',
  '/dispute-resolutions': 'Dispute',
  '/card-verifications': 'Card',
  '/doc-verifications/identity': 'Request',
  '/doc-verifications/address': 'Request',
};

it.each(Object.entries(PANES))(
  'the pane beside %s names which of two rows of one ID it shows',
  async (path, thing) => {
    const opened = await openList(path as Path, [1, 1, 2], 3);
    const row = await rowOf('1 (2)');
    const cells = row.querySelectorAll<HTMLElement>('.ag-cell, a');
    [...cells].find((cell) => cell.getAttribute('col-id') !== 'ag-Grid-SelectionColumn')?.focus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('region', { name: `${thing} 1 (2)` })).toBeVisible();
    await expect.poll(opened.place).toBe(`${path}?inspect=1+%282%29`);
    await userEvent.keyboard('j');
    await expect
      .element(page.getByRole('region', { name: `${thing} 2`, exact: true }))
      .toBeVisible();
    await userEvent.keyboard('kk');
    await expect
      .element(page.getByRole('region', { name: `${thing} 1`, exact: true }))
      .toBeVisible();
    const reads = opened.calls.flatMap(({ input }) => JSON.stringify(input) ?? '');
    expect(reads.filter((input) => input.includes('1 (2)'))).toEqual([]);
  },
);

describe.each(PATHS)('%s', (path) => {
  it('shows both rows of one ID, each for itself', async () => {
    await openList(path, [1, 1, 2], 3);
    await expect.poll(shownNumbers).toEqual([
      ['1', '71'],
      ['1 (2)', '72'],
      ['2', '73'],
    ]);
    await expect.element(range).toHaveTextContent('1–3 of 3');
    await expect.element(page.getByText(/^Several rows have the ID 1\./u)).toBeVisible();
    await userEvent.click(await rowOf('1 (2)'), { modifiers: ['Control'] });
    await expect.element(page.getByText('1 selected')).toBeVisible();
    expect(selectedKeys()).toEqual(['1 (2)']);
  });

  it('counts its rows where the server counts none', async () => {
    await openList(path, [1, 2, 3], 0);
    await expect.element(range).toHaveTextContent('1–3, total not known');
    expect(shownNumbers()).toHaveLength(3);
  });

  it('counts its rows where the server counts more', async () => {
    await openList(path, [1, 2, 3], 100);
    await expect.element(range).toHaveTextContent('1–3, total not known');
  });

  it('says so where the server counts rows and sends none', async () => {
    await openList(path, [], 100);
    await expect.element(range).toHaveTextContent('No rows, total not known');
    await expect.element(page.getByText(/^The server counts 100 .* but sent none/u)).toBeVisible();
  });

  it('leads from a page beyond its end to the last one, whatever is sent for it', async () => {
    const opened = await openList(path, [1, 2, 3], 3, '?page=9');
    await expect.element(range).toHaveTextContent('1–3 of 3');
    await expect.poll(opened.place).toBe(path);
    expect(shownNumbers()).toHaveLength(3);
  });
});
