/** Third-party transactions: the list, its totals, its export and one of them whole (2T23, 2T28). */
import { eq, type InferSelectModel, sum } from 'drizzle-orm';
import type { ThirdPartyRowOnWire } from '#contract/third-party-transactions.ts';
import type { Database } from '../../database/database.ts';
import { banks } from '../../database/schema.ts';
import { thirdPartyTransactions as transactions } from '../../database/third-party-tables.ts';
import type { Handlers } from '../../server/mount.ts';
import { HttpError } from '../../server/problem.ts';
import { recordId } from '../orders/ids.ts';
import { bankOnWire, findPeople, personOnWire } from '../orders/persons.ts';
import { thirdPartyCondition, thirdPartySequence } from './query.ts';
import { thirdPartyReport } from './report.ts';

type TransactionRecord = InferSelectModel<typeof transactions>;

const NOT_FOUND = 404;
const iso = (moment: Date | null) => moment?.toISOString() ?? null;

const rowOnWire = (row: TransactionRecord): ThirdPartyRowOnWire => ({
  id: row.id,
  status: row.status,
  poster_amount: row.poster_amount,
  poster_currency: row.poster_currency,
  poster_country: row.poster_country,
  matcher_amount: row.matcher_amount,
  matcher_currency: row.matcher_currency,
  exchange_rate: row.exchange_rate,
  created_at: iso(row.created_at),
  posted_at: iso(row.posted_at),
  completed_at: iso(row.completed_at),
});

async function transactionOnWire({ queries }: Database, row: TransactionRecord) {
  const people = await findPeople(queries, [row.person_id, row.beneficiary_id]);
  const [matcher, beneficiary] = [people.get(row.person_id), people.get(row.beneficiary_id)];
  const [bank] = await queries.select().from(banks).where(eq(banks.id, row.recipient_bank_id));
  return {
    ...rowOnWire(row),
    user: matcher ? personOnWire(matcher) : null,
    postersBeneficiary: beneficiary ? personOnWire(beneficiary) : null,
    recipient: {
      country: row.recipient_country,
      institution_name: bank?.name ?? null,
      recipientInfo: {
        name: row.recipient_name,
        email: row.recipient_email,
        phone: row.recipient_phone,
      },
    },
    userBank: bankOnWire(matcher, row.method_id),
    posterBank: bank
      ? {
          name: bank.name,
          status: bank.status,
          methodStatus: null,
          account: { bank_code: bank.bank_code },
        }
      : null,
  };
}

export const thirdPartyHandlers = {
  'thirdPartyTransactions.list': async ({ page, pageSize, ...query }, { database }) => {
    const { queries } = database;
    const condition = thirdPartyCondition(query);
    const rowCount = await queries.$count(transactions, condition);
    const rows = await queries
      .select()
      .from(transactions)
      .where(condition)
      .orderBy(...thirdPartySequence(query))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const pageCount = Math.ceil(rowCount / pageSize);
    return { models: rows.map(rowOnWire), pagination: { page, pageSize, pageCount, rowCount } };
  },

  'thirdPartyTransactions.statistics': async (
    { page: _page, pageSize: _size, ...query },
    { database: { queries } },
  ) => {
    const [totals] = await queries
      .select({
        total_poster_amount: sum(transactions.poster_amount),
        total_matcher_amount: sum(transactions.matcher_amount),
        total_poster_fee: sum(transactions.poster_fee),
        total_collection_fee: sum(transactions.collection_fee),
        total_payout_fee: sum(transactions.payout_fee),
        total_poster_payout_fee: sum(transactions.poster_payout_fee),
        total_stampduty_fee: sum(transactions.stampduty_fee),
      })
      .from(transactions)
      .where(thirdPartyCondition(query));
    if (!totals) throw new Error('an aggregate gave no row');
    return { transactionsStatistic: totals };
  },

  'thirdPartyTransactions.export': (
    { page: _page, pageSize: _size, format, ...query },
    { database, exports },
  ) => {
    const report = () => thirdPartyReport(database, query);
    return Promise.resolve({ url: exports.offer(format, report, 'third-party-transactions') });
  },

  'thirdPartyTransactions.read': async ({ id }, { database }) => {
    const [row] = await database.queries
      .select()
      .from(transactions)
      .where(eq(transactions.id, recordId(id)));
    if (!row) throw new HttpError(NOT_FOUND, `There is no third-party transaction ${id}`);
    return { data: await transactionOnWire(database, row) };
  },
} satisfies Partial<Handlers>;
