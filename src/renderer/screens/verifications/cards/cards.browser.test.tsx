/** The list of cards to verify. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { place } from '#contract/wire/endpoint.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { rowsOf } from '#renderer/testing/rows.ts';
import { textsOf } from '#renderer/testing/texts.ts';
import { allHeaders } from '#renderer/testing/visible.ts';
import { cardNetwork, PICTURE, SHOWN, someCard } from '../testing.ts';

const TITLE = 'Payment Method Authentication';
const CARDS = '/card-verifications';
const rows = rowsOf(TITLE);
const dialog = page.getByRole('alertdialog');
const yes = dialog.getByRole('button', { name: 'Yes' });
const toast = (text: RegExp) => page.getByText(text).first();
const grouped = (number: unknown) => String(number).replaceAll(/(.{4})(?=.)/gu, '$1 ');

/** Opens the list with one card. */
async function openWithOne() {
  const card = someCard();
  const opened = await openPage(CARDS, { answers: cardNetwork([card]), handlers: SHOWN });
  return { ...opened, card, id: `${card.id}` };
}

it('cards are listed ten a page, and found by their number', {
  tags: ['2C01', '2C02', '2C03', '2C04', '2C05', '2C06', '2C13', '2C25'],
}, async () => {
  const all = Array.from({ length: 12 }, () => someCard());
  const opened = await openPage(CARDS, { answers: cardNetwork(all) });
  await expect.poll(rows.ids).toHaveLength(10);
  expect(await allHeaders(TITLE)).toEqual([
    'Verified Name',
    'Card Number',
    'Expiration Date',
    'Card Type',
    'Status',
    'Response Message',
    'Actions',
  ]);
  expect(opened.asked('cardVerifications.list')[0]).toMatchObject({ page: 1, pageSize: 10 });
  const [{ id, number, user } = someCard()] = all.slice(-1);
  await page.getByRole('searchbox').fill(`${number}`);
  await expect.poll(rows.ids).toEqual([`${id}`]);
  expect(opened.asked('cardVerifications.list').at(-1)).toMatchObject({
    search: number,
    page: 1,
    pageSize: 10,
  });
  expect(rows.text(`${id}`, 'number')).toBe(grouped(number));
  await expect.element((await rows.cell(`${id}`, 'type')).getByRole('img')).toBeVisible();
  const name = `${user?.firstname} ${user?.lastname}`;
  await expect
    .element((await rows.cell(`${id}`, 'name')).getByRole('link', { name }))
    .toHaveAttribute('href', `#/users/${user?.id}`);
});

it('cards are filtered by the expiry, from 21 years back to 50 ahead, from page 1', {
  tags: ['2C12', '2C13'],
}, async () => {
  const all = Array.from({ length: 12 }, () => someCard());
  const opened = await openPage(`${CARDS}?page=2`, { answers: cardNetwork(all) });
  await page.getByRole('button', { name: 'Show filters' }).click();
  const thisYear = new Date().getFullYear();
  const options = page.getByRole('listbox').getByRole('option');
  await page.getByRole('combobox', { name: 'Expiry Year' }).click();
  await expect
    .poll(() => textsOf(options))
    .toEqual(['All', ...Array.from({ length: 72 }, (_, year) => `${thisYear - 21 + year}`)]);
  await page.getByRole('option', { name: `${thisYear + 1}` }).click();
  await page.getByRole('combobox', { name: 'Expiry Month' }).click();
  await expect
    .poll(() => textsOf(options))
    .toEqual(['All', ...Array.from({ length: 12 }, (_, month) => `${month + 1}`)]);
  await page.getByRole('option', { name: '3' }).click();
  await expect
    .poll(() => opened.asked('cardVerifications.list').at(-1))
    .toMatchObject({ filters: { expiryYear: thisYear + 1, expiryMonth: 3 }, page: 1 });
  await expect.poll(opened.place).not.toContain('page=2');
});

