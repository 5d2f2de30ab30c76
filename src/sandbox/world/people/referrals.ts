/** Referral money: credits of the orders of those who were brought, and withdrawals of some of it. */
import type { WithdrawalStatus } from '#contract/people/referrals.ts';
import type { referralTransactions } from '../../database/area-tables.ts';
import { FIRST_ORDER_ID, type WorldOptions } from '../options.ts';
import { randomFor } from '../random.ts';

type ReferralRow = Omit<typeof referralTransactions.$inferSelect, 'id'>;

const ORDERS_A_CREDIT = 12;
const ORDERS_A_WITHDRAWAL = 40;
/** Enough of each for a few pages, however small the world. */
const LEAST = 34;
const DAY = 86_400_000;
const CREDITS_SPAN = 300 * DAY;
const WITHDRAWALS_SPAN = 60 * DAY;
/** What waits came lately. */
const WAITING_SPAN = 6 * DAY;

const AMOUNTS = ['5.00', '10.00', '15.00', '20.00'] as const;
const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD'] as const;

const STATUSES: readonly (readonly [WithdrawalStatus, number])[] = [
  ['completed', 60],
  ['pending', 18],
  ['initiated', 12],
  ['cancelled', 10],
];

/** The statuses a withdrawal has passed on its way. */
const PASSED: Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>> = {
  pending: ['pending'],
  initiated: ['pending', 'initiated'],
  completed: ['pending', 'initiated', 'completed'],
  cancelled: ['pending', 'cancelled'],
};
const HOUR = 3_600_000;

function withdrawal(seed: number, index: number, people: number, end: number): ReferralRow {
  const random = randomFor(seed, 'withdrawal', index);
  const status = random.weighted(STATUSES);
  const span = status === 'pending' ? WAITING_SPAN : WITHDRAWALS_SPAN;
  const created = end - HOUR - Math.floor((span - 4 * HOUR) * random.next());
  const statuses = PASSED[status].map((each, step) => ({
    status: each,
    created_at: new Date(Math.min(created + step * HOUR, end)).toISOString(),
  }));
  return {
    person_id: random.whole(1, people),
    type: 'withdraw',
    amount: String(random.whole(2, 40) * 5),
    currency_code: random.pick(CURRENCIES),
    order_id: null,
    status,
    statuses,
    created_at: new Date(created),
    updated_at: new Date(statuses.at(-1)?.created_at ?? created),
  };
}

function credit(options: WorldOptions, index: number, people: number, end: number): ReferralRow {
  const random = randomFor(options.seed, 'credit', index);
  const created = new Date(end - Math.floor(CREDITS_SPAN * random.next() ** 2));
  return {
    person_id: random.whole(1, people),
    type: 'credit',
    amount: random.pick(AMOUNTS),
    currency_code: random.pick(CURRENCIES),
    order_id: FIRST_ORDER_ID + random.whole(0, options.orders - 1),
    status: 'completed',
    statuses: [{ status: 'completed', created_at: created.toISOString() }],
    created_at: created,
    updated_at: created,
  };
}

/** The referral money of a world of `people` people. The same options always give the same rows. */
export function describeReferrals(options: WorldOptions, people: number, end: number) {
  const count = (each: number) => Math.max(LEAST, Math.floor(options.orders / each));
  const rows = [
    ...Array.from({ length: count(ORDERS_A_CREDIT) }, (_, at) => credit(options, at, people, end)),
    ...Array.from({ length: count(ORDERS_A_WITHDRAWAL) }, (_, at) =>
      withdrawal(options.seed, at, people, end),
    ),
  ];
  return rows.map((row, at) => ({ id: at + 1, ...row }));
}
