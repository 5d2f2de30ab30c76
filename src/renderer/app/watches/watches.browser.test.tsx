/** A private note on a thing: how it is asked for, marked and brought back. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { Watch, WatchState } from '#contract/bridge/watched.ts';
import { cardNetwork, SHOWN, someCard } from '#renderer/screens/verifications/testing.ts';
import type { FakeDesk } from '#renderer/testing/fakeBridge.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { rowsOf } from '#renderer/testing/rows.ts';

const orders = rowsOf('Transactions');
const dialog = page.getByRole('dialog', { name: /^Watch/u });
const note = dialog.getByRole('textbox', { name: 'Note (optional)' });

const watchOn = (more: Partial<Watch> = {}): Watch => ({
  id: '00000000-0000-4000-8000-00000000aaaa',
  thing: { kind: 'order', id: '1001' },
  note: 'Call the bank',
  at: null,
  onChange: true,
  setAt: '2026-11-22T14:00:00.000Z',
  readAt: null,
  woke: null,
  ...more,
});
const WOKEN = watchOn({
  woke: { at: '2026-11-22T15:00:00.000Z', why: 'Now Matched', isSeen: false },
});

/** Opens the page with a desk that keeps what is watched. */
async function openWatching(path: string, watches: readonly Watch[] = [], desk: FakeDesk = {}) {
  let state: WatchState = { watches: [...watches], isLasting: true };
  const opened = await openPage(path, {
    answers: answersWith(someOrders(3)),
    ...desk,
    handlers: {
      'watches.list': () => state,
      'watches.set': ({ shown: _shown, ...request }) => become([watchOn(request)]),
      'watches.remove': () => become([]),
      'watches.seen': () => become([]),
      ...desk.handlers,
    },
  });
  const become = (next: readonly Watch[]): undefined => {
    state = { ...state, watches: [...next] };
    opened.tell('watches', state);
  };
  const sent = (name: 'watches.set' | 'watches.seen' | 'watches.remove') =>
    opened.calls.filter((call) => call.name === name).map(({ input }) => input);
  return { ...opened, become, sent };
}

const bell = (name: string) => page.getByRole('button', { name });
const mark = page.getByRole('img', { name: /^Watched/u }).first();

it('W on a row asks for a note, which stays on this computer, and marks the row', async () => {
  const opened = await openWatching('/transactions');
  await (await orders.cell('1001', 'type')).click();
  await userEvent.keyboard('w');
  await expect.element(note).toHaveFocus();
  await expect.element(dialog).toHaveTextContent('Nothing is sent.');
  expect(await commands.violations()).toEqual([]);
  await userEvent.keyboard('Call the bank{Enter}');
  await expect
    .poll(() => opened.sent('watches.set'))
    .toMatchObject([
      {
        thing: { kind: 'order', id: '1001' },
        note: 'Call the bank',
        at: null,
        onChange: true,
        shown: { id: '1001', status: 'published' },
      },
    ]);
  await expect
    .element(mark)
    .toHaveAccessibleName('Watched. Comes back when it changes Call the bank');
  expect(opened.asked('orders.setHidden')).toEqual([]);
});

it('the dialog is over once its screen is left, by a link or back', async () => {
  const card = someCard({ status: 'charge_verified' });
  const opened = await openWatching('/card-verifications', [], {
    answers: cardNetwork([card]),
    handlers: SHOWN,
  });
  await opened.goTo('/card-verifications?review=next');
  const watch = page.getByRole('button', { name: 'Watch W' });
  await watch.click();
  await expect.element(note).toHaveFocus();
  await opened.goBack();
  await expect.element(dialog).not.toBeInTheDocument();
  await opened.goTo('/card-verifications?review=next');
  await watch.click();
  await expect.element(note).toHaveFocus();
  opened.tell('navigate', { path: '/about', side: 'real' });
  await expect.element(dialog).not.toBeInTheDocument();
});

it('W takes one of three usual times, or any other to come', async () => {
  const opened = await openWatching('/transactions', [], { preferences: { zone: 'utc' } });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T14:30:00.000Z') });
  onTestFinished(() => void vi.useRealTimers());
  await (await orders.cell('1002', 'type')).click();
  await userEvent.keyboard('w');
  const field = dialog.getByLabelText('Comes back at (optional)');
  await dialog.getByRole('button', { name: 'Tomorrow 9:00' }).click();
  await expect.element(field).toHaveValue('2026-11-23T09:00');
  await dialog.getByRole('checkbox', { name: 'Comes back when it changes' }).click();
  const save = dialog.getByRole('button', { name: 'Save' });
  await field.fill('2026-11-22T14:00');
  await expect.element(dialog).toHaveTextContent('Choose a time to come');
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await field.fill('2026-11-24T10:15');
  await save.click();
  await expect
    .poll(() => opened.sent('watches.set'))
    .toMatchObject([{ note: '', at: '2026-11-24T10:15:00.000Z', onChange: false }]);
});

