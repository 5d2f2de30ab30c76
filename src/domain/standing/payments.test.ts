import { describe, expect, it } from 'vitest';
import { validationEvent } from '#contract/orders/order-detail.ts';
import { wordsOf } from '../text/words.ts';
import { paymentEvidence } from './payments.ts';

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
