/** Dispute Resolution: its list, its details and the actions on a match. */
import { expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { DisputeOnWire } from '#contract/orders/disputes.ts';
import type { Sparse } from '#renderer/testing/fakeBridge.ts';
import { answersWith, pageOf } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { rowsOf } from '#renderer/testing/rows.ts';
import { allHeaders } from '#renderer/testing/visible.ts';

const TITLE = 'Dispute Resolution';
const PATH = '/dispute-resolutions';
const AT = '2026-11-20T10:00:00.000Z';
const FOR_ALL = ['View', 'Validation Details', 'Dismiss', 'Approve', 'Decline'];

type SomeDispute = Sparse<DisputeOnWire>;

const dispute = (id: number, match: SomeDispute['match'] = {}): SomeDispute => ({
  id,
  created_at: AT,
  status: 'pending',
  match_id: id + 100,
  order: { id: id + 500, postersBeneficiary: { full_name: 'Ngozi Eze' } },
  match: {
    id: id + 100,
    matcher_amount: '10',
    matcher_currency: 'EUR',
    user: { id: 3, full_name: 'Noah Morin' },
    latestValidationData: [
      { side: 'matcher', source_type: 'bank_statement', data: { sent: true } },
      { side: 'posters_beneficiary', source_type: 'answer', data: { received: false } },
    ],
    ...match,
  },
  pb_response: 0,
});

const network = (all: readonly SomeDispute[]) => ({
  ...answersWith([]),
  'disputes.list': (input: { readonly page: unknown; readonly pageSize: unknown }) =>
    pageOf(all, input),
});

const rows = rowsOf(TITLE);
const details = page.getByRole('dialog');
const side = (name: string) => details.getByRole('region', { name });
const dialog = page.getByRole('alertdialog');
const yes = dialog.getByRole('button', { name: 'Yes' });

it('disputes can be narrowed to those that are pending, of all that were loaded', async () => {
  const all = Array.from({ length: 24 }, (_, index) => ({
    ...dispute(index + 1),
    status: index % 2 === 0 ? 'pending' : 'resolved',
  }));
  const opened = await openPage(PATH, { answers: network(all) });
  await expect.element(page.getByRole('link', { name: '12 to review' })).toBeVisible();
  await page.getByRole('button', { name: 'Show filters' }).click();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Pending' }).click();
  await expect.poll(rows.ids).toEqual(['1', '3', '5', '7', '9', '11', '13', '15', '17', '19']);
  await expect
    .element(page.getByRole('navigation', { name: 'Pages' }))
    .toHaveTextContent('1–10 of 12');
  await expect.element(page.getByText(/^The server cannot list pending disputes/u)).toBeVisible();
  expect(opened.place()).toBe(`${PATH}?status=pending`);
});

it('disputes are listed and shown whole, with match actions for admins only', {
  tags: ['2D01', '2D02', '2D03', '2D05', '2D06', '2D09', '2D16', '2D19', '2D24'],
}, async () => {
  const all = Array.from({ length: 12 }, (_, index) => dispute(index + 1));
  const opened = await openPage(PATH, { role: 'manager', answers: network(all) });
  await expect.poll(rows.ids).toHaveLength(10);
  expect(await allHeaders(TITLE)).toEqual([
    'Date',
    'Transaction ID',
    'Match ID',
    'Amount',
    'Matcher',
    'Poster Beneficiary',
    'Status',
    'Actions',
  ]);
  expect(await commands.violations()).toEqual([]);
  expect(opened.asked('disputes.list')[0]).toEqual({ page: 1, pageSize: 10 });
  expect(await rows.offers('1')).toEqual(FOR_ALL);
  const group = rows.menu.getByRole('group', { name: 'The dispute' });
  await expect.element(group.getByRole('menuitem', { name: 'Dismiss' })).toBeVisible();
  await rows.menu.getByRole('menuitem', { name: 'View' }).click();
  await expect.element(details).toHaveTextContent('Beneficiary confirmed receiptNo');
  await expect.element(side('Matcher')).toHaveTextContent('Bank statement');
  await expect.element(side('Poster Beneficiary')).toHaveTextContent('"received": false');
  await expect.poll(() => opened.asked('orders.read')).toContainEqual({ id: '501' });
  expect(await commands.violations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(details).not.toBeInTheDocument();
});

it('an admin cancels and approves a match, but none that has changed or is over', {
  tags: ['2D06', '2D07', '2D08', '2D15'],
}, async () => {
  const first = dispute(1);
  const second = dispute(2);
  const opened = await openPage(PATH, { answers: network([first, second]) });
  expect(await rows.offers('1')).toEqual([...FOR_ALL, 'Approve Match', 'Cancel Match']);
  opened.answer({
    'matches.cancel': () => {
      opened.answer(network([dispute(1, { cancelled_at: AT }), second]));
      return {};
    },
  });
  await rows.menu.getByRole('menuitem', { name: 'Cancel Match' }).click();
  await yes.click();
  await expect.element(page.getByText(/^Match cancelled/u).first()).toBeVisible();
  expect(opened.asked('matches.cancel')).toEqual([{ id: '101' }]);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await rows.offers('1')).toEqual(FOR_ALL);
  await userEvent.keyboard('{Escape}');

  await rows.choose('2', 'Approve Match');
  await expect.element(yes).toBeEnabled();
  opened.answer(network([first, dispute(2, { completed_at: AT })]));
  await yes.click();
  await expect.element(dialog).toHaveTextContent('The dispute has changed since you opened it');
  await expect.element(dialog).toHaveTextContent('This action is no longer available');
  expect(opened.asked('matches.approve')).toEqual([]);
});

it('a dispute with missing fields is shown as it is', async () => {
  const odd = {
    id: 7,
    status: 'Something Else',
    time: 'yesterday',
    pb_response: 'maybe',
    match: { latestValidationData: { side: 'matcher', data: null } },
    matcher_resp_email_files: [{ originalname: null }],
  };
  await openPage(PATH, { answers: network([odd as never]) });
  await expect.poll(() => rows.text('7', 'date')).toBe('yesterday');
  expect(rows.text('7', 'status')).toBe('Something Else');
  expect(rows.text('7', 'matcher')).toBe('–');
  await rows.choose('7', 'View');
  await expect.element(details).toHaveTextContent('No data');
  await expect.element(side('Matcher')).toHaveTextContent('its address is missing');
});
