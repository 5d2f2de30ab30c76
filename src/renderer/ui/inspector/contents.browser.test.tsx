import { describe, expect, it, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

/** A picture of one pixel. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const HANDLERS = {
  'attachments.show': () => ({
    status: 'shown' as const,
    src: PICTURE,
    type: 'image/gif' as const,
    size: 43,
  }),
};
const one = <Row,>(row: Row) => ({ models: [row], pagination: { rowCount: 1 } });
const USER = { id: 7, full_name: 'Adaeze Obi', email: 'ada@corridor.test', status: 'new' };
const NONE = { data: [], pagination: { rowCount: 0 } };
const ORDERS = answersWith(someOrders(2));

interface Place {
  readonly path: string;
  readonly pane: string;
  readonly answers: Answers;
  /** What is read in the pane. */
  readonly texts: readonly string[];
  /** What can be done there. */
  readonly button: string;
}

const PLACES = [
  {
    path: '/transactions-new',
    pane: 'Order 1001',
    answers: ORDERS,
    texts: ['100.00 USD', 'Not matched yet', 'p2p', 'Timeline'],
    button: 'Actions',
  },
  {
    path: '/users',
    pane: 'User 7',
    answers: {
      'countries.list': { data: [] },
      'users.list': { data: [USER], pagination: { rowCount: 1 } },
      'users.read': { data: { ...USER, can_post_offers: true, phone: '+234 801' } },
      'userOrders.list': one({ id: 1001, status: 'published', poster_amount: 100 }),
      'receivedOrders.list': NONE,
    },
    texts: ['Adaeze Obi', '+234 801', 'Latest orders', '1001'],
    button: 'Ban',
  },
  {
    path: '/third-party-transactions',
    pane: 'Transaction 31',
    answers: {
      ...ORDERS,
      'thirdPartyTransactions.list': one({ id: 31, status: 'completed', poster_amount: 50 }),
      'thirdPartyTransactions.read': {
        data: { id: 31, status: 'completed', poster_amount: 50, user: USER },
      },
    },
    texts: ['Completed', '50.00', 'Adaeze Obi'],
    button: 'Close',
  },
  {
    path: '/dispute-resolutions',
    pane: 'Dispute 41',
    answers: {
      ...ORDERS,
      'disputes.list': one({
        id: 41,
        status: 'new',
        match: { id: 5, order: { id: 1001 }, user: USER },
        matcher_resp_email_files: [{ originalname: 'receipt.pdf', filepath: '/files/1' }],
      }),
    },
    texts: ['Adaeze Obi', 'Poster Beneficiary', 'receipt.pdf'],
    button: 'View',
  },
  {
    path: '/withdrawal-referral-transactions',
    pane: 'Withdrawal 51',
    answers: {
      'referrals.list': one({
        id: 51,
        type: 'withdraw',
        amount: 10,
        user: USER,
        status: { status: 'pending' },
      }),
    },
    texts: ['Withdrawn by', 'Adaeze Obi', '-10.00', 'Paid to'],
    button: 'Actions',
  },
  {
    path: '/card-verifications',
    pane: 'Card 61',
    answers: {
      'cardVerifications.list': one({
        id: 61,
        status: 'charge_verified',
        number: '4111111111111111',
        image_url: '/files/61',
        user: USER,
      }),
    },
    texts: ['Card image', '4111 1111 1111 1111'],
    button: 'Actions',
  },
  {
    path: '/doc-verifications/identity',
    pane: 'Request 71',
    answers: {
      'docVerifications.list': one({
        id: 71,
        type: 'identity',
        data: { id_number: 'A1234' },
        doc_image_url: '/files/71',
        user: USER,
      }),
    },
    texts: ['Pending', 'A1234', 'Document'],
    button: 'Actions',
  },
] as const satisfies readonly Place[];

describe('what the pane shows', () => {
  it.each(PLACES)('$path: $texts', async ({ path, pane, answers, texts, button }) => {
    await openPage(path, { answers, handlers: HANDLERS });
    await expect.element(page.getByText(/^1–[12] of [12]$/u)).toBeVisible();
    await userEvent.keyboard('j ');
    const shown = page.getByRole('region', { name: pane });
    for (const text of texts) await expect.element(shown).toHaveTextContent(text);
    await expect.element(shown.getByRole('button', { name: button, exact: true })).toBeVisible();
    expect(await commands.violations()).toEqual([]);
  });
});

describe('Enter on a request', () => {
  const REVIEWED = [
    { ...PLACES[5], id: 61, review: 'Payment Method Authentication' },
    { ...PLACES[6], id: 71, review: 'Identity Verification' },
  ];

  it.each(REVIEWED)(
    'opens its review in $review, and Back returns to list and pane',
    async (place) => {
      const { path, pane, answers, id } = place;
      const opened = await openPage(`${path}?search=Obi`, { answers, handlers: HANDLERS });
      await expect.element(page.getByText('1–1 of 1')).toBeVisible();
      await userEvent.keyboard('j ');
      await expect.element(page.getByRole('region', { name: pane })).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('button', { name: /^Skip/u })).toBeVisible();
      await expect.poll(opened.place).toBe(`${path}?search=Obi&inspect=${id}&review=${id}`);
      await opened.goBack();
      await expect.element(page.getByRole('region', { name: pane })).toBeVisible();
    },
  );

  it('presses the button of the cell that has one', async () => {
    const { path, answers } = PLACES[5];
    await openPage(path, { answers, handlers: HANDLERS });
    await expect.element(page.getByText('1–1 of 1')).toBeVisible();
    document.querySelector<HTMLElement>('.ag-row .ag-cell[col-id="actions"]')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menu')).toBeVisible();
  });
});

