import { expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { chooseAction } from '#renderer/testing/choose.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { refuses } from '#renderer/testing/refusals.ts';

const AT = '2026-11-20T10:00:00Z';
const REFUSAL = 'The network says no';

const question = page.getByRole('alertdialog');
const yes = question.getByRole('button', { name: 'Yes' });
const button = (name: string) => page.getByRole('button', { name });

async function open(order: object, more: Answers) {
  const opened = await openPage('/transactions', {
    answers: { ...answersWith([{ id: 1001, ...order }]), ...more },
    app: {
      catalogue: {
        paymentTypes: [
          { value: 'mono', label: 'Mono (bank link)' },
          { value: 'stripe', label: 'Stripe (card)' },
        ],
        paymentProviders: null,
      },
    },
  });
  await page.getByRole('grid').getByRole('link', { name: '1001' }).findElement();
  return opened;
}

it('publishing asks for a payment type first', {
  tags: ['1A27', '1A28', '1A29', '1A30', '1A31', '1A32'],
}, async () => {
  const opened = await open({ status: 'unpublished' }, { 'orders.publish': refuses(REFUSAL) });
  await chooseAction('Publish', page.getByRole('grid'));
  await expect.element(question.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect.element(question.getByRole('radio')).toHaveLength(2);
  await userEvent.keyboard('{Enter}');
  await expect.element(question).toHaveTextContent('Payment type is required');
  await question.getByRole('radio', { name: /card/u }).click();
  await expect.element(question).not.toHaveTextContent('Payment type is required');
  await question.getByRole('button', { name: 'Next' }).click();
  await expect
    .element(question)
    .toHaveTextContent('Are you sure you want to take this action - Publish?');
  await yes.click();
  await expect.element(question).toHaveTextContent(`Unable to publish order${REFUSAL}`);
  opened.answer({ 'orders.publish': {} });
  await yes.click();
  await expect.element(page.getByText('Order published for order 1001')).toBeVisible();
  const sent = { id: '1001', payment_type: 'stripe' };
  expect(opened.asked('orders.publish')).toEqual([sent, sent]);
});

it('match history lists matches and rematches a cancelled one', {
  tags: ['1H01', '1H02', '1H03', '1H04', '1H05', '1H06', '1H07', '1H08', '1H09', '1H10'],
}, async () => {
  const order = { id: 1001, status: 'published', match_id: 31 };
  const cancelled = { id: 31, accepted_at: AT, canceled_at: AT };
  const found = (...models: readonly object[]) => ({
    models,
    pagination: { rowCount: models.length },
  });
  const opened = await open(order, {
    'orders.readForMatches': refuses(REFUSAL, 500),
    'orders.matches': found(cancelled),
    'matches.rematch': refuses(REFUSAL, 409),
  });
  const dialog = page.getByRole('dialog', { name: 'Match History' });
  await chooseAction('Match History', page.getByRole('grid'));
  await expect.element(dialog).toHaveTextContent(`Error${REFUSAL}`);
  opened.answer({ 'orders.readForMatches': { data: order } });
  await dialog.getByRole('button', { name: 'Retry' }).click();
  const history = page.getByRole('grid', { name: 'Match History' });
  await expect.element(history).toHaveTextContent('31');
  expect(opened.asked('orders.readForMatches').at(-1)).toEqual({ id: '1001' });
  expect(opened.asked('orders.matches').at(-1)).toEqual({ id: '1001', page: 1, pageSize: 100 });
  expect(await commands.violationsInAllThemes()).toEqual([]);

  await button('Rematch 31').click();
  await expect.element(question).toHaveTextContent('Are you sure you want to rematch this order?');
  await yes.click();
  await expect.element(question).toHaveTextContent(`Error${REFUSAL}`);
  opened.answer({
    'matches.rematch': () => {
      opened.answer({ 'orders.matches': found(cancelled, { id: 32, accepted_at: AT }) });
      return {};
    },
  });
  await yes.click();
  await expect.element(page.getByText('Order remached successfully')).toBeVisible();
  await expect.element(history.getByRole('row')).toHaveLength(3);
  await expect.element(button('Rematch 32')).not.toBeInTheDocument();
  expect(opened.asked('matches.rematch').at(-1)).toEqual({ id: '31' });
});

it('the validation journey of a match shows its steps to an admin', {
  tags: ['1H11', '1H12'],
}, async () => {
  const step = { id: 1, created_at: AT, event: 'payment_check', matcher_paid: true };
  const opened = await open(
    { status: 'payment_received', match_id: 31 },
    { 'matches.validationJourney': { models: [step] } },
  );
  await chooseAction('Validation Journey', page.getByRole('grid'));
  const journey = page.getByRole('dialog', { name: 'Validation Journey' });
  await expect.element(journey.getByRole('listitem')).toHaveTextContent('Payment check');
  expect(opened.asked('matches.validationJourney')).toEqual([{ id: '31' }]);
});
