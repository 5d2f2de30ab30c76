import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ORDER_STATUSES, REFUND_STATUSES, THIRD_PARTY_STATUSES } from '#contract/orders/choices.ts';
import { ADA, EVERYWHERE } from '#renderer/testing/everywhere.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { visibleHeaders, visibleRowCount } from '#renderer/testing/visible.ts';

const SIZES = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [960, 1080],
] as const;

/** Orders as they usually are, two of each status. */
const ORDERS = [...ORDER_STATUSES, ...ORDER_STATUSES].map((status, index) => ({
  id: 101_000 + index,
  status,
  refund_status: REFUND_STATUSES[index % REFUND_STATUSES.length] ?? null,
  refunded_at: status === 'removed' && index > 10 ? '2026-11-22T00:04:05Z' : null,
  type: 'hybrid',
  payment_type: 'stripe',
  poster_manual_payment_ref: 'pi_3TJBSMJ1178244066',
  poster_amount: '1081710.00',
  poster_currency: 'NGN',
  matcher_amount: '179000.00',
  matcher_currency: 'KES',
  posted_at: '2026-11-22T00:04:05Z',
}));
const listOf = <Row,>(models: readonly Row[]) => ({
  models,
  pagination: { rowCount: models.length },
});
const ANSWERS: Answers = {
  ...EVERYWHERE,
  ...answersWith(ORDERS),
  'users.read': {
    data: { ...ADA, status: 'transacted-matched', can_post_offers: true, can_accept_offers: true },
  },
  'userOrders.list': listOf(ORDERS),
  'pendingMatches.list': listOf([]),
  'thirdPartyTransactions.list': listOf(
    THIRD_PARTY_STATUSES.map((status, id) => ({
      id,
      status,
      poster_amount: '1081710.00',
      poster_currency: 'NGN',
    })),
  ),
  'thirdPartyTransactions.read': { data: { id: 1 } },
  'referrals.list': listOf(
    ['pending', 'initiated', 'completed', 'cancelled'].map((status, id) => ({
      id,
      type: 'withdraw' as const,
      amount: 5,
      status: { status },
      user: ADA,
    })),
  ),
  'disputes.list': listOf(
    ['pending', 'resolved', 'approved', 'declined'].map((status, id) => ({ id, status })),
  ),
  'cardVerifications.list': listOf(
    ['charge_verified', 'approved', 'declined', 'pending'].map((status, id) => ({
      id,
      status,
      user: ADA,
    })),
  ),
};

/** Opens `path` in a window of that size. */
async function openAt(
  path: string,
  [width, height]: readonly [number, number],
  preferences: Readonly<Record<string, unknown>> = {},
) {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(width, height);
  await openPage(path, { answers: ANSWERS, preferences });
  await document.fonts.ready;
  await vi.waitUntil(() => document.querySelector('.ag-row [role=gridcell]'), 15_000);
}

const chipsInCells = () => [...document.querySelectorAll('.ag-cell [class*=_chip]')];

/** Statuses without room for all of their text, or of which an edge of their cell cuts anything. */
function cutStatuses(): readonly string[] {
  return chipsInCells()
    .filter((chip) => {
      const box = chip.getBoundingClientRect();
      const cell = chip.closest('.ag-cell')?.getBoundingClientRect();
      const isCut = [chip, ...chip.children].some(
        ({ clientWidth, scrollWidth, clientHeight, scrollHeight }) =>
          clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1),
      );
      return isCut || !cell || box.top < cell.top || box.bottom > cell.bottom;
    })
    .map(({ textContent }) => textContent);
}

/** Pixels at which the edge of the pane lies over the table, to be pulled. */
const EDGE = 6;

const STATUSES = [
  '/transactions',
  '/transactions-new',
  '/third-party-transactions',
  '/withdrawal-referral-transactions',
  '/dispute-resolutions',
  '/card-verifications',
  '/users/1',
];

/** Gives the open page each size in turn, and tells once it is drawn in it. */
async function* eachSize() {
  for (const [width, height] of SIZES) {
    await page.viewport(width, height);
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    yield `${width} × ${height}`;
  }
}

