import { describe, expect, it, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import type { Answers, FakeDesk } from '#renderer/testing/fakeBridge.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { type OpenPage, openPage } from '#renderer/testing/openPage.ts';
import { textsIn } from '#renderer/testing/texts.ts';

const VERIFICATIONS = [
  'Payment Method Authentication',
  'Identity Verification',
  'Address Verification',
];
/** Screens the sidebar does not list. */
const UNLISTED = ['Global Offers', 'Transactions (simple list)', 'Health Insurance Payments'];

const EMPTY = { models: [], pagination: { rowCount: 0 } };
const ORDERS = {
  ...answersWith(someOrders(45)),
  // What Home counts.
  'cardVerifications.list': EMPTY,
  'referrals.list': EMPTY,
  'disputes.list': EMPTY,
};
/** A network that finds orders and people by the name Bello. */
const BELLOS: Answers = {
  ...ORDERS,
  'orders.list': { models: someOrders(5), pagination: { rowCount: 313 } },
  'orders.read': ({ id }) => ({
    data: {
      id,
      status: 'published',
      posted_at: '2026-01-05T10:00:00Z',
      user: { id: 7, full_name: 'Adaeze Bello' },
    },
  }),
  'users.list': {
    data: [
      { id: 7, full_name: 'Ada Bello', email: 'ada@corridor.test', country_abbreviation: 'NG' },
      { id: 8, full_name: 'Ada Bello', email: 'bello@corridor.test', country_abbreviation: 'GH' },
    ],
    pagination: { rowCount: 2 },
  },
};
const SERVER_ERROR = new ProblemError({ kind: 'server', status: 500, message: 'broken' });

const palette = page.getByRole('dialog', { name: 'Find anything' });
const opener = page.getByRole('button', { name: 'Find anything' });
const field = palette.getByRole('combobox');
const selected = palette.getByRole('option', { selected: true });
const status = palette.getByRole('status');
const section = (name: string) =>
  palette.getByRole('group', { name, exact: true }).getByRole('option');
const search = page.getByRole('searchbox', { name: /^Search/ });
const rows = page.getByRole('grid', { name: 'Transactions' }).getByRole('row');

const openPalette = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await field.findElement();
};

/** The page with the Transactions list drawn. */
async function openOrders(desk: FakeDesk = {}): Promise<OpenPage> {
  const opened = await openPage('/transactions', { answers: ORDERS, ...desk });
  await rows.nth(20).findElement();
  return opened;
}

/** The page on a screen that asks the network for nothing. */
async function openProfile(desk: FakeDesk = {}): Promise<OpenPage> {
  const opened = await openPage('/profile', { answers: ORDERS, ...desk });
  await page.getByRole('heading', { name: 'Profile' }).findElement();
  return opened;
}

