import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { ADA, EVERYWHERE } from '#renderer/testing/everywhere.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { pageOf, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { refuses } from '#renderer/testing/refusals.ts';
import { LISTS, OF_ADMINS, OTHERS } from '#renderer/testing/screens.ts';

/** The most that parts of a screen may move while its answers come, as browsers measure it. */
const MOST = 0.01;

/** What browsers say of a part of the page that moved. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
const nameOf = (node: Node | null) =>
  node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName;

/** Adds up how far parts of the page move, and notes which. */
function watchMoves() {
  let moved = 0;
  const parts: string[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as Shift;
      moved += value;
      for (const { node, previousRect, currentRect } of sources) {
        parts.push(`${nameOf(node)}: ${place(previousRect)} → ${place(currentRect)}`);
      }
    }
  });
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  return { moved: () => moved, parts };
}

/** Frames in which the page draws what it shows without an answer. */
const FRAMES = 10;

async function drawFrames() {
  for (let frame = 0; frame < FRAMES; frame += 1) await new Promise(requestAnimationFrame);
}

/** The same answers, each once `wait` is over; and until all were given. */
function slowly(answers: Answers, wait: () => Promise<unknown>) {
  let underWay = 0;
  const slow = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      async (input: never) => {
        underWay += 1;
        await wait();
        underWay -= 1;
        return typeof answer === 'function' ? answer(input) : answer;
      },
    ]),
  ) as Answers;
  /** Once no answer was awaited for some frames. */
  const settled = async () => {
    for (let quiet = 0; quiet < 2; quiet += 1) {
      await drawFrames();
      if (underWay > 0) quiet = -1;
    }
  };
  return { slow, settled };
}

const row = (id: number) => ({
  id,
  status: 'unable_to_payout',
  poster_amount: '2000000',
  poster_currency: 'NGN',
  cancelled_at: '2026-11-02T10:00:00Z',
});
const TEN = { pagination: { rowCount: 10 } };
const OPEN = { data: [1, 2, 3, 4].map(row), pagination: { rowCount: 4 } };
const USER: Answers = {
  'users.read': {
    data: { id: 8, full_name: 'Ada Obi', status: 'transacted-posted', can_post_offers: true },
  },
  'userStatistic.read': { data: {} },
  'userOrders.list': OPEN,
  'receivedOrders.list': { data: [], pagination: { rowCount: 0 } },
};

const ORDERS = someOrders(40).map((order) => ({ ...order, posted_at: '2026-11-02T10:00:00Z' }));
// Whole pages: a queue reads all of them, one after the other.
const WITHDRAWALS = Array.from({ length: 45 }, (_, at) => ({
  id: at + 1,
  type: 'withdraw' as const,
  amount: 5,
  status: { status: 'pending' as const },
  user: ADA,
}));
const SHELL: Answers = {
  'siteSettings.read': { data: { value: false } },
  'notifications.list': { models: [], pagination: { rowCount: 12 } },
};
const ALL: Answers = {
  ...EVERYWHERE,
  'orders.read': ({ id }) => ({ data: ORDERS.find((order) => String(order.id) === id) ?? { id } }),
  'orders.list': (input) => ({ ...pageOf(ORDERS, input), pagination: { rowCount: 123_456 } }),
  'referrals.list': (input) => pageOf(WITHDRAWALS, input),
  'thirdPartyTransactions.read': { data: { id: 1 } },
  ...SHELL,
};

/** Opens `path` on a network that answers slowly; `act` is done once everything is there. */
async function openSlowly(
  path: string,
  answers: Answers,
  act?: () => Promise<void>,
  wait: () => Promise<unknown> = drawFrames,
) {
  // Text in the face that the page has while its own is on its way would wrap elsewhere.
  await document.fonts.load('600 14px "Inter Variable"');
  const { moved, parts } = watchMoves();
  const { slow, settled } = slowly(answers, wait);
  const opened = await openPage(path, {
    role: 'admin',
    answers: slow,
    handlers: { 'news.seen': () => undefined },
  });
  await settled();
  await act?.();
  await settled();
  return { opened, moved, parts };
}

it.each([
  ...Object.keys({ ...LISTS, ...OF_ADMINS, ...OTHERS }),
  '/help',
  '/settings',
  '/about',
  '/reference',
  '/my-actions',
  '/transactions?inspect=1001',
  '/users?inspect=1',
  '/third-party-transactions?inspect=1',
  '/dispute-resolutions?inspect=1',
  '/card-verifications?inspect=1',
  '/card-verifications?review=1',
  '/doc-verifications/identity?review=1',
  '/withdrawal-referral-transactions?review=approve',
  '/transactions?expanded=1001',
  '/third-party-transactions?expanded=1',
  '/transactions/1001?tab=parties',
])('%s keeps its parts in place while its answers come', async (path) => {
  const { moved, parts } = await openSlowly(path, ALL);
  expect(moved(), parts.join('\n')).toBeLessThanOrEqual(MOST);
});

it.each([
  ['/transactions', 1440, 900],
  ['/users/8', 1280, 720],
  ['/transactions/1001', 960, 1080],
  ['/settings', 800, 720],
])(
  '%s, %i × %i, keeps its parts in place where Maintenance Mode turns out to be on',
  async (path, width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1440, 900));
    const { moved, parts } = await openSlowly(path, {
      ...ALL,
      ...USER,
      'siteSettings.read': { data: { value: true } },
    });
    const bar = page.getByRole('status').filter({ hasText: 'Maintenance Mode is on' });
    await expect
      .element(bar.getByRole('button', { name: 'Turn off' }))
      .toBeInViewport({ ratio: 1 });
    expect(moved(), parts.join('\n')).toBeLessThanOrEqual(MOST);
  },
);

