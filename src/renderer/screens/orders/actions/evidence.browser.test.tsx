import { describe, expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
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

const LOADED = [
  'Matcher paidYessupports11/20/2026, 1:04:00 AM‘Matcher bank statement’',
  'Statement foundYessupports11/20/2026, 1:04:00 AM‘Matcher bank statement’',
  `Beneficiary confirmedNocontradicts11/21/2026, 1:04:00 AM‘Beneficiary confirmation’: ${REASON}`,
];
const unread = (answer: string) =>
  ['Matcher paid', 'Statement found', 'Beneficiary confirmed'].map((what) => `${what}${answer}`);

const dialog = page.getByRole('alertdialog');
const rows = dialog.getByRole('list', { name: 'Evidence' }).getByRole('listitem');
const texts = () => textsOf(rows);

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
  it('shows below its text what speaks for and against the action', {
    tags: ['1A01', '1O22'],
  }, async () => {
    await ask('Approve Match');
    await expect.poll(texts).toEqual(LOADED);
    await expect
      .element(dialog)
      .toHaveTextContent('is of a statement or of the beneficiary is inferred from its name');
    await expect
      .element(dialog)
      .toHaveTextContent(
        'Are you sure you want to take this action - Approve Match?Waiting for a decision in Dispute Resolution',
      );
  });

  it('does not move when the order or its evidence comes', async () => {
    const order = Promise.withResolvers<{ data: object }>();
    const events = Promise.withResolvers<typeof EVENTS>();
    await ask('Cancel Match', {
      ...ANSWERS,
      'orders.read': () => order.promise,
      'orders.events': () => events.promise,
    });
    const yes = dialog.getByRole('button', { name: 'Yes' });
    await expect.poll(texts).toEqual(unread('Loading…'));
    const before = yes.element().getBoundingClientRect();
    await expect.element(dialog.getByLabelText('Order')).toHaveTextContent('MatcherNot loaded yet');
    order.resolve({ data: ORDER });
    await expect.element(dialog.getByLabelText('Order')).toHaveTextContent('MatcherPerson 3');
    expect(texts()).toEqual(unread('Loading…'));
    expect(yes.element().getBoundingClientRect()).toEqual(before);
    events.resolve(EVENTS);
    await expect.element(rows.last()).toHaveTextContent('supports');
    expect(yes.element().getBoundingClientRect()).toEqual(before);
  });

  it('can be answered before the evidence is there', async () => {
    const opened = await ask('Cancel Match', {
      ...ANSWERS,
      'orders.events': () => Promise.withResolvers<typeof EVENTS>().promise,
      'matches.cancel': {},
    });
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expect.poll(() => opened.asked('matches.cancel')).toEqual([{ id: '77' }]);
  });

  it('says that the evidence could not be loaded, and can be answered', async () => {
    const opened = await ask('Approve Match', {
      ...ANSWERS,
      'orders.events': () => Promise.reject(new Error('gone')),
    });
    await expect.poll(texts).toEqual(unread('Could not be loaded'));
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
      await expect.poll(texts).toEqual(LOADED);
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
      'Match cancelledYessupports11/11/2026, 1:04:00 AM',
      'Matched againYescontradicts11/20/2026, 11:30:00 AMMatch 77',
      ...unread('Not known').map((row) => `${row}No validation events of match 76 were loaded`),
    ]);
});