describe.each(['comfortable', 'compact'])('with %s rows', (density) => {
  it.each(STATUSES)('no status of %s is cut in any window', async (path) => {
    await openAt(path, [1280, 720], { density });
    for await (const size of eachSize()) {
      expect(chipsInCells().length).toBeGreaterThan(3);
      expect(cutStatuses(), size).toEqual([]);
    }
  });

  it.each([
    [960, 1080],
    [1280, 720],
  ] as const)('the pane covers no id, amount or status of an order at %i × %i', async (...size) => {
    await openAt('/transactions?inspect=101001', size, { density });
    await expect.element(page.getByRole('region', { name: 'Order 101001' })).toBeVisible();
    await expect
      .poll(() => visibleHeaders('Transactions', EDGE))
      .toEqual(expect.arrayContaining(['Transaction ID', 'Poster Amount', 'Status']));
    expect(visibleRowCount('Transactions')).toBeGreaterThanOrEqual(5);
  });
});

it.each([
  ['/third-party-transactions?inspect=1', 'Third Party Transactions', 'Poster Amount'],
  ['/dispute-resolutions?inspect=1', 'Dispute Resolution', 'Amount'],
])('the pane of %s covers no amount or status at 960 × 1080', async (path, title, amount) => {
  await openAt(path, [960, 1080]);
  await expect
    .poll(() => visibleHeaders(title))
    .toEqual(expect.arrayContaining([amount, 'Status']));
});

it('Transactions shows both amounts beside id, status and actions at 960 × 1080', async () => {
  await openAt('/transactions', [960, 1080]);
  const decides = ['Transaction ID', 'Poster Amount', 'Matcher Amount', 'Status', 'Actions'];
  await expect.poll(() => visibleHeaders('Transactions')).toEqual(expect.arrayContaining(decides));
});

it.each(SIZES)(
  'withdrawals show the amount beside id, status and actions at %i × %i',
  async (...size) => {
    await openAt('/withdrawal-referral-transactions', size);
    const decides = ['ID', 'Amount', 'Status', 'Actions'];
    await expect.poll(() => visibleHeaders('Referrals')).toEqual(expect.arrayContaining(decides));
  },
);

it.each(SIZES.slice(0, 3))(
  'the head of the review of withdrawals is one line at %i × %i',
  async (...size) => {
    await openAt('/withdrawal-referral-transactions', size);
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    const parts = [/^Watch/u, /^Share/u, /^Back to list/u].map((name) =>
      page.getByRole('button', { name }),
    );
    const title = page.getByRole('heading', { level: 1 });
    await expect.element(title).toHaveTextContent('1 to complete');
    const middles = [title, ...parts].map((part) => {
      const { top, bottom } = part.element().getBoundingClientRect();
      return (top + bottom) / 2;
    });
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  },
);

it.each(SIZES.slice(0, 3))('a reference is read whole at %i × %i', async (...size) => {
  await openAt('/transactions', size);
  const cell = await vi.waitUntil(() => document.querySelector('.ag-row [col-id=reference]'));
  expect(cell).toHaveTextContent('pi_3TJBSMJ1178244066');
  expect(cell?.scrollWidth).toBe(cell?.clientWidth);
});

it('ten orders are in sight at 1280 × 720 with the filters and a chip', async () => {
  await openAt('/transactions?type=hybrid', [1280, 720]);
  await page.getByRole('button', { name: 'Show filters' }).click();
  await page.getByRole('region', { name: 'Filters' }).findElement();
  await expect.element(page.getByText('Type: hybrid')).toBeVisible();
  await expect.poll(() => visibleRowCount('Transactions')).toBeGreaterThanOrEqual(10);
});

it.each(SIZES)('an open order takes half of the table at most, at %i × %i', async (...size) => {
  await openAt('/transactions?expanded=101001', size);
  const opened = await vi.waitUntil(() => document.querySelector('.ag-full-width-row'), 15_000);
  const table = page.getByRole('grid', { name: 'Transactions' }).element().parentElement;
  expect(opened?.clientHeight).toBeLessThanOrEqual((table?.clientHeight ?? 0) / 2);
});

it('the navigation is a rail in a window of less than 1100 pixels, and opens over the screen', async () => {
  await openAt('/transactions', [1099, 800]);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const width = () => navigation.element().getBoundingClientRect().width;
  expect(width()).toBe(48);
  await page.viewport(1100, 800);
  await expect.poll(width).toBe(232);
});

/** What a person may have all texts set to (WCAG 1.4.12). */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}`;

it.each(['/transactions', '/third-party-transactions', '/users/1'])(
  'no amount of %s is cut once texts are set further apart',
  async (path) => {
    await openAt(path, [1440, 900]);
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = SPACING;
    onTestFinished(() => style.remove());
    const amounts = () => [
      ...document.querySelectorAll('.ag-row [class*=_money] > span:first-child'),
    ];
    expect(amounts().length).toBeGreaterThan(3);
    await expect
      .poll(() =>
        amounts()
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      )
      .toEqual([]);
  },
);
