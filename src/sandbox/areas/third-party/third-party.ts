/** Third-party transactions: the list, its totals, its export and one of them whole (2T23, 2T28). */
import { eq, type InferSelectModel } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { banks } from '../../database/schema.ts';
import { thirdPartyTransactions as transactions } from '../../database/third-party-tables.ts';
import type { Handlers } from '../../server/mount.ts';
import { paginationOf } from '../../server/pagination.ts';
import { HttpError } from '../../server/problem.ts';
import { recordId } from '../orders/ids.ts';
import { bankOnWire, findPeople, personOnWire } from '../orders/persons.ts';
import { rowOnWire, thirdPartyCondition, thirdPartySequence, totalsOf } from './query.ts';
import { thirdPartyReport } from './report.ts';

type TransactionRecord = InferSelectModel<typeof transactions>;

const NOT_FOUND = 404;

async function transactionOnWire({ queries }: Database, row: TransactionRecord) {
  const people = await findPeople(queries, [row.person_id, row.beneficiary_id]);
  const matcher = people.get(row.person_id);
  const beneficiary = people.get(row.beneficiary_id);
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
    return {
      models: rows.map(rowOnWire),
      pagination: paginationOf({ page, pageSize }, rowCount),
    };
  },

  'thirdPartyTransactions.statistics': async (
    { page: _page, pageSize: _size, ...query },
    { database: { queries } },
  ) => ({ transactionsStatistic: await totalsOf(queries, query) }),

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
