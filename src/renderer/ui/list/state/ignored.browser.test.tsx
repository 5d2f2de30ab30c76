/** Addresses that say what a list cannot ask for. */
import { expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const note = page.getByText(/^Ignored:/u);
const dismiss = page.getByRole('button', { name: 'Dismiss' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const chip = page.getByRole('button', { name: /Remove filter/u });

const openOrders = async (query: string) => {
  const opened = await openPage(`/transactions?${query}`, {
    answers: answersWith(someOrders(45)),
    handlers: { 'acts.beginRun': () => undefined, 'acts.endRun': () => undefined },
  });
  await page.getByRole('grid').getByRole('link').first().findElement();
  return opened;
};

it('a list says what it ignores, shows no chip of it, and hides nothing until that was seen', {
  tags: ['1B03'],
}, async () => {
  const opened = await openOrders('period=2026-13-01..2026-13-05&type=P2P&page=x');
  await expect
    .element(note)
    .toHaveTextContent('Ignored: period 2026-13-01..2026-13-05, type P2P, page x');
  expect(chip.query()).toBeNull();
  expect(opened.asked('orders.list')).toEqual([
    expect.objectContaining({ page: 1, filters: { periodTarget: 'posted_at' } }),
  ]);
  for (const name of ['Hide all', 'Unhide all']) {
    await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true');
    (button(name).element() as HTMLElement).click();
  }
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(await commands.violations()).toEqual([]);
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: 'Find anything' }).fill('unhide all');
  await expect
    .element(page.getByRole('option', { name: /^Unhide all/u }))
    .toHaveAttribute('aria-disabled', 'true');

  await opened.reload();
  await expect.element(note).toBeVisible();
  await dismiss.click();
  await expect.element(note).not.toBeInTheDocument();
  expect(opened.place()).toBe('/transactions');
  await button('Hide all').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
});

it('a list keeps saying what it ignores while pages are turned', async () => {
  const opened = await openOrders('type=P2P');
  await userEvent.keyboard('n');
  await expect.poll(opened.place).toBe('/transactions?page=2&type=P2P');
  await expect.element(note).toBeVisible();
});

it('a range that is no range yet is in its field, and nothing is hidden until it is one', {
  tags: ['1F01', '1B03'],
}, async () => {
  const opened = await openOrders('');
  await button('Show filters').click();
  const from = page.getByRole('textbox', { name: 'Sent amount from' });
  await from.fill('1,5');
  await expect.element(button('Hide all')).toHaveAttribute('aria-disabled', 'true');
  await from.fill('1000.');
  await expect.element(from).toHaveValue('1000.');
  await page.getByRole('textbox', { name: 'Sent amount to' }).fill('50000');
  await expect.poll(opened.place).toBe('/transactions?sent=1000..50000');
  await expect.element(button('Hide all')).not.toHaveAttribute('aria-disabled', 'true');
  await expect.element(from).toHaveValue('1000');
  await opened.reload();
  await expect.element(chip).toHaveAccessibleName(/1000 to 50000/u);
  expect(opened.asked('orders.list').at(-1)).toMatchObject({
    filters: { posterAmount: { from: '1000', to: '50000' } },
  });
});

it.each([
  ['/withdrawal-referral-transactions?status=approved', 'status approved', 'referrals.list'],
  ['/withdrawal-referral-transactions?review=nothing', 'review nothing', 'referrals.list'],
  ['/exchange-rates?from=2026-13-45', 'from 2026-13-45', 'exchangeRateLimits.list'],
  ['/hybrid-order-options?company=none', 'company none', 'hybridOrderOptions.list'],
  ['/users?status=gone', 'status gone', 'users.list'],
  ['/dispute-resolutions?search=Ada', 'search Ada', 'disputes.list'],
] as const)('%s opens the first page without it', async (path, words, call) => {
  const none = { data: [], pagination: { rowCount: 0 } };
  const opened = await openPage(path, {
    answers: {
      ...answersWith([]),
      'exchangeRateLimits.list': none,
      'hybridOrderOptions.list': none,
      'disputes.list': { models: [], pagination: { rowCount: 0 } },
    },
  });
  await expect.element(note).toHaveTextContent(words);
  const [asked] = opened.asked(call);
  expect(asked).toMatchObject({ page: 1 });
  expect(JSON.stringify(asked)).not.toContain(words.split(' ')[1]);
});

it('all filtered options are not saved while a part of the link is ignored', {
  tags: ['2H18'],
}, async () => {
  await openPage('/hybrid-order-options?pbCurrency=naira', {
    answers: {
      ...answersWith([]),
      'hybridOrderOptions.list': {
        data: [{ id: 7, thirdPartyCompany: 'Baobab Remit' }],
        pagination: { rowCount: 1 },
      },
    },
  });
  const save = page.getByRole('button', { name: 'Save All' });
  await page.getByRole('spinbutton', { name: 'Fee' }).fill('2');
  await expect.element(save).toHaveAttribute('title', expect.stringContaining('link'));
  await dismiss.click();
  await expect.element(save).not.toHaveAttribute('aria-disabled', 'true');
});

it('a user without the tab of a link is shown with another, and it is said', {
  tags: ['2UD30'],
}, async () => {
  const none = { data: [], pagination: { rowCount: 0 } };
  const opened = await openPage('/users/8?type=P2P#requests', {
    answers: {
      ...answersWith([]),
      'users.read': { data: { id: 8, full_name: 'Ada Obi', can_post_offers: false } },
      'userStatistic.read': { data: {} },
      'userOrders.list': none,
      'pendingMatches.list': none,
      'receivedOrders.list': none,
    },
  });
  await expect.element(note).toHaveTextContent('Ignored: tab requests, type P2P');
  await dismiss.click();
  await expect.element(note).not.toBeInTheDocument();
  await expect.poll(opened.place).toBe('/users/8');
});

it.each([
  ['/offers?amount=7&orderBy=x', 'amount 7, orderBy x'],
  ['/supports?tab=lost&page=0', 'tab lost, page 0'],
])('%s says what it ignores', async (path, words) => {
  const opened = await openPage(path);
  await expect.element(note).toHaveTextContent(words);
  await dismiss.click();
  await expect.element(note).not.toBeInTheDocument();
  expect(opened.place()).toBe(path.slice(0, path.indexOf('?')));
});
