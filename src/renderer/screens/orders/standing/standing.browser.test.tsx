import { describe, expect, it, onTestFinished } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();

const ORDER = {
  id: 1001,
  status: 'dispute_resolution_needed',
  type: 'p2p',
  poster_amount: 1000,
  poster_currency: 'NGN',
  poster_fee: 33,
  collection_fee: 12.5,
  matcher_currency: 'GBP',
  posted_at: daysAgo(9),
  matched_at: daysAgo(5),
  match_id: 9,
  match_matcher_currency: 'GBP',
  match_matcher_fee: 2,
  postersBeneficiary: null,
  match: { id: 9, user: { id: 3, full_name: 'Noah Morin' } },
};

const DENIAL = {
  id: 1,
  event: 'beneficiary_confirmation',
  created_at: daysAgo(2),
  matcher_paid: true,
  payment_received: false,
  event_data: {
    source: 'posters_beneficiary',
    errors: [{ message: 'No transfer of this amount was found on the account' }],
  },
};
const REASON = 'No transfer of this amount was found on the account';
const DENIED =
  /Contradicts The beneficiary says that the payment did not arrive \(.*\): No transfer/u;

const ANSWERS: Answers = {
  ...answersWith([ORDER]),
  'orders.events': { pendingMatches: [{ id: 9, validationEvents: [DENIAL] }] },
};

const awaited = page.getByRole('region', { name: 'What is awaited' });
const pane = page.getByRole('region', { name: 'Order 1001' });

async function openPane(answers: Answers = ANSWERS) {
  const opened = await openPage('/transactions-new', { answers });
  await page.getByRole('grid').getByText('p2p', { exact: true }).click();
  await pane.findElement();
  return opened;
}

/** The order in which the pane shows its parts. */
const partsOfPane = () =>
  [...pane.element().querySelectorAll('section[aria-label]')]
    .map((section) => section.getAttribute('aria-label'))
    .filter((name) =>
      ['What is awaited', 'Timeline', 'Amounts and fees', 'Order'].includes(name ?? ''),
    );

