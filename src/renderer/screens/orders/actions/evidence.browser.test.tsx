import { describe, expect, it, onTestFinished } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsOf } from '#renderer/testing/texts.ts';
import { wholeOrder } from '../testing.ts';

const ID = '1001';
const ORDER = wholeOrder(ID, {
  user: { id: 1, full_name: 'Ngozi Eze' },
  status: 'dispute_resolution_needed',
  match_id: '77',
  match_matcher_amount: '0.60',
  match_matcher_currency: 'CAD',
  match_matcher_fee: '0.05',
  match_matcher_payment_method_fee: '0.01',
  match_poster_amount: '250',
});
const REASON = 'No transfer of this amount was found on the account';

const event = (id: number, more: object) => ({
  id,
  created_at: `2026-11-${id}T00:04:00.000Z`,
  ...more,
});
const EVENTS = {
  pendingMatches: [
    {
      id: 77,
      validationEvents: [
        event(20, { event: 'matcher_bank_statement', matcher_paid: true }),
        event(21, {
          event: 'beneficiary_confirmation',
          matcher_paid: true,
          payment_received: false,
          event_data: { source: 'posters_beneficiary', errors: [{ message: REASON }] },
        }),
      ],
    },
  ],
};
const ANSWERS: Answers = {
  ...answersWith([ORDER]),
  'orders.read': { data: ORDER },
  'orders.events': EVENTS,
};

const DENIED = `Contradicts The beneficiary says that the payment did not arrive (11/21/2026, 1:04:00 AM): ${REASON}.`;
const SHOWN =
  "Supports The matcher's statement shows the payment of 0.60 CAD (11/20/2026, 1:04:00 AM).";
const FOUND = [DENIED, SHOWN];

const dialog = page.getByRole('alertdialog');
const rows = dialog.getByRole('list', { name: 'Evidence' }).getByRole('listitem');
const texts = () => textsOf(rows).map((text) => text?.trim());

async function ask(action: string, answers = ANSWERS, theme = 'light') {
  const opened = await openPage('/transactions', { answers, preferences: { theme } });
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
  return opened;
}

/** The parts of an element that are cut off at a side, or that are out of the window. */
const cutIn = (whole: Element) =>
  [whole, ...whole.querySelectorAll('*')].filter((part) => {
    const { right, bottom } = part.getBoundingClientRect();
    const isCut = part.clientWidth > 0 && part.scrollWidth > part.clientWidth;
    return isCut || right > window.innerWidth || bottom > window.innerHeight;
  });

describe('the question before an action on an order', () => {
  it('shows below its text what speaks for and against the action, a contradiction first', {
    tags: ['1A01', '1O22'],
  }, async () => {
    await ask('Approve Match');
    await expect.poll(texts).toEqual(FOUND);
    await expect
      .element(dialog)
      .toHaveTextContent('Are you sure you want to take this action - Approve Match?Contradicts');
    await rows.first().getByRole('button', { name: 'How this is known' }).hover();
    await expect
      .element(page.getByRole('tooltip'))
      .toHaveTextContent('is of a statement or of the beneficiary is inferred from its name');
  });

  it('cannot be answered, and does not move, until the order and its evidence are there', async () => {
    const order = Promise.withResolvers<{ data: object }>();
    const events = Promise.withResolvers<typeof EVENTS>();
    const opened = await ask('Cancel Match', {
      ...ANSWERS,
      'orders.read': () => order.promise,
      'orders.events': () => events.promise,
    });
    const loading = dialog.getByRole('button', { name: 'Loading…' });
    await expect.element(loading).toHaveAttribute('aria-disabled', 'true');
    const before = loading.element().getBoundingClientRect();
    await expect.element(dialog.getByLabelText('Order')).toHaveTextContent('MatcherNot loaded yet');
    order.resolve({ data: ORDER });
    await expect.element(dialog.getByLabelText('Order')).toHaveTextContent('MatcherPerson 3');
    expect(texts()).toEqual(['Loading…']);
    await userEvent.keyboard('y');
    expect(opened.asked('matches.cancel')).toEqual([]);
    expect(loading.element().getBoundingClientRect()).toEqual(before);
    events.resolve(EVENTS);
    const yes = dialog.getByRole('button', { name: 'Yes' });
    await expect.element(yes).toBeEnabled();
    expect(yes.element().getBoundingClientRect()).toEqual(before);
  });

  it('says that the evidence could not be loaded, and can be answered', async () => {
    const opened = await ask('Approve Match', {
      ...ANSWERS,
      'orders.events': () => Promise.reject(new Error('gone')),
    });
    await expect.poll(texts).toEqual(['The validation events could not be loaded.']);
    opened.answer({ 'matches.approve': {} });
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expect.poll(() => opened.asked('matches.approve')).toEqual([{ id: '77' }]);
  });

  it('asks for no evidence where none can speak for or against it', async () => {
    const published = { id: ID, status: 'published', published_at: '2026-11-20T10:00:00.000Z' };
    const opened = await ask('Hide Order', answersWith([published]));
    await expect.element(dialog.getByRole('button', { name: 'Yes' })).toBeEnabled();
    expect(opened.asked('orders.events')).toEqual([]);
    expect(texts()).toEqual([]);
  });

  it.each(['light', 'dark', 'high-contrast'])(
    'can be read whole at 1280 × 720 in the theme %s',
    async (theme) => {
      onTestFinished(() => page.viewport(1440, 900));
      await page.viewport(1280, 720);
      await ask('Approve Match', ANSWERS, theme);
      await expect.poll(texts).toEqual(FOUND);
      expect(cutIn(dialog.getByRole('list', { name: 'Evidence' }).element())).toEqual([]);
      expect(cutIn(dialog.getByRole('button', { name: 'Yes' }).element())).toEqual([]);
      expect(await commands.violations()).toEqual([]);
    },
  );
});

it('a cancelled match is made again with what is known of it', { tags: ['1H06'] }, async () => {
  const match = {
    id: 76,
    accepted_at: '2026-11-10T00:04:00Z',
    cancelled_at: '2026-11-11T00:04:00Z',
  };
  await ask('Match History', {
    ...ANSWERS,
    'orders.readForMatches': { data: ORDER },
    'orders.matches': { models: [match], pagination: { rowCount: 1 } },
  });
  await page.getByRole('button', { name: 'Rematch 76' }).click();
  await expect
    .poll(texts)
    .toEqual([
      'Contradicts The order was matched again, as match 77 (11/20/2026, 11:30:00 AM).',
      'Supports The match was cancelled (11/11/2026, 1:04:00 AM).',
      'No evidence of a payment yet.',
    ]);
});
