/** Third-party transactions: the list, its totals, its export and one of them whole (2T23, 2T28). */
import { eq, type InferSelectModel } from 'drizzle-orm';
import { thirdPartyTransactions as transactions } from '../../database/area-tables.ts';
import type { Database } from '../../database/database.ts';
import { banks } from '../../database/schema.ts';
import type { Handlers } from '../../server/mount.ts';
import { notFound } from '../../server/problem.ts';
import { recordId } from '../orders/ids.ts';
import { bankOnWire, bankWith, findPeople, personOf } from '../orders/persons.ts';
import { pageOf } from '../page.ts';
import { rowOnWire, thirdPartyCondition, thirdPartySequence, totalsOf } from './query.ts';
import { thirdPartyReport } from './report.ts';

type TransactionRecord = InferSelectModel<typeof transactions>;

async function transactionOnWire({ queries }: Database, row: TransactionRecord) {
  const people = await findPeople(queries, [row.person_id, row.beneficiary_id]);
  const [bank] = await queries.select().from(banks).where(eq(banks.id, row.recipient_bank_id));
  return {
    ...rowOnWire(row),
    user: personOf(people, row.person_id),
    postersBeneficiary: personOf(people, row.beneficiary_id),
    recipient: {
      country: row.recipient_country,
      institution_name: bank?.name ?? null,
      recipientInfo: {
        name: row.recipient_name,
        email: row.recipient_email,
        phone: row.recipient_phone,
      },
    },
    userBank: bankOnWire(people.get(row.person_id), row.method_id),
    posterBank: bank ? bankWith(bank, null) : null,
  };
}

export const thirdPartyHandlers = {
  'thirdPartyTransactions.list': async (query, { database: { queries } }) => {
    const found = queries.select().from(transactions).where(thirdPartyCondition(query));
    const { rows, pagination } = await pageOf(queries, query, found, thirdPartySequence(query));
    return { models: rows.map(rowOnWire), pagination };
  },

  'thirdPartyTransactions.statistics': async (query, { database: { queries } }) => ({
    transactionsStatistic: await totalsOf(queries, query),
  }),

  'thirdPartyTransactions.export': ({ format, ...query }, { database, exports }) => {
    const report = () => thirdPartyReport(database, query);
    return Promise.resolve({ url: exports.offer(format, report, 'third-party-transactions') });
  },

  'thirdPartyTransactions.read': async ({ id }, { database }) => {
    const [row] = await database.queries
      .select()
      .from(transactions)
      .where(eq(transactions.id, recordId(id)));
    if (!row) throw notFound(`There is no third-party transaction ${id}`);
    return { data: await transactionOnWire(database, row) };
  },
} satisfies Partial<Handlers>;