describe('a card of the list of users', () => {
  it('opens the pane by its button, and is a link to the user', async () => {
    const { answers } = PLACES[1];
    await openPage('/users', { answers });
    const pane = page.getByRole('region', { name: 'User 7' });
    await page.getByRole('button', { name: 'Show 7 in the pane' }).click();
    await expect.element(pane).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(pane).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'Adaeze Obi' }))
      .toHaveAttribute('href', '#/users/7');
  });
});

describe('what cannot be shown', () => {
  it('shows a failed order with its row and Retry', async () => {
    const opened = await openPage('/transactions?inspect=1001', {
      answers: {
        ...ORDERS,
        'orders.read': () => {
          throw new ProblemError({ kind: 'server', status: 500, message: 'broken' });
        },
      },
    });
    const pane = page.getByRole('region', { name: 'Order 1001' });
    await expect
      .element(pane.getByRole('status').first())
      .toHaveTextContent(/^The order could not be loaded\. It is shown as of .+\. .+: broken/u);
    await expect.element(pane).toHaveTextContent('100.00 USD');
    opened.answer(ORDERS);
    await pane.getByRole('button', { name: 'Retry' }).click();
    await expect.element(pane).toHaveTextContent('Not matched yet');
  });

  const failing = (status: number) => () => {
    throw new ProblemError({ kind: 'server', status, message: 'broken' });
  };
  /** The pane of a place, after what it shows was loaded and then loaded again with other answers. */
  const reloaded = async (place: Place, answers: Answers) => {
    const opened = await openPage(place.path, { answers: place.answers, handlers: HANDLERS });
    await page.getByText(/^1–[12] of [12]$/u).findElement();
    await userEvent.keyboard('j ');
    const pane = page.getByRole('region', { name: place.pane });
    const content = () => pane.query()?.textContent ?? '';
    await vi.waitUntil(() => place.texts.every((text) => content().includes(text)));
    opened.answer(answers);
    opened.tell('realtime', { event: 'connected' });
    return { ...opened, pane };
  };

  it.each([
    ['order', 0, 'orders.read'],
    ['user', 1, 'users.read'],
    ['transaction', 2, 'thirdPartyTransactions.read'],
  ] as const)('is no longer shown once the %s is gone', async (noun, at, read) => {
    const { pane } = await reloaded(PLACES[at], { [read]: failing(404) });
    const content = pane.getByText(`This ${noun} no longer exists.`);
    await expect.element(content).toBeVisible();
    for (const text of PLACES[at].texts) await expect.element(pane).not.toHaveTextContent(text);
    const buttons = pane.getByRole('button').elements();
    const names = buttons.map((button) => button.ariaLabel ?? button.textContent);
    expect(names.filter((name) => name === 'Actions' || name === 'Ban')).toEqual([]);
  });

  it.each([
    ['order', 0, 'orders.read'],
    ['user', 1, 'users.read'],
    ['transaction', 2, 'thirdPartyTransactions.read'],
  ] as const)('is shown with its time while the %s cannot be loaded', async (noun, at, read) => {
    const place = PLACES[at];
    const { pane, answer } = await reloaded(place, { [read]: failing(500) });
    const notice = pane.getByText(`The ${noun} could not be loaded. It is shown as of `, {
      exact: false,
    });
    await expect.element(notice).toBeVisible();
    for (const text of place.texts) await expect.element(pane).toHaveTextContent(text);
    answer(place.answers);
    await pane.getByRole('button', { name: 'Retry' }).first().click();
    await expect.element(notice).not.toBeInTheDocument();
  });

  /** Panes whose content is their row. */
  const BY_ROW = [
    [3, 'disputes.list'],
    [4, 'referrals.list'],
    [5, 'cardVerifications.list'],
    [6, 'docVerifications.list'],
  ] as const;

  it.each(BY_ROW)('%i: says that it is not on the page any more', async (at, list) => {
    const place = PLACES[at];
    const empty = { models: [], pagination: { rowCount: 0 } };
    const { pane } = await reloaded(place, { [list]: empty });
    const notice = `${place.pane} is not on this page of the list. It is shown as of `;
    await expect.element(pane.getByText(notice, { exact: false })).toBeVisible();
    for (const text of place.texts) await expect.element(pane).toHaveTextContent(text);
  });

  it.each(BY_ROW)('%i: says that its list could not be loaded', async (at, list) => {
    const place = PLACES[at];
    const { pane } = await reloaded(place, { [list]: failing(500) });
    const notice = `${place.pane} could not be loaded. It is shown as of `;
    await expect.element(pane.getByText(notice, { exact: false })).toBeVisible();
    expect(await commands.violations()).toEqual([]);
  });

  it('is a dispute that is not on the page', async () => {
    await openPage('/dispute-resolutions?inspect=99', {
      answers: { 'disputes.list': { models: [], pagination: { rowCount: 0 } } },
    });
    await expect
      .element(page.getByText('Dispute 99 is not on this page of the list.'))
      .toBeVisible();
  });
});