describe('the palette', () => {
  it('opens with Ctrl+K, also while a field has the focus, and gives the focus back', async () => {
    await openOrders();
    await search.click();
    await openPalette();
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(palette).not.toBeInTheDocument();
    await expect.element(search).toHaveFocus();

    await opener.click();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(palette).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('closes when the page behind it is clicked, without any other effect', async () => {
    await openOrders();
    await openPalette();
    const { x, y } = page
      .getByRole('button', { name: 'Columns' })
      .element()
      .getBoundingClientRect();
    await userEvent.click(page.elementLocator(document.body), { position: { x: x + 5, y: y + 5 } });
    await expect.element(palette).not.toBeInTheDocument();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  });

  it('chooses nothing that came later than the typed text: Enter opens no record by itself', async () => {
    const opened = await openProfile({ answers: BELLOS });
    await openPalette();
    await field.fill('100');
    await expect.element(section('Orders').first()).toHaveTextContent('Order 1001');
    await expect.element(selected).toHaveTextContent('Go to order 100');
    await field.fill('bello');
    await expect.element(section('Orders').first()).toHaveTextContent('Order 1001');
    await expect.element(status).toHaveTextContent('none chosen');
    await expect.element(selected).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(palette.getByText('choose an entry first')).toBeVisible();
    expect(opened.place()).toBe('/profile');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(selected).toHaveTextContent('Order 1001');
    await expect.element(palette.getByText('choose an entry first')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.poll(opened.place).toBe('/transactions/1001');
  });

  it('chooses no screen that has the typed letters only somewhere in its name', async () => {
    const opened = await openProfile({ answers: BELLOS });
    await openPalette();
    await field.fill('ran');
    await expect.element(section('Screens').first()).toHaveTextContent('Transactions');
    await expect.element(selected).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(opened.place()).toBe('/profile');
    await field.fill('tran');
    await expect.element(selected).toHaveTextContent('Transactions');
  });

  it('shows status, age and parties of the chosen order, the searched name marked', async () => {
    await openProfile({ answers: BELLOS });
    await openPalette();
    await field.fill('bello');
    await expect.element(section('Orders').first()).toHaveTextContent('Order 1001');
    await userEvent.keyboard('{ArrowDown}');
    const preview = palette.getByRole('region', { name: 'Order 1001' });
    await expect.element(preview).toHaveTextContent('Published');
    await expect.element(preview).toHaveTextContent(/Posted \d+ days ago/);
    await expect.element(preview).toHaveTextContent('PosterAdaeze Bello');
    expect(textsIn(preview, 'mark')).toEqual(['Bello']);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(palette.getByRole('region', { name: 'Order 1002' })).toBeVisible();
  });

  it('says how many were found, and leads to the list of them all', async () => {
    const opened = await openProfile({ answers: BELLOS });
    await openPalette();
    await field.fill('bello');
    await expect.element(palette.getByText('5 of 313')).toBeVisible();
    const all = section('Orders').last();
    await expect.element(all).toHaveTextContent('All 313 orders with ‘bello’');
    await all.click();
    await expect.poll(opened.place).toBe('/transactions?search=bello');
  });

  it('tells two people of one name apart', async () => {
    await openProfile({ answers: BELLOS });
    await openPalette();
    await field.fill('bello');
    await expect
      .poll(() =>
        section('Users')
          .elements()
          .map((each) => each.textContent),
      )
      .toEqual([
        'Ada Belloada@corridor.test · ID 7 · Nigeria',
        'Ada Bellobello@corridor.test · ID 8 · Ghana',
        'All 2 users with ‘bello’',
      ]);
  });

  it('opens a screen by keys alone; that screen is the first one next time', async () => {
    const answers = {
      ...ORDERS,
      'exchangeRateLimits.list': { data: [], pagination: { rowCount: 0 } },
    };
    const opened = await openProfile({ answers });
    await openPalette();
    for (const [key, text] of [
      ['{End}', /^Logout/],
      ['{ArrowDown}', /^Home/],
      ['{ArrowUp}', /^Logout/],
      ['{Home}', /^Home/],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(selected).toHaveTextContent(text);
    }
    await userEvent.keyboard('erl');
    await expect.element(selected).toHaveTextContent('Exchange Rate Limit');
    const marked = [...selected.element().querySelectorAll('mark')].map((each) => each.textContent);
    expect(marked).toEqual(['E', 'R', 'L']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(opened.place).toBe('/exchange-rates');
    await openPalette();
    await expect.element(section('Recent')).toHaveTextContent('Exchange Rate Limit');
    await expect.element(selected).toHaveTextContent('Exchange Rate Limit');
  });

  it.each(['admin', 'manager', 'principal'])('offers the screens of a %s', async (role) => {
    await openProfile({ role });
    await openPalette();
    const names = section('Screens')
      .elements()
      .map((each) => each.querySelector('bdi')?.textContent);
    expect(names).toEqual(expect.arrayContaining(['Home', 'Users', 'Profile', ...UNLISTED]));
    const offered = VERIFICATIONS.filter((name) => names.includes(name));
    expect(offered).toEqual(role === 'admin' ? VERIFICATIONS : []);
    if (role === 'admin') return;
    await field.fill('verification');
    await expect.element(status).toHaveTextContent(/^\d+ choices?\b/);
    await expect.element(section('Screens')).not.toBeInTheDocument();
  });

  it('goes to an order by its id before any answer', async () => {
    const held = Promise.withResolvers<never>();
    const answers = { ...ORDERS, 'orders.list': () => held.promise };
    const opened = await openProfile({ answers });
    await openPalette();
    await userEvent.keyboard('1003{Enter}');
    await expect.poll(opened.place).toBe('/transactions/1003');
  });

  it('goes to what a link of the system names', async () => {
    await openProfile();
    await openPalette();
    await field.fill('corridor://transactions/1003?tab=parties');
    await expect.element(selected).toHaveTextContent('Go to order 1003');
    await field.fill('corridor://users?search=ada');
    await expect.element(selected).toHaveTextContent('Go to /users?search=ada');
  });

  it('asks the network once typing rests, and a late answer moves nothing', async () => {
    const opened = await openProfile();
    await openPalette();
    vi.useFakeTimers();
    try {
      for (const key of 'user') {
        await userEvent.keyboard(key);
        await vi.advanceTimersByTimeAsync(150);
      }
      expect(opened.asked('users.list')).toEqual([]);
      await expect.element(selected).toHaveTextContent(/^Users/);
      const before = selected.element().getBoundingClientRect();
      await vi.advanceTimersByTimeAsync(100);
      await expect.poll(() => opened.asked('orders.list')).toHaveLength(1);
      expect(opened.asked('users.list')).toHaveLength(1);
      await expect.element(status).toHaveTextContent(/^\d+ choices?\b/);
      expect(selected.element().getBoundingClientRect()).toEqual(before);
    } finally {
      vi.useRealTimers();
    }
  });

  it('reports a failed search in its place and repeats it', async () => {
    const failing = () => {
      throw SERVER_ERROR;
    };
    const opened = await openProfile({ answers: { ...ORDERS, 'orders.list': failing } });
    await openPalette();
    await field.fill('1003');
    const retry = palette.getByRole('option', { name: /^Orders could not be searched/ });
    await expect.element(retry).toBeVisible();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    opened.answer(ORDERS);
    await retry.click();
    await expect.element(section('Orders')).toHaveTextContent(/^Order 1003/);
    await expect.element(field).toHaveFocus();
  });

  it('says what can be found when nothing is', async () => {
    await openProfile();
    await openPalette();
    await field.fill('zzzz nobody');
    await expect.element(palette.getByText('Nothing found for ‘zzzz nobody’')).toBeVisible();
    await expect.element(palette.getByText(/orders by ID or reference/)).toBeVisible();
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect.element(palette).toBeVisible();
  });

  it('does what can be done here: filters, search, theme, navigation, maintenance, logout', async () => {
    await openOrders();
    const act = async (typed: string, name: string) => {
      await openPalette();
      await field.fill(typed);
      await expect.element(selected).toHaveTextContent(name);
      await userEvent.keyboard('{Enter}');
      await expect.element(palette).not.toBeInTheDocument();
    };
    await act('filters', 'Show filters');
    await expect.element(page.getByRole('region', { name: 'Filters' })).toBeVisible();
    await act('search this', 'Search this list');
    await expect.element(search).toHaveFocus();
    const background = () =>
      getComputedStyle(document.querySelector('.app')?.parentElement ?? document.body)
        .backgroundColor;
    const light = background();
    await act('theme dark', 'Theme: Dark');
    await expect.poll(background).not.toBe(light);
    await act('navi', 'Collapse navigation');
    await expect.element(page.getByRole('button', { name: 'Expand navigation' })).toBeVisible();
    await act('maint', 'Maintenance Mode');
    await page
      .getByRole('alertdialog', { name: 'Are You Sure?' })
      .getByRole('button', { name: 'No' })
      .click();
    await act('logout', 'Logout');
    await expect.element(page.getByLabelText('E-mail', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(palette).not.toBeInTheDocument();
  });
});

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  it('the palette and the sheet have no violation', async () => {
    await openProfile({ preferences: { theme } });
    await openPalette();
    expect(await commands.violations()).toEqual([]);
    await field.fill('1003');
    await expect.element(status).toHaveTextContent(/^\d+ choices?\b/);
    expect(await commands.violations()).toEqual([]);
    await field.fill('zzzz nobody');
    await expect.element(status).toHaveTextContent('0 choices');
    expect(await commands.violations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(palette).not.toBeInTheDocument();
    await userEvent.keyboard('?');
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(await commands.violations()).toEqual([]);
  });
});

it.each([
  ['limits', 'Rate limits and quotes'],
  ['shift', 'Actions and ‘outcome unknown’'],
  ['outcome', 'Actions and ‘outcome unknown’'],
  ['timeline', 'The pane and the timelines'],
])('‘%s’ finds its page of Help', async (word, title) => {
  await openPage('/settings', { answers: ORDERS });
  await openPalette();
  await userEvent.keyboard(word);
  await expect
    .element(section('Help').and(palette.getByRole('option', { name: title })))
    .toBeVisible();
});
