/** The tabs and the charts of a user. */
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { rowsOf } from '#renderer/testing/rows.ts';
import { tabNamed } from '#renderer/testing/tabs.ts';
import { textsOf } from '#renderer/testing/texts.ts';
import { forceColours } from '#renderer/ui/layout/testing.ts';

const NONE = { data: [], pagination: { rowCount: 0 } };
const USER = { id: 8, full_name: 'Ada Obi', can_post_offers: true, can_accept_offers: true };
const POSTED = { date: new Date().toISOString(), currency: 'EUR', amount: 10 };

const ANSWERS: Answers = {
  'users.read': { data: USER },
  'userStatistic.read': { data: { posted: [POSTED] } },
  'userOrders.list': NONE,
  'pendingMatches.list': NONE,
  'receivedOrders.list': NONE,
  'paymentRequests.list': NONE,
  'invitedUsers.list': NONE,
  'referrals.list': { models: [], pagination: { rowCount: 0 } },
};

const broken = (message: string) => (): never => {
  throw new ProblemError({ kind: 'server', status: 500, message });
};

const open = (more: Answers = {}, hash = '') =>
  openPage(`/users/8${hash}`, { answers: { ...ANSWERS, ...more } });

const tabs = page.getByRole('tablist', { name: 'Activity' }).getByRole('tab');
const grid = (name: string) => page.getByRole('grid', { name });
const charts = page.getByRole('region', { name: 'Charts' });
const ofTab = page.getByRole('region', { name: 'Filters' });
const ofCharts = page.getByRole('region', { name: 'Filters of the charts' });

/** The names of the tabs, without the hidden copy of each. */
const names = () =>
  textsOf(tabs).map((text) => /^(?<name>.+?)(?:\k<name>)?$/u.exec(text ?? '')?.groups?.['name']);

const REWARD = { id: 61, type: 'credit' as const, amount: '5', currency_code: 'USD' };
const REWARDS = { models: [REWARD], pagination: { page: 1, pageSize: 10, rowCount: 1 } };

it.each([
  ['at the top', REWARDS],
  ['under data', { data: REWARDS }],
  ['as data', { data: REWARDS.models, pagination: REWARDS.pagination }],
])(
  'the rewards of a user are read as all lists are, with their page %s',
  { tags: ['1K04'] },
  async (_where, answer) => {
    await open({ 'referrals.list': answer as Answers['referrals.list'] & object }, '#rewards');
    const { text } = rowsOf('Rewards');
    await expect.poll(() => text('61', 'amount')).toBe('5.00 USD');
    expect(text('61', 'type')).toBe('Credit');
  },
);

