import { describe, expect, it } from 'vitest';
import { fullOrder, openMatch, validationEvent } from '#contract/orders/order-detail.ts';
import { wordsOf } from '../text/words.ts';
import { formatDateTime } from '../time/format.ts';
import { IN_UTC } from '../time/testing.ts';
import { orderStanding } from './orders.ts';
import { paymentEvidence } from './payments.ts';
import { evidenceText } from './standing.ts';

const day = (date: number) => `2026-11-${date}T12:00:00.000Z`;

/** Events, each on its day from the 16th on. */
const eventsOf = (all: readonly object[]) =>
  all.map((event, index) =>
    validationEvent.parse({ id: index, created_at: day(16 + index), ...event }),
  );
const PAYMENT = 'the payment of 9.00 GBP';
const found = (...all: object[]) => paymentEvidence(eventsOf(all), PAYMENT);

const STATEMENT = { event: 'matcher_statement' };
const ITS = { event: 'beneficiary_statement' };
const WORD = { event: 'confirmation_of_beneficiary' };
const CHECK = { event: 'bank_check' };
const YES = { matcher_paid: true };
const NO = { matcher_paid: false };
const ARRIVED = { payment_received: true };
const MISSING = { payment_received: false };

describe('what events say of a payment', { tags: ['1O22'] }, () => {
  it.each([
    [`The matcher's statement shows ${PAYMENT}`, true, { ...STATEMENT, ...YES }],
    [`The matcher's statement does not show ${PAYMENT}`, false, { ...STATEMENT, ...NO }],
    [`A statement shows ${PAYMENT}`, true, { event: 'bank_statement', ...YES }],
    [`The beneficiary's statement does not show ${PAYMENT}`, false, { ...ITS, ...YES, ...MISSING }],
    ['The beneficiary confirms that the payment arrived', true, { ...WORD, ...ARRIVED }],
    ['The beneficiary says that the payment did not arrive', false, { ...WORD, ...MISSING }],
  ])('%s', (text, isPaid, said) => {
    const how = `Taken from the event ‘${wordsOf(said.event)}’. Which event is of a statement or of the beneficiary is inferred from its name or source.`;
    const at = day(16);
    // An event that answers nothing takes no answer back.
    expect(found(said, { event: said.event })).toEqual([
      { text, at, detail: null, how, weight: 'neither', isPaid },
    ]);
  });

  it.each([
    ['‘Bank check’ says that the payment arrived', true, { ...CHECK, ...ARRIVED, ...NO }],
    ['‘Bank check’ says that the payment did not arrive', false, { ...CHECK, ...MISSING, ...YES }],
    ['‘Bank check’ says that the matcher paid', true, { ...CHECK, ...YES }],
    ['‘Bank check’ says that the matcher did not pay', false, { ...CHECK, ...NO }],
    ['‘Event’ says that the matcher paid', true, { event: null, ...YES }],
    ['‘Confirmation of beneficiary’ says that the matcher paid', true, { ...WORD, ...YES }],
    ['‘Confirmation of beneficiary’ says that the matcher did not pay', false, { ...WORD, ...NO }],
  ])('%s', (text, isPaid, said) => {
    expect(found(said)).toEqual([
      { text, at: day(16), detail: null, how: null, weight: 'neither', isPaid },
    ]);
  });

  it('is nothing without an answer or an error', () => {
    expect(found(STATEMENT, WORD, { ...CHECK, event_data: null })).toEqual([]);
  });
});

it('the text of an error is its message, else the error as it came', () => {
  const errors = (value: unknown) => found({ ...CHECK, event_data: { errors: value } })[0];
  expect(errors('closed')).toMatchObject({
    text: '‘Bank check’ ended with an error',
    detail: 'closed',
    isPaid: null,
  });
  expect(errors(['one', 'two', 'three'])?.detail).toBe('one (and 2 more)');
  expect(errors([null, '', { message: 'two' }])?.detail).toBe('two');
  expect(errors({ code: 7 })?.detail).toBe('{"code":7}');
  expect(errors([])).toBeUndefined();
});

it('the last answer is that of the network where an event has no date', () => {
  const answers = [
    { ...CHECK, ...MISSING, created_at: day(19) },
    { ...CHECK, ...ARRIVED, created_at: day(18) },
  ];
  expect(found(...answers)[0]?.isPaid).toBe(false);
  expect(found(...answers, { ...CHECK, created_at: null })[0]?.isPaid).toBe(true);
});