it('the menu of a thing changes its watch, and removes it', async () => {
  const opened = await openWatching('/transactions', [watchOn()]);
  await expect.element(mark).toBeVisible();
  await orders.choose('1001', 'Edit Watch');
  await expect.element(note).toHaveValue('Call the bank');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => opened.sent('watches.remove')).toEqual([{ ids: [watchOn().id] }]);
  await expect.element(page.getByRole('img', { name: /^Watched/u })).not.toBeInTheDocument();
});

it('the bell says what came back, with its note, and leads to it', async () => {
  const opened = await openWatching('/about', [watchOn()]);
  await expect.element(bell('Notifications')).toBeVisible();
  opened.become([WOKEN]);
  await bell('Notifications: 1 new').click();
  const item = page.getByRole('link', { name: /Order 1001: Now Matched/u });
  await expect.element(item).toHaveTextContent('Call the bank');
  await item.click();
  await expect.poll(opened.place).toBe('/transactions/1001');
  await expect.poll(() => opened.sent('watches.seen')).toEqual([{ ids: [WOKEN.id] }]);
  await expect.element(bell('Notifications')).toBeVisible();
});

it('a notification tells once of what comes back while Corridor is open, not of what did before', async () => {
  const notified: string[] = [];
  class FakeNotification extends EventTarget {
    static permission = 'granted';
    constructor(title: string, { body }: { readonly body: string }) {
      super();
      notified.push(`${title} | ${body}`);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  onTestFinished(() => void vi.unstubAllGlobals());
  const other = watchOn({ id: '00000000-0000-4000-8000-00000000bbbb', woke: WOKEN.woke });
  const opened = await openWatching('/about', [other, watchOn()]);
  await expect.element(bell('Notifications: 1 new')).toBeVisible();
  opened.become([other, WOKEN]);
  await expect.poll(() => notified).toEqual(['Watched: Order 1001 | Order 1001: Now Matched']);
  opened.become([other, WOKEN]);
  await expect.element(bell('Notifications: 2 new')).toBeVisible();
  expect(notified).toHaveLength(1);
});

it('opening the screen of what came back, from a notification too, counts as seen', async () => {
  const opened = await openWatching('/about', [WOKEN]);
  await expect.element(bell('Notifications: 1 new')).toBeVisible();
  opened.tell('navigate', { path: '/transactions/1002', side: 'real' });
  await expect.poll(opened.place).toBe('/transactions/1002');
  expect(opened.sent('watches.seen')).toEqual([]);
  opened.tell('navigate', { path: '/transactions/1001', side: 'real' });
  await expect.poll(() => opened.sent('watches.seen')).toEqual([{ ids: [WOKEN.id] }]);
});

it('the review of a queue watches its item, and shows the note on it', async () => {
  const card = someCard({ status: 'charge_verified' });
  const thing = { kind: 'card', id: `${card.id}` } as const;
  const opened = await openWatching('/card-verifications?review=next', [], {
    answers: cardNetwork([card]),
    handlers: SHOWN,
  });
  await expect.element(page.getByRole('button', { name: 'Watch W' })).toBeVisible();
  await userEvent.keyboard('w');
  await expect.element(note).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  opened.become([watchOn({ thing })]);
  await expect
    .element(page.getByText(/Comes back when it changes/u))
    .toHaveTextContent('Call the bank');
});

it('My actions lists all that is watched, what came back first, and a shift hands it over', async () => {
  const later = watchOn({
    id: '00000000-0000-4000-8000-00000000bbbb',
    thing: { kind: 'user', id: '8' },
    note: '',
    at: '2026-11-30T09:00:00.000Z',
    onChange: false,
  });
  const opened = await openWatching('/my-actions?show=watched', [later, WOKEN], {
    preferences: { dates: 'iso', zone: 'utc' },
  });
  const list = rowsOf('Watched');
  await expect.poll(list.ids).toEqual([WOKEN.id, later.id]);
  await expect
    .element(page.getByRole('gridcell', { name: 'Comes back at 2026-11-30 09:00:00' }))
    .toBeVisible();
  expect(await commands.violations()).toEqual([]);
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('button', { name: 'End of shift' }).click();
  const table = page.getByRole('table', { name: 'Watched' });
  await expect.element(table).toHaveTextContent('Order 1001');
  await expect.element(table).toHaveTextContent('Call the bank');
  await expect.element(table).toHaveTextContent('User 8');
  expect(opened.sent('watches.seen')).toEqual([]);
});

it('without a keychain the dialog and the list say that nothing is kept', async () => {
  await openWatching('/my-actions?show=watched', [], {
    handlers: { 'watches.list': () => ({ watches: [watchOn()], isLasting: false }) },
  });
  await expect.element(page.getByText(/this list is kept until you close Corridor/u)).toBeVisible();
  await page.getByRole('button', { name: 'Edit watch: Order 1001' }).click();
  await expect.element(dialog).toHaveTextContent('kept until you close Corridor');
});