describe('the tabs of a user', () => {
  it('have a hash each', { tags: ['2UD29', '2UD30', '2UD31', '2UD39'] }, async () => {
    const { place, asked } = await open();
    await expect
      .poll(names)
      .toEqual(['Payments', 'Requests', 'Received', 'Invited users', 'Rewards']);
    await expect.element(grid('Orders')).toBeVisible();
    await expect.element(grid('Pending matches')).toBeVisible();
    for (const [tab, hash, name] of [
      ['Requests', 'requests', 'Payment requests'],
      ['Received', 'received', 'Received orders'],
      ['Invited users', 'invited-users', 'Invited users'],
      ['Rewards', 'rewards', 'Rewards'],
      ['Payments', 'payments', 'Orders'],
    ] as const) {
      await tabNamed(tab).click();
      await expect.poll(place).toBe(`/users/8#${hash}`);
      await expect.element(grid(name)).toBeVisible();
    }
    expect(asked('receivedOrders.list').map(({ pageSize }) => pageSize)).toContain(10);
  });

  it.each([
    {
      what: 'only accepts',
      flags: { can_post_offers: false },
      wanted: ['Payments', 'Received', 'Invited users', 'Rewards'],
      shown: 'Pending matches',
      hidden: 'Orders',
    },
    {
      what: 'only posts',
      flags: { can_accept_offers: false },
      wanted: ['Payments', 'Requests', 'Received', 'Invited users', 'Rewards'],
      shown: 'Orders',
      hidden: 'Pending matches',
    },
  ])(
    'depend on the user, who $what',
    {
      tags: ['2UD29', '2UD30'],
    },
    async ({ flags, wanted, shown, hidden }) => {
      await open({ 'users.read': { data: { ...USER, ...flags } } });
      await expect.element(grid(shown)).toBeVisible();
      await expect.poll(names).toEqual(wanted);
      await expect.element(grid(hidden)).not.toBeInTheDocument();
    },
  );

  it('have the filters that narrow them; those of the charts alone are beside the charts', async () => {
    await open({}, '#invited-users');
    await expect.poll(() => ofCharts.getByRole('combobox').elements()).toHaveLength(2);
    await expect.element(ofTab).not.toBeInTheDocument();
    await tabNamed('Rewards').click();
    await expect.element(ofTab.getByRole('combobox', { name: 'Period' })).toBeVisible();
    expect(ofTab.getByRole('combobox').elements()).toHaveLength(1);
    await expect.element(ofCharts.getByRole('combobox', { name: 'Type' })).toBeVisible();
    expect(await commands.violations()).toEqual([]);
  });

  it('cut a page with too many rows, and say so', async () => {
    const data = Array.from({ length: 30 }, (_, at) => ({ id: at + 1, email: `${at}@b.test` }));
    await open({ 'invitedUsers.list': { data, pagination: { rowCount: 30 } } }, '#invited-users');
    await expect.element(page.getByText(/The server sent 30 rows for one page/u)).toBeVisible();
    await expect.poll(rowsOf('Invited users').ids).toHaveLength(10);
  });

  it('are loaded again after an event of the user', { tags: ['2UD65'] }, async () => {
    const { asked, tell } = await open({}, '#received');
    await expect.element(grid('Received orders')).toBeVisible();
    for (const what of ['order', 'match', 'paymentRequest'] as const) {
      const before = asked('receivedOrders.list').length;
      tell('realtime', { event: `user-8-${what}Saved` });
      await expect
        .poll(() => asked('receivedOrders.list').length, { message: what })
        .toBeGreaterThan(before);
    }
  });

  it('that could not be loaded give an alert titled Error, except rewards', {
    tags: ['2UD28', '2R26'],
  }, async () => {
    await open({ 'referrals.list': broken('Closed') }, '#rewards');
    const alert = page.getByRole('alertdialog', { name: 'Error' });
    await expect.element(page.getByText('The rewards could not be loaded.')).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('name the error of the received orders in that alert', { tags: ['2UD28'] }, async () => {
    await open({ 'receivedOrders.list': broken('Nobody knows') }, '#received');
    const alert = page.getByRole('alertdialog', { name: 'Error' });
    await expect.element(alert).toHaveTextContent('Nobody knows');
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect.element(page.getByText('The received orders could not be loaded.')).toBeVisible();
  });
});

describe('the charts of a user', () => {
  it('can be read as tables, with total amounts', { tags: ['2UD56', '2UD57'] }, async () => {
    await open();
    const totals = charts.getByRole('table', { name: 'Total amounts' });
    await expect
      .poll(() => textsOf(totals.getByRole('columnheader')))
      .toEqual([
        'Currency',
        'Posted',
        'Post Completed',
        'Requested',
        'Matched',
        'Match Completed',
        'Received',
        'Received Completed',
      ]);
    await expect.poll(() => charts.element().querySelector('svg.recharts-surface')).not.toBeNull();
    expect(await commands.violations()).toEqual([]);
    await charts.getByRole('button', { name: 'Show as tables' }).click();
    await expect.element(charts.getByRole('table', { name: /^Amounts in/u }).first()).toBeVisible();
    expect(await commands.violations()).toEqual([]);
  });

  it('do not round the labels of their axes', async () => {
    await open({ 'userStatistic.read': { data: { posted: [{ ...POSTED, amount: 1300 }] } } });
    const labels = () =>
      [...charts.element().querySelectorAll('.recharts-yAxis-tick-labels text')].map(
        (label) => label.textContent,
      );
    await expect.poll(labels).toEqual(['0', '350', '700', '1.05K', '1.4K']);
  });

  it('have labels and a legend in the colours of a contrast theme', async () => {
    await forceColours();
    await open();
    const colourOf = (selector: string, property: 'fill' | 'color') => () => {
      const element = charts.element().querySelector(selector);
      return element && getComputedStyle(element)[property];
    };
    const { color } = getComputedStyle(document.body);
    await expect.poll(colourOf('.recharts-cartesian-axis-tick-value', 'fill')).toBe(color);
    await expect.poll(colourOf('li svg', 'color')).toBe(color);
  });

  it('name the series without amounts in one line, and draw and explain none of them', {
    tags: ['2UD56'],
  }, async () => {
    const zero = { ...POSTED, amount: 0 };
    await open({
      'userStatistic.read': { data: { posted: [POSTED], post_completed: [zero], matched: [zero] } },
    });
    const empty =
      'No data for: Post Completed, Requested, Matched, Match Completed, Received, Received Completed';
    await expect.element(charts.getByText(empty)).toBeVisible();
    await expect.poll(() => textsOf(charts.getByRole('listitem'))).toEqual(['Posted']);
    expect(charts.element().querySelectorAll('svg.recharts-surface')).toHaveLength(1);
    expect(charts.getByRole('region', { name: 'Charts in EUR' }).element()).toHaveTextContent(
      /^EURPosted 10\.00 EUR/u,
    );
  });

  it('say in one sentence that there are no amounts, also where each is 0', async () => {
    await open({ 'userStatistic.read': { data: { posted: [{ ...POSTED, amount: 0 }] } } });
    await expect.element(charts.getByText('There are no amounts in this period')).toBeVisible();
    expect(charts.getByRole('heading', { level: 3 }).elements()).toEqual([]);
    expect(charts.getByRole('table').elements()).toEqual([]);
  });

  it('are requested once, however late the user is loaded', { tags: ['2UD58'] }, async () => {
    const late = Promise.withResolvers<{ data: typeof USER }>();
    const { asked } = await open({ 'users.read': () => late.promise });
    await expect.poll(() => asked('userStatistic.read')).toHaveLength(1);
    late.resolve({ data: USER });
    await expect.poll(() => charts.query()?.querySelector('svg.recharts-surface')).not.toBeFalsy();
    expect(asked('userStatistic.read')).toHaveLength(1);
  });
});
