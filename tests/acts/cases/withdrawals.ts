/** Acts on a withdrawal of referral money (2R). */
import { referralTransaction } from '#contract/people/referrals.ts';
import type { WITHDRAWAL_ACTS } from '#domain/acts/areas/withdrawals.ts';
import {
  type CasesOf,
  type Fields,
  type Reach,
  type Reading,
  type Rule,
  STAFF,
  sent,
} from './case.ts';
import { EARLIER, readingsOf, shows, since, THEN } from './readings.ts';
import { listed } from './rules.ts';
import { a } from './things.ts';

const withdrawal = readingsOf(referralTransaction, {
  id: 5,
  type: 'withdraw',
  amount: 10,
});

/** A withdrawal with these statuses, the current one last. */
const history = (...statuses: readonly string[]): Fields => ({
  status: { status: statuses.at(-1), created_at: statuses.length > 1 ? THEN : EARLIER },
  statuses: statuses.map((status, index) => ({ status, created_at: index > 0 ? THEN : EARLIER })),
});
/** A withdrawal of a network that sends no history. */
const current = (status: string, at = EARLIER): Fields => ({ status: { status, created_at: at } });

const added = (status: string, text: string): readonly Reading[] => [
  withdrawal('added', history('pending'), history('pending', status), since(text)),
  withdrawal('a second time', history(status), history(status, status), since(text)),
  withdrawal(
    'added, and another one since',
    history('pending'),
    history('pending', status, 'other'),
    since(text),
  ),
  withdrawal(
    'listed newest first',
    history(status),
    {
      ...history(status, status),
      statuses: [current(status, THEN)['status'], current(status)['status']],
    },
    since(text),
  ),
  withdrawal('the same before', history(status), history(status), 'not-yet'),
  withdrawal(
    'the same before, and another one since',
    history(status),
    history(status, 'other'),
    'not-yet',
  ),
  withdrawal('unchanged', history('pending'), history('pending'), 'not-yet'),
  withdrawal('decided otherwise', history('pending'), history('pending', 'other'), 'not-yet'),
  withdrawal('current, without a history', current('pending'), current(status, THEN), since(text)),
  withdrawal(
    'current before, without a history',
    current(status),
    current(status, THEN),
    'cannot-tell',
  ),
  withdrawal(
    'current before, and the history came only now',
    current(status),
    history(status),
    'not-yet',
  ),
  withdrawal('unchanged, without a history', current('pending'), current('pending'), 'not-yet'),
  withdrawal('no status at all', {}, {}, 'not-yet'),
  withdrawal('added, without a time', {}, { statuses: [{ status }] }, shows(text)),
  withdrawal('current, without a time', {}, { status: { status } }, shows(text)),
  withdrawal('gone', history('pending'), null, 'cannot-tell'),
];

const onNetwork = (status: string): Rule => ({
  list: 'referrals.list',
  effect: (thing) => ({
    ...thing,
    status: { status },
    statuses: [...(thing['statuses'] as Fields[]), { status }],
  }),
  rival: { amount: '1.00' },
});

const inList = (opens: string): Reach => ({
  place: '/withdrawal-referral-transactions',
  answers: { 'referrals.list': listed({ id: 5, type: 'withdraw', amount: 10 }) },
  row: '5',
  opens,
});

export const WITHDRAWAL_CASES: CasesOf<typeof WITHDRAWAL_ACTS> = {
  'withdrawal.approve': {
    texts: ['Approve', 'Approved – Payment successfully initiated', 'Error'],
    roles: STAFF,
    offered: [a.withdrawal(), a.withdrawal({ status: 'completed' })],
    notOffered: [],
    reach: inList('approve this Withdraw Referral Transaction?'),
    call: sent(a.withdrawal(), 'POST admin/referral-transactions/5/approve'),
    readings: added('initiated', 'Initiated'),
    network: onNetwork('initiated'),
  },
  'withdrawal.cancel': {
    texts: ['Cancel', 'Cancelled – Payment successfully cancelled', 'Error'],
    roles: STAFF,
    offered: [a.withdrawal(), a.withdrawal({ status: 'completed' })],
    notOffered: [],
    reach: inList('cancel this Withdraw Referral Transaction?'),
    call: sent(a.withdrawal(), 'POST admin/referral-transactions/5/cancel'),
    readings: added('cancelled', 'Cancelled'),
    network: onNetwork('cancelled'),
  },
  'withdrawal.complete': {
    texts: ['Mark as Completed', 'Completed – Payment successfully completed', 'Error'],
    roles: STAFF,
    offered: [a.withdrawal(), a.withdrawal({ status: 'cancelled' })],
    notOffered: [],
    reach: inList('complete this Withdraw Referral Transaction?'),
    call: sent(a.withdrawal(), 'POST admin/referral-transactions/5/complete'),
    readings: added('completed', 'Completed'),
    network: onNetwork('completed'),
  },
};
