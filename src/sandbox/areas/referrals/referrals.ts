/** Referral credits and withdrawals (2R). */
import { and, desc, eq, gte, lt, or, type SQL } from 'drizzle-orm';
import type { ReferralQuery } from '#contract/people/referrals.ts';
import { referralTransactions } from '../../database/area-tables.ts';
import { people } from '../../database/schema.ts';
import type { Handlers } from '../../server/mount.ts';
import { contains } from '../conditions.ts';
import { type Conditions, meets } from '../filters.ts';
import { recordId } from '../orders/ids.ts';
import { pageOf } from '../page.ts';
import { decide } from './decisions.ts';
import { transactionsOnWire } from './rows.ts';

const DAY_MS = 86_400_000;

/** Days of UTC, both included. */
function within(days: ReferralQuery['created_at']): SQL | undefined {
  if (days === undefined) return undefined;
  const [first, last] = days.map((day) => Date.parse(`${day}T00:00:00Z`));
  const column = referralTransactions.created_at;
  return and(gte(column, new Date(first ?? 0)), lt(column, new Date((last ?? 0) + DAY_MS)));
}

const DIGITS = /^\d+$/u;

/** By the name or e-mail of the user, and by the ids of the transaction and of its order. */
function found(search: string | undefined): SQL | undefined {
  const text = search?.trim() ?? '';
  const named = contains(people.search_text, text);
  if (!DIGITS.test(text)) return named;
  const number = recordId(text);
  return or(named, eq(referralTransactions.id, number), eq(referralTransactions.order_id, number));
}

const CONDITIONS: Conditions<ReferralQuery> = {
  user_id: (id) =>
    id === undefined ? undefined : eq(referralTransactions.person_id, recordId(id)),
  type: referralTransactions.type,
  status: referralTransactions.status,
  created_at: within,
  search: found,
};

export const referralHandlers = {
  'referrals.list': async (query, { database: { queries } }) => {
    const wanted = queries
      .select({ transaction: referralTransactions })
      .from(referralTransactions)
      .innerJoin(people, eq(people.id, referralTransactions.person_id))
      .where(meets(CONDITIONS, query));
    const { rows, pagination } = await pageOf(queries, query, wanted, [
      desc(referralTransactions.created_at),
      desc(referralTransactions.id),
    ]);
    return {
      models: await transactionsOnWire(
        queries,
        rows.map(({ transaction }) => transaction),
      ),
      pagination,
    };
  },

  'referrals.approve': ({ id }, services) => decide('approve', id, services),
  'referrals.cancel': ({ id }, services) => decide('cancel', id, services),
  'referrals.complete': ({ id }, services) => decide('complete', id, services),
} satisfies Partial<Handlers>;