it('a broken or slow image says so and can be retried', async () => {
  const card = someCard();
  const show = vi.fn();
  // What is loaded ahead waits for it to end.
  const hanging = Promise.withResolvers<typeof PICTURE>();
  await openPage(CARDS, {
    answers: cardNetwork([card]),
    handlers: {
      'attachments.show': show,
      'attachments.cancel': () => void hanging.resolve(PICTURE),
    },
  });
  const figure = page.getByRole('figure');
  const retry = figure.getByRole('button', { name: 'Retry' });
  show.mockRejectedValueOnce(
    new ProblemError({ kind: 'server', status: 503, message: 'The server answered 503' }),
  );
  await page.getByRole('button', { name: `Details of ${card.id}` }).click();
  await expect.element(figure).toHaveTextContent('Card image could not be loaded');
  await expect.element(figure).toHaveTextContent('The server answered 503');
  expect(await commands.violations()).toEqual([]);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  show.mockReturnValueOnce(hanging.promise);
  await retry.click();
  await expect.poll(() => show.mock.calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await expect.element(figure).toHaveTextContent('This is taking longer than usual.');
  show.mockReturnValueOnce(PICTURE);
  await retry.click();
  await expect.element(page.getByRole('img', { name: 'Card image' })).toBeVisible();
});

it('Accept asks, verifies the card, and is not offered again', {
  tags: ['2C11', '2C14', '2C15', '2C17', '2C18', '2C20', '2C22'],
}, async () => {
  const { card, id, asked } = await openWithOne();
  await expect.poll(() => rows.text(id, 'status')).toBe('Charge verified');
  await rows.choose(id, 'Accept');
  await expect
    .element(dialog)
    .toHaveTextContent('The name matched, the number is correct and the card has not expired.');
  await expect.element(dialog).toHaveTextContent(grouped(card.number));
  await yes.click();
  // The image was not opened.
  await expect
    .element(dialog)
    .toHaveTextContent(
      `Accept the card of ${card.user?.firstname} ${card.user?.lastname} anyway? You have not seen the image.`,
    );
  await expect.element(dialog.getByRole('button', { name: 'No' })).toHaveFocus();
  // Its colour changes as soon as it may be pressed.
  await expect.element(yes).toBeEnabled();
  expect(await commands.violations()).toEqual([]);
  await yes.click();
  await expect
    .element(toast(new RegExp(`^Approved – Card ${card.number} successfully verified`, 'u')))
    .toBeVisible();
  await expect.poll(() => rows.text(id, 'status')).toBe('Approved');
  const [made, ...more] = asked('cardVerifications.approve');
  expect(more).toEqual([]);
  expect(place(endpoints['cardVerifications.approve'], made).path).toBe(
    `admin/card-verification/approve/${id}`,
  );
  await rows.openMenu(id);
  const item = (name: string) => rows.menu.getByRole('menuitem', { name });
  await expect.element(item('Accept')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(item('Cancel')).not.toHaveAttribute('aria-disabled', 'true');
});

it('Cancel asks and declines; a refusal is shown and can be retried', {
  tags: ['2C19', '2C21', '2C23', '2C24'],
}, async () => {
  const opened = await openWithOne();
  const { card, id } = opened;
  const declines = cardNetwork([card]);
  opened.answer({
    'cardVerifications.decline': () => {
      throw new ProblemError({ kind: 'server', status: 422, message: 'Not now' });
    },
  });
  await rows.choose(id, 'Cancel');
  await expect.element(dialog).toHaveTextContent('Are you sure you want to decline this card?');
  await yes.click();
  await expect.element(dialog).toHaveTextContent('Not now');
  opened.answer(declines);
  await yes.click();
  await expect
    .element(toast(new RegExp(`^Declined – Card ${card.number} successfully declined`, 'u')))
    .toBeVisible();
  await expect.poll(() => rows.text(id, 'status')).toBe('Declined');
  const made = opened.asked('cardVerifications.decline').at(-1);
  expect(place(endpoints['cardVerifications.decline'], made).path).toBe(
    `admin/card-verification/decline/${id}`,
  );
  await rows.openMenu(id);
  await expect
    .element(rows.menu.getByRole('menuitem', { name: 'Cancel' }))
    .toHaveAttribute('aria-disabled', 'true');
});