it.each([
  [800, 720],
  [1440, 900],
])('Home keeps its parts in place at %i × %i while its queues come', async (...size) => {
  await page.viewport(...size);
  onTestFinished(() => page.viewport(1440, 900));
  const { moved, parts } = await openSlowly('/', {
    ...ALL,
    'docVerifications.list': {
      models: [1, 2, 3].map((id) => ({ id, status: id === 1 ? null : 'declined' })),
      pagination: { rowCount: 3 },
    },
  });
  const queue = page.getByRole('listitem').filter({ hasText: 'Identities to verify' });
  await expect.element(queue).toHaveTextContent('In the navigation: 3 unapproved requests');
  expect(moved(), parts.join('\n')).toBeLessThanOrEqual(MOST);
});

const DISPUTED = {
  ...ORDERS[0],
  id: 1001,
  status: 'dispute_resolution_needed',
  match_id: 9,
  matched_at: '2026-11-02T10:00:00Z',
  postersBeneficiary: null,
  match: { id: 9, user: ADA },
};
const event = (id: number, more: object) => ({ id, created_at: '2026-11-03T10:00:00Z', ...more });
const REASON = 'No transfer of this amount was found on the account, nor on any other of the bank';
const OF_DISPUTED: Answers = {
  ...ALL,
  'orders.list': (input) => pageOf([DISPUTED, ...ORDERS.slice(1)], input),
  'orders.read': { data: DISPUTED },
  'orders.events': {
    pendingMatches: [
      {
        id: 9,
        validationEvents: [
          event(1, { event: 'matcher_bank_statement', matcher_paid: true }),
          event(2, {
            event: 'beneficiary_confirmation',
            payment_received: false,
            event_data: { errors: [{ message: REASON }] },
          }),
        ],
      },
    ],
  },
  'users.read': USER['users.read'] ?? {},
  'userStatistic.read': { data: {} },
  'userOrders.list': OPEN,
  'disputes.list': pageOf(
    [{ id: 1, status: 'pending', match: { id: 9, matcher_amount: '5' }, created_at: '2026-11-02' }],
    { page: 1, pageSize: 10 },
  ),
};

/** Milliseconds of a slow answer. */
const LATE = 2000;
const isLate = () => new Promise((late) => setTimeout(late, LATE));

it.each([
  '/transactions/1001',
  '/transactions?inspect=1001',
  '/transactions?expanded=1001',
  '/users/8',
  '/users?inspect=8',
  '/dispute-resolutions?inspect=1',
  '/dispute-resolutions?review=1',
  '/withdrawal-referral-transactions?inspect=1',
  '/withdrawal-referral-transactions?review=approve',
])('%s keeps its parts in place while its answers come after 2 seconds', async (path) => {
  const { moved, parts } = await openSlowly(path, OF_DISPUTED, undefined, isLate);
  expect(moved(), parts.join('\n')).toBeLessThanOrEqual(MOST);
});

it('the toolbar of a list keeps its places when its filters are shown', async () => {
  await openSlowly('/transactions', ALL);
  const search = page.getByRole('searchbox').first();
  const places = () =>
    [search, page.getByRole('button', { name: 'Columns' })].map((part) =>
      place(part.element().getBoundingClientRect()),
    );
  const before = places();
  await page.getByRole('button', { name: 'Show filters' }).click();
  await page.getByRole('button', { name: 'Hide filters' }).findElement();
  expect(places()).toEqual(before);
});

it('a user with open orders keeps its parts in place', async () => {
  const { moved, parts } = await openSlowly('/users/8', { ...ALL, ...USER });
  await expect.element(page.getByText('4 orders posted', { exact: false }).first()).toBeVisible();
  expect(moved(), parts.join('\n')).toBeLessThanOrEqual(MOST);
});

it('a user with ten pending matches keeps its parts in place', async () => {
  const matches = { data: Array.from({ length: 10 }, (_, at) => ({ id: at + 1 })), ...TEN };
  const user = {
    ...ADA,
    status: 'transacted-both',
    can_post_offers: true,
    can_accept_offers: true,
  };
  const { moved, parts } = await openSlowly('/users/1', {
    ...ALL,
    'users.read': { data: user },
    'pendingMatches.list': matches,
  });
  await page.getByRole('grid', { name: 'Pending matches' }).findElement();
  expect(moved(), parts.join('\n')).toBeLessThanOrEqual(MOST);
});

it('a refresh that fails moves no button, and says why on request', async () => {
  const { opened } = await openSlowly('/transactions', ALL);
  const places = () =>
    page
      .getByRole('button')
      .elements()
      .filter(({ textContent }) => textContent !== 'Refresh failed')
      .map((button) => place(button.getBoundingClientRect()));
  const before = places();
  opened.answer({ 'orders.list': refuses('Away', 500) });
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  const failed = page.getByRole('button', { name: 'Refresh failed' });
  await failed.findElement();
  expect(places()).toEqual(before);
  await failed.click();
  await expect.element(page.getByRole('alertdialog')).toHaveTextContent('Away');
});
