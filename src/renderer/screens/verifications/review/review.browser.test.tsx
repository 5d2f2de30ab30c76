import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

/** A picture of one pixel. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const shown = { status: 'shown' as const, src: PICTURE, type: 'image/gif' as const, size: 43 };
const PATH = '/card-verifications?review=9';
const CARD = {
  id: 9,
  status: 'charge_verified',
  number: '4000',
  user: { id: 7, full_name: 'Ada Obi' },
};

const answers = (cards: readonly object[], rowCount = cards.length): Answers => ({
  'cardVerifications.list': { models: cards, pagination: { rowCount } },
  'notifications.list': { models: [], pagination: { rowCount: 0 } },
});

const earlier = page.getByRole('region', { name: 'Earlier requests' });

describe('the earlier requests of a person', () => {
  it('are none where all that were found have been searched', async () => {
    await openPage(PATH, { answers: answers([CARD]) });
    await expect.element(earlier).toHaveTextContent('No earlier requests.');
  });

  it.each([
    [{ id: 7, full_name: ' \u200b' }, 'Not searched, because this request has no user name.'],
    [{ full_name: 'Ada Obi' }, 'Not searched, because this request has no user ID.'],
  ])('are not searched for %j, and it says so', async (user, text) => {
    const { asked } = await openPage(PATH, { answers: answers([{ ...CARD, user }]) });
    await expect.element(earlier).toHaveTextContent(text);
    await expect.element(earlier).not.toHaveTextContent('No earlier requests.');
    expect(asked('cardVerifications.list').filter(({ search }) => search)).toEqual([]);
  });

  it('say how many of a frequent name were searched', async () => {
    const others = Array.from({ length: 100 }, (_, index) => ({
      ...CARD,
      id: 100 + index,
      user: { id: 8, full_name: 'Ada Obi' },
    }));
    await openPage(PATH, { answers: answers([CARD, ...others.slice(1)], 199) });
    await expect
      .element(earlier)
      .toHaveTextContent(
        '100 of 199 requests found for this name were searched. Some may be missing.',
      );
    await expect.element(earlier).not.toHaveTextContent('No earlier requests.');
  });
});

it('Retry asks for an image by the address that was read last', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked: string[] = [];
  const card = (signature: number) => ({ ...CARD, image_url: `/card.png?signature=${signature}` });
  const opened = await openPage(PATH, {
    // The other queues are read after a minute, too.
    answers: { ...answersWith([]), ...answers([card(1)]) },
    handlers: {
      'attachments.show': ({ url }) => {
        asked.push(url);
        if (url.endsWith('=1')) throw new ProblemError({ kind: 'refused', message: 'Expired' });
        return shown;
      },
    },
  });
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect.element(retry).toBeVisible();
  const before = opened.asked('cardVerifications.list').length;
  opened.answer(answers([card(2)]));
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => opened.asked('cardVerifications.list').length).toBeGreaterThan(before);
  // Once the answer is there.
  await expect
    .poll(async () => {
      await retry.click();
      return asked.at(-1);
    })
    .toBe('/card.png?signature=2');
  await expect.element(page.getByRole('img', { name: 'Card image' })).toBeVisible();
});

it('Other reasons says how long they may be, and when that is reached', async () => {
  const document = { id: 9, type: 'identity', user: CARD.user };
  await openPage('/doc-verifications/identity?review=9', {
    answers: { 'docVerifications.list': { models: [document], pagination: { rowCount: 1 } } },
  });
  const reasons = page.getByRole('textbox', { name: 'Other reasons' });
  const reached = page.getByText('You have reached the limit of 1,000 characters.');
  await reasons.fill('x'.repeat(999));
  await expect
    .element(page.getByText('One reason per line, at most 1,000 characters.'))
    .toBeVisible();
  await expect.element(reached).not.toBeInTheDocument();
  await reasons.fill('x'.repeat(1000));
  await expect.element(reached).toBeVisible();
});

describe('approving a document of which no detail is ticked', () => {
  const listOf = (image: string) => ({
    models: [{ id: 9, type: 'identity' as const, user: CARD.user, doc_image_url: image }],
    pagination: { rowCount: 1 },
  });
  const dialog = page.getByRole('alertdialog', { name: 'Approve' });
  const yes = dialog.getByRole('button', { name: 'Yes' });
  const note = dialog.getByText('No submitted detail is ticked as matching the image.');

  async function openReview(show: () => typeof shown, image = '/document.png') {
    const opened = await openPage('/doc-verifications/identity?review=9', {
      answers: { 'docVerifications.list': listOf(image), 'docVerifications.approve': {} },
      handlers: { 'attachments.show': show },
    });
    await page.getByRole('checkbox', { name: 'User Name matches' }).findElement();
    return opened;
  }
  const failing = (): typeof shown => {
    throw new ProblemError({ kind: 'refused', message: 'Expired' });
  };

  it('is said in the question, which is not asked again', async () => {
    const { asked } = await openReview(() => shown);
    await page.getByRole('img', { name: 'Document image' }).findElement();
    await userEvent.keyboard('a');
    await expect.element(note).toBeVisible();
    await yes.click();
    await expect.poll(() => asked('docVerifications.approve')).toEqual([{ id: '9' }]);
  });

  it('is not said once one is ticked, and the ticks are there after a reload', async () => {
    const { reload } = await openReview(() => shown);
    await page.getByRole('checkbox', { name: 'User Name matches' }).click();
    await reload();
    await expect.element(page.getByRole('checkbox', { name: 'User Name matches' })).toBeChecked();
    await userEvent.keyboard('a');
    await expect.element(yes).toBeEnabled();
    await expect.element(note).not.toBeInTheDocument();
  });

  it('is said once, before the second question about an image that was not seen', async () => {
    await openReview(failing, '/never-seen.png');
    await userEvent.keyboard('a');
    await expect.element(note).toBeVisible();
    await userEvent.keyboard('y');
    await expect.element(dialog).toHaveTextContent('You have not seen the image of the document.');
    await expect.element(note).not.toBeInTheDocument();
  });
});