describe('what an order waits for', () => {
  it('stands first in the pane, with what contradicts it and why, then the timeline', async () => {
    await openPane();
    await expect.element(awaited).toHaveTextContent('Waiting for a decision in Dispute Resolution');
    await expect.element(awaited).toHaveTextContent(DENIED);
    await expect
      .poll(partsOfPane)
      .toEqual(['What is awaited', 'Timeline', 'Amounts and fees', 'Order']);
    expect(await commands.violations()).toEqual([]);
  });

  it('has the actions that follow, which ask as those of the menu do', async () => {
    await openPane();
    await awaited.getByRole('button', { name: 'Cancel Match' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect
      .element(dialog)
      .toHaveTextContent('Are you sure you want to take this action - Cancel Match?');
    await dialog.getByRole('button', { name: 'No' }).click();
    await expect.element(awaited.getByRole('button', { name: 'Cancel Match' })).toHaveFocus();
  });

  it.each([390, 320])('breaks the name of no action in a pane of %i pixels', async (width) => {
    const matched = { ...ORDER, status: 'matched' };
    await openPage('/transactions-new?inspect=1001', {
      answers: { ...ANSWERS, ...answersWith([matched]), 'orders.read': { data: matched } },
      preferences: { 'inspector.width': width },
    });
    const act = awaited.getByRole('button', { name: 'Cancel Match' });
    await expect.element(act).not.toHaveAttribute('aria-disabled', 'true');
    const heights = ['Mark as Paid', 'Approve Match', 'Cancel Match'].map(
      (name) => awaited.getByRole('button', { name }).element().getBoundingClientRect().height,
    );
    expect(heights).toEqual([24, 24, 24]);
  });

  it('says that there are no events, or that they could not be loaded, and invents none', async () => {
    const { answer, reload } = await openPane({
      ...ANSWERS,
      'orders.events': { pendingMatches: [] },
    });
    await expect.element(awaited).toHaveTextContent('No evidence of a payment yet.');
    answer({ 'orders.events': () => Promise.reject(new Error('gone')) });
    await reload();
    await expect.element(awaited).toHaveTextContent('The validation events could not be loaded');
  });

  it('leaves room in the folded timeline for steps with a date beside events without one', async () => {
    const undated = [1, 2, 3].map((id) => ({ ...DENIAL, id, created_at: null }));
    await openPane({
      ...ANSWERS,
      'orders.events': { pendingMatches: [{ id: 9, validationEvents: undated }] },
    });
    const timeline = pane.getByRole('region', { name: 'Timeline', exact: true });
    await expect
      .poll(() => timeline.getByRole('list', { name: 'Time not available' }).elements())
      .toHaveLength(1);
    const entriesOf = (name: string) =>
      timeline.getByRole('list', { name, exact: true }).getByRole('listitem').elements();
    expect(entriesOf('Time not available')).toHaveLength(1);
    expect(entriesOf('Timeline')).toHaveLength(2);
  });

  it('stands above the tabs of the order, on each of them', async () => {
    await openPage('/transactions/1001?tab=parties', { answers: ANSWERS });
    await expect.element(awaited).toHaveTextContent(REASON);
    await page.getByRole('tab', { name: 'Details' }).click();
    await expect.element(awaited).toHaveTextContent(REASON);
  });

  it('takes two lines above the tabs of the order in a window of 1280 pixels, with more behind them', async () => {
    onTestFinished(() => page.viewport(1440, 900));
    await page.viewport(1280, 720);
    const events = [1, 2, 3].map((id) => ({ ...DENIAL, id }));
    await openPage('/transactions/1001', {
      answers: {
        ...ANSWERS,
        'orders.events': { pendingMatches: [{ id: 9, validationEvents: events }] },
      },
    });
    await expect.element(awaited).toHaveTextContent(REASON);
    const height = () => awaited.element().getBoundingClientRect().height;
    expect(height()).toBe(82);
    await page.viewport(1279, 720);
    await expect.poll(height).toBe(102);
  });

  it('says since when as an instant, too', async () => {
    const waiting = { ...ORDER, status: 'matched', matched_at: '2026-11-20T00:04:00.000Z' };
    await openPane({ ...ANSWERS, ...answersWith([waiting]) });
    await expect.element(awaited).toHaveTextContent('since 11/20/2026, 1:04:00 AM (matched');
  });
});

describe('an open row', () => {
  const row = page.getByRole('button', { name: 'Details of 1001' });
  const openRow = async (answers: Answers = ANSWERS, theme = 'light') => {
    const opened = await openPage('/transactions', { answers, preferences: { theme } });
    await row.click();
    return opened;
  };

  it('begins with what is awaited, its last event, the actions that follow and the timeline', async () => {
    const { asked } = await openRow();
    await expect.element(awaited).toHaveTextContent('Waiting for a decision in Dispute Resolution');
    await expect.element(awaited).toHaveTextContent(DENIED);
    const { height } = awaited
      .getByRole('button', { name: 'Cancel Match' })
      .element()
      .getBoundingClientRect();
    expect(height).toBe(24);
    await expect.element(page.getByRole('region', { name: 'Matcher', exact: true })).toBeVisible();
    const timeline = page.getByRole('list', { name: 'Timeline', exact: true });
    await expect.element(timeline).toHaveTextContent('Beneficiary confirmation');
    await awaited.getByRole('button', { name: 'Cancel Match' }).click();
    await expect
      .element(page.getByRole('alertdialog'))
      .toHaveTextContent('Are you sure you want to take this action - Cancel Match?');
    await userEvent.keyboard('{Escape}');
    await expect.element(awaited.getByRole('button', { name: 'Cancel Match' })).toHaveFocus();
    expect(asked('orders.matches')).toEqual([{ id: '1001', page: 1, pageSize: 100 }]);
  });

  it('says what the list tells before the order and its events are loaded, in the same room', async () => {
    const order = Promise.withResolvers<{ data: object }>();
    const events = Promise.withResolvers<{ pendingMatches: readonly object[] }>();
    const { asked } = await openRow({
      ...ANSWERS,
      'orders.read': () => order.promise,
      'orders.events': () => events.promise,
    });
    await expect.element(awaited).toHaveTextContent('Loading…');
    const before = awaited.element().getBoundingClientRect();
    const act = awaited.getByRole('button', { name: 'Cancel Match' });
    await expect.element(act).toHaveAttribute('title', 'Loading…');
    await expect.element(act).toHaveAttribute('aria-disabled', 'true');
    expect(asked('orders.events')).toEqual([]);
    order.resolve({ data: ORDER });
    await expect.poll(() => asked('orders.events')).toEqual([{ id: '1001' }]);
    events.resolve({ pendingMatches: [{ id: 9, validationEvents: [DENIAL] }] });
    await expect.element(awaited).toHaveTextContent(DENIED);
    await expect.element(act).not.toHaveAttribute('aria-disabled', 'true');
    expect(awaited.element().getBoundingClientRect()).toEqual(before);
  });

  it('keeps its actions in their places when another follows', async () => {
    const { answer } = await openRow();
    const place = (name: string) =>
      awaited.getByRole('button', { name }).element().getBoundingClientRect();
    await expect.element(awaited).toHaveTextContent(DENIED);
    const before = place('Cancel Match');
    const approved = { ...ORDER, match_matcher_payment_completed_at: daysAgo(1) };
    answer({ ...answersWith([approved]), 'orders.read': { data: approved } });
    await page.getByRole('button', { name: 'Refresh', exact: true }).click();
    const over = awaited.getByRole('button', { name: 'Cancel Match' });
    await expect.element(over).toHaveAttribute('title', "The matcher's payment is completed");
    expect(place('Cancel Match')).toEqual(before);
  });

  it('says that the events could not be loaded where the order could not', async () => {
    await openRow({ ...ANSWERS, 'orders.read': () => Promise.reject(new Error('gone')) });
    await expect.element(awaited).toHaveTextContent('The validation events could not be loaded');
  });

  it.each(['light', 'dark', 'high-contrast'])(
    'shows all of it at 1280 × 720 in the theme %s',
    async (theme) => {
      onTestFinished(() => page.viewport(1440, 900));
      await page.viewport(1280, 720);
      await openRow(ANSWERS, theme);
      await expect.element(awaited).toHaveTextContent(DENIED);
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = awaited.element();
      expect([scrollHeight, scrollWidth]).toEqual([clientHeight, clientWidth]);
      const flow = page.getByRole('region', { name: 'Matcher', exact: true }).element();
      const table = page.getByRole('grid', { name: 'Transactions' }).element();
      const bottom = (element: Element) => element.getBoundingClientRect().bottom;
      expect(bottom(flow)).toBeLessThanOrEqual(bottom(table));
      expect(await commands.violations()).toEqual([]);
    },
  );
});

it('the fees of the pane are one line with their sums, and each on request', {
  tags: ['1O07'],
}, async () => {
  await openPane();
  const fees = pane.getByRole('region', { name: 'Fees', exact: true });
  await expect.element(fees).toHaveTextContent('Sum of 3 fees45.50 NGN2.00 GBP');
  await expect.element(fees).not.toHaveTextContent('Collection Fee');
  await pane.getByRole('button', { name: 'Show fees' }).click();
  await expect.element(fees).toHaveTextContent('Collection Fee12.50 NGN');
  await pane.getByRole('button', { name: 'Hide fees' }).click();
  await expect.element(fees).not.toHaveTextContent('Collection Fee');
});
