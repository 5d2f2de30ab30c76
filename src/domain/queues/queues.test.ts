import { expect, it } from 'vitest';
import { clockWords } from './clock.ts';
import { reviewUnit } from './counts.ts';
import { mayReview, QUEUE_IDS, queueOf, reviewAddress } from './queues.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const HOUR_AGO = '2026-11-22T11:00:00Z';

it.each([
  [
    'disputes',
    ['Disputes to decide', undefined, 'to review', 'to review'],
    '/dispute-resolutions?review=next',
    ['Opened 1 hour ago', '23 hours left'],
  ],
  [
    'payment-errors',
    ['Orders with payment errors', 'Payment errors', 'payment error', 'payment errors'],
    '/transactions?review=payment-errors',
    ['Last recorded step 1 hour ago', '3 hours left'],
  ],
  [
    'failed-refunds',
    ['Failed refunds', 'Failed refunds', 'failed refund', 'failed refunds'],
    '/transactions?review=failed-refunds',
    ['Last recorded step 1 hour ago', '23 hours left'],
  ],
  [
    'third-party-transactions',
    ['Third-party transactions needing attention', undefined, 'to review', 'to review'],
    '/third-party-transactions?review=next',
    ['Last recorded step 1 hour ago', '23 hours left'],
  ],
  [
    'withdrawals-to-approve',
    ['Referral withdrawals to approve', 'To approve', 'to approve', 'to approve'],
    '/withdrawal-referral-transactions?review=approve',
    ['In this status for 1 hour', '23 hours left'],
  ],
  [
    'withdrawals-to-complete',
    ['Referral withdrawals to complete', 'To complete', 'to complete', 'to complete'],
    '/withdrawal-referral-transactions?review=complete',
    ['In this status for 1 hour', '23 hours left'],
  ],
  [
    'card-verifications',
    ['Cards to authenticate', undefined, 'to review', 'to review'],
    '/card-verifications?review=next',
    ['First seen here 1 hour ago', '23 hours left'],
  ],
  [
    'doc-verifications-identity',
    ['Identities to verify', undefined, 'to review', 'to review'],
    '/doc-verifications/identity?review=next',
    ['First seen here 1 hour ago', '23 hours left'],
  ],
  [
    'doc-verifications-address',
    ['Addresses to verify', undefined, 'to review', 'to review'],
    '/doc-verifications/address?review=next',
    ['First seen here 1 hour ago', '23 hours left'],
  ],
] as const)('%s is called %j, is reviewed at %s, and waits: %j', (id, names, address, clock) => {
  const {
    name,
    short,
    clock: { hours },
  } = queueOf(id);
  expect([name, short, reviewUnit(id, 1), reviewUnit(id, 2)]).toEqual(names);
  expect(reviewAddress(id)).toBe(address);
  const { waited, left } = clockWords(id, HOUR_AGO, hours, NOW);
  expect([waited, left]).toEqual(clock);
});

const VERIFICATIONS = {
  'card-verifications': 'card verification request',
  'doc-verifications-identity': 'identity verification request',
  'doc-verifications-address': 'address verification request',
};

it('the queues whose items are announced say what one is called', () => {
  const announced = QUEUE_IDS.flatMap((id) => {
    const { request } = queueOf(id);
    return request === undefined ? [] : [[id, request]];
  });
  expect(Object.fromEntries(announced)).toEqual(VERIFICATIONS);
});

it('the verification queues are open to admins alone', { tags: ['1N06', '1N10'] }, () => {
  expect(QUEUE_IDS.filter((id) => !mayReview(id, 'manager'))).toEqual(Object.keys(VERIFICATIONS));
  expect(QUEUE_IDS.filter((id) => !mayReview(id, 'admin'))).toEqual([]);
});
