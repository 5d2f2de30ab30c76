import { describe, expect, it, onTestFinished } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import { chooseAction } from '#renderer/testing/choose.ts';
import type { FakeDesk } from '#renderer/testing/fakeBridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { type OpenPage, openPage } from '#renderer/testing/openPage.ts';
import { refuses } from '#renderer/testing/refusals.ts';
import { textsOf } from '#renderer/testing/texts.ts';

const AT = '2026-11-20T10:00:00Z';
const MATCHED = { id: 1001, status: 'matched', match_id: 31, matched_at: AT, published_at: AT };
const PAID = { ...MATCHED, status: 'matcher_paid', matcher_paid_at: AT };
const CANCELLED = { ...MATCHED, status: 'published', match_cancelled_at: AT };

const grid = page.getByRole('grid', { name: 'Transactions' });
const dialog = page.getByRole('alertdialog');
const yes = dialog.getByRole('button', { name: 'Yes' });
const no = dialog.getByRole('button', { name: 'No' });
const approved = page.getByText('Match approved for order 1001');

async function open(desk: FakeDesk = {}) {
  const opened = await openPage('/transactions', { answers: answersWith([MATCHED]), ...desk });
  opened.answer({
    'matches.approve': () => {
      opened.answer(answersWith([{ ...MATCHED, status: 'payment_received' }]));
      return {};
    },
  });
  await grid.getByRole('link', { name: '1001' }).findElement();
  return opened;
}

/** Chooses Approve Match, and then has the order changed by somebody else. */
async function choose(opened: OpenPage, then: Parameters<OpenPage['answer']>[0] = {}) {
  await chooseAction('Approve Match', grid);
  await yes.findElement();
  opened.answer(then);
}

const sent = (opened: OpenPage) => opened.calls.filter(({ name }) => name === 'acts.send');

describe('before an action is sent, the order is loaded again', () => {
  it('a change is shown with old and new values, and asked about again', async () => {
    const opened = await open();
    await choose(opened, answersWith([PAID]));
    await yes.click();
    await expect.element(dialog).toHaveTextContent('The order has changed since you opened it');
    const status = dialog.getByRole('row', { name: /^Status/u });
    expect(textsOf(status.getByRole('cell'))).toEqual(['Matched', 'Matcher paid']);
    await expect.element(no).toHaveFocus();
    expect(sent(opened)).toEqual([]);
    expect(await commands.violationsInAllThemes()).toEqual([]);
    await yes.click();
    await expect.element(approved).toBeVisible();
    expect(opened.asked('matches.approve')).toEqual([{ id: '31' }]);
  });

  it('a change is in sight, whole, also in a low window', async () => {
    onTestFinished(() => page.viewport(1440, 900));
    await page.viewport(1280, 720);
    const opened = await open();
    await choose(opened, answersWith([PAID]));
    await yes.click();
    const status = dialog.getByRole('row', { name: /^Status/u });
    await expect.element(status).toBeInViewport({ ratio: 1 });
    const note = dialog.getByText(/Check the changes below/u);
    const bar = (await note.findElement()).closest<HTMLElement>('.fui-MessageBar');
    expect(bar?.scrollHeight).toBe(bar?.clientHeight);
  });

  it('nothing is sent when the order no longer offers the action', async () => {
    const opened = await open();
    await choose(opened, answersWith([CANCELLED]));
    await yes.click();
    await expect
      .element(dialog)
      .toHaveTextContent('This action is no longer available for the order');
    await expect.element(yes).not.toBeInTheDocument();
    expect(sent(opened)).toEqual([]);
  });

  it('nothing is sent when the order cannot be loaded again', async () => {
    const opened = await open();
    await choose(opened, { 'orders.read': refuses('Away', 503) });
    await yes.click();
    await expect.element(dialog).toHaveTextContent('nothing was sent');
    expect(sent(opened)).toEqual([]);
  });
});

it('a double click and keys on a slow server send once', async () => {
  const opened = await open();
  const answer = Promise.withResolvers<object>();
  await choose(opened, { 'matches.approve': () => answer.promise });
  await yes.dblClick();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(dialog).toHaveTextContent('Sending…');
  await userEvent.keyboard('{Enter}');
  answer.resolve({});
  await expect.element(approved).toBeVisible();
  expect(sent(opened)).toHaveLength(1);
});

it('a refusal that comes after the dialog was closed is said as a sentence', async () => {
  const opened = await open();
  const answer = Promise.withResolvers<never>();
  await choose(opened, { 'matches.approve': () => answer.promise });
  await yes.click();
  await expect.element(dialog).toHaveTextContent('Sending…');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  answer.reject(new ProblemError({ kind: 'server', status: 422, message: 'Closed' }));
  await expect.element(page.getByText('Order 1001: Unable to Approve Match')).toBeVisible();
});

it('a match is approved by keyboard alone, from the search to the row and back', async () => {
  /** Presses a key until an element has the focus; gives up after a round through the page. */
  const press = async (key: string, isThere: (focused: Element | null) => boolean) => {
    for (let step = 0; step < 80; step += 1) {
      if (isThere(document.activeElement)) return;
      await userEvent.keyboard(key);
    }
    throw new Error(`${key} does not lead there`);
  };
  const inColumn = (column: string) => (focused: Element | null) =>
    focused?.closest(`.ag-row [col-id="${column}"]`) !== null;
  await open();
  await expect.element(grid.getByRole('button', { name: /^Actions/u })).toBeVisible();
  page.getByPlaceholder('Search by Transaction ID or Name...').element().focus();
  await press('{Tab}', (focused) => focused?.matches('[role=columnheader][col-id=id]') === true);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => inColumn('id')(document.activeElement)).toBe(true);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(grid.getByRole('region', { name: 'Poster' })).toBeVisible();
  await press('{ArrowRight}', inColumn('actions'));
  await userEvent.keyboard('{Enter}');
  await press('{ArrowDown}', (focused) => focused?.textContent === 'Approve Match');
  expect(await commands.violationsInAllThemes()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(no).toHaveFocus();
  await expect.element(yes).toBeEnabled();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(approved).toBeVisible();
  await expect.poll(() => inColumn('actions')(document.activeElement)).toBe(true);
});

describe('the key of Yes', () => {
  it('answers the question, but not what it says afterwards', async () => {
    const opened = await open();
    await choose(opened, answersWith([PAID]));
    await expect.element(yes).toHaveAttribute('aria-keyshortcuts', 'Y');
    await userEvent.keyboard('y');
    await expect.element(dialog).toHaveTextContent('The order has changed since you opened it');
    await expect.element(yes).not.toHaveAttribute('aria-keyshortcuts');
    await userEvent.keyboard('y');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent(opened)).toEqual([]);
  });

  it('is off with the other keys that are one character', async () => {
    const opened = await open({ preferences: { 'shortcuts.characters': false } });
    await choose(opened);
    await expect.element(yes).toBeEnabled();
    await expect.element(yes).not.toHaveAttribute('aria-keyshortcuts');
    await userEvent.keyboard('y');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent(opened)).toEqual([]);
  });
});