describe('what was read of an order', () => {
  const shown = (instant: string) => formatDateTime(instant, IN_UTC);
  const order = (status: string, more: object = {}) =>
    fullOrder.parse({ id: 7, status, match_id: 9, matched_at: day(15), ...more });
  const VALIDATED = { matcher_payment_completed_at: day(17) };
  const events = (...validationEvents: object[]) => [openMatch.parse({ id: 9, validationEvents })];
  const event = (id: number, more: object) => ({
    id,
    event: 'check',
    created_at: day(id),
    ...more,
  });
  const at = (date: number) => `(11/${date}/2026, 12:00:00 PM)`;
  const evidence = (asked: ReturnType<typeof order>, ...all: object[]) =>
    orderStanding({ order: asked, pending: events(...all) }).evidence.map(
      (each) =>
        `${each.weight === 'contradicts' ? 'Contradicts: ' : ''}${evidenceText(each, shown)}`,
    );
  const read = (status: string, ...all: object[]) => evidence(order(status), ...all);
  const PAID = event(16, { event: 'matcher_bank_statement', matcher_paid: true });
  const REASON = 'No transfer of this amount was found on the account';
  const DENIED = event(18, {
    payment_received: false,
    event_data: { source: 'posters_beneficiary', errors: [{ message: REASON }] },
  });
  const SHOWS = `The matcher's statement shows the payment ${at(16)}`;
  const DENIAL = `Contradicts: The beneficiary says that the payment did not arrive ${at(18)}: ${REASON}`;

  it('is what contradicts it first, with its time and its reason', { tags: ['1O22'] }, () => {
    expect(read('dispute_resolution_needed', PAID, DENIED)).toEqual([DENIAL, SHOWS]);
    // Neither the order in which they come nor a later event without an answer takes it back.
    const later = event(19, { event: 'staff_investigation' });
    expect(read('dispute_resolution_needed', later, DENIED, PAID)).toEqual([DENIAL, SHOWS]);
  });

  it('says that the beneficiary has not answered, or that there is no evidence yet', () => {
    expect(read('matched', PAID)).toEqual([SHOWS, 'The beneficiary has not answered']);
    expect(read('matched')).toEqual(['No evidence of a payment yet']);
    expect(read('matched', event(18, {}))).toEqual(['No evidence of a payment yet']);
    expect(read('completed')).toEqual([]);
    expect(read('dispute_resolution_needed')).toEqual(['No evidence of a payment yet']);
    expect(read('matcher_paid')).toEqual(['No evidence of a payment yet']);
    expect(evidence(order('matched', VALIDATED))).toEqual([]);
    expect(evidence(order('dispute_resolution_needed', { match_id: null }))).toEqual([]);
    // What one event says is not undone by the others, and the beneficiary has not answered.
    expect(read('matched', PAID, event(17, { matcher_paid: false }))).toEqual([
      `Contradicts: ‘Check’ says that the matcher did not pay ${at(17)}`,
      SHOWS,
      'The beneficiary has not answered',
    ]);
  });

  it('contradicts a payment that is recorded, and none that is awaited', () => {
    const unpaid = event(18, { matcher_paid: false, event_data: { side: 'matcher' } });
    const text = `‘Check’ says that the matcher did not pay ${at(18)}`;
    expect(read('matched', unpaid)).toEqual([text]);
    expect(read('matcher_paid', unpaid)).toEqual([`Contradicts: ${text}`]);
    expect(read('payment_received', unpaid)).toEqual([`Contradicts: ${text}`]);
    const validated = order('cancelled', VALIDATED);
    expect(evidence(validated, unpaid)).toEqual([`Contradicts: ${text}`]);
  });

  it('contradicts a payment that the denial itself tells of, until that is taken back', () => {
    const denied = { ...DENIED, matcher_paid: true };
    expect(read('dispute_resolution_needed', denied)).toEqual([DENIAL]);
    expect(read('dispute_resolution_needed', denied, event(19, {}))).toEqual([DENIAL]);
    const unpaid = event(19, { matcher_paid: false });
    expect(read('dispute_resolution_needed', unpaid, denied)[0]).toBe(
      DENIAL.replace('Contradicts: ', ''),
    );
  });

  it('is a denial of what is recorded also once the match is cancelled', () => {
    const disputed = order('dispute_resolution_needed', { match_cancelled_at: day(19) });
    expect(evidence(disputed, PAID, DENIED)).toEqual([
      DENIAL,
      `The last match was cancelled ${at(19)}`,
      SHOWS,
    ]);
    expect(evidence(disputed)).toEqual([`The last match was cancelled ${at(19)}`]);
  });

  it('says that other matches have events, too', () => {
    const other = openMatch.parse({ id: 11, validationEvents: [PAID] });
    const of = (status: string, ...pending: (typeof other)[]) =>
      orderStanding({ order: order(status), pending }).how;
    expect(of('matched', other)).toBe('Other matches have validation events too.');
    expect(of('matcher_paid', other)).toBe(
      'Of whom is inferred from the status. Other matches have validation events too.',
    );
    expect(of('matched', ...events(PAID))).toBeNull();
  });
});
