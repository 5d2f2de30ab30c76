/** Hybrid order options: the list, its changes one by one and all at once, its log (2H18, 2H24). */
import { asc, desc, eq, type InferSelectModel, sql } from 'drizzle-orm';
import type { HybridOptionFilters } from '#contract/network/hybrid-order-options.ts';
import type { Queries } from '../database/database.ts';
import {
  hybridOptionChanges as changes,
  hybridOptions as options,
} from '../database/hybrid-option-tables.ts';
import { accounts, companies } from '../database/schema.ts';
import type { Handlers } from '../server/mount.ts';
import { paginationOf } from '../server/pagination.ts';
import { HttpError } from '../server/problem.ts';
import { type Conditions, meets } from './filters.ts';
import { recordId } from './orders/ids.ts';

const NOT_FOUND = 404;
const UNPROCESSABLE = 422;

const CONDITIONS: Conditions<HybridOptionFilters> = {
  matcher_amount: options.matcher_amount,
  matcher_currency: options.matcher_currency,
  matcher_country: options.matcher_country,
  pb_currency: options.pb_currency,
  pb_country: options.pb_country,
  third_party_company_id: (id) =>
    id === undefined ? undefined : eq(options.company_id, recordId(id)),
};
const condition = (filters: HybridOptionFilters = {}) => meets(CONDITIONS, filters);

/** An option as the API sends it, with the name of its company. */
function optionOnWire(option: InferSelectModel<typeof options>, company: string | null) {
  const { company_id: companyId, ...rest } = option;
  return { ...rest, third_party_company_id: companyId, thirdPartyCompany: company };
}

/** Writes down what the options of some ids are now, as the doing of an account. */
async function log(queries: Queries, ids: readonly number[], account: number): Promise<void> {
  const now = new Date();
  await queries.insert(changes).select(
    queries
      .select({
        id: sql`nextval(pg_get_serial_sequence('hybrid_option_changes', 'id'))`.as('id'),
        option_id: options.id,
        account_id: sql`${account}::integer`.as('account_id'),
        exchange_rate: options.exchange_rate,
        fee: options.fee,
        created_at: sql`${now.toISOString()}::timestamptz`.as('created_at'),
      })
      .from(options)
      .where(sql`${options.id} = any(${sql.param([...ids])}::integer[])`),
  );
}

export const hybridOptionHandlers = {
  'hybridOrderOptions.list': async ({ page, pageSize, filters }, { database: { queries } }) => {
    const rowCount = await queries.$count(options, condition(filters));
    const rows = await queries
      .select({ option: options, company: companies.company })
      .from(options)
      .leftJoin(companies, eq(companies.id, options.company_id))
      .where(condition(filters))
      .orderBy(asc(options.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return {
      data: rows.map(({ option, company }) => optionOnWire(option, company)),
      pagination: paginationOf({ page, pageSize }, rowCount),
    };
  },

  'hybridOrderOptions.update': async (
    { id, exchange_rate, fee },
    { database: { queries } },
    { accountId },
  ) => {
    await queries.transaction(async (transaction) => {
      const changed = await transaction
        .update(options)
        .set({ exchange_rate, fee: fee === null ? null : JSON.stringify(fee) })
        .where(eq(options.id, recordId(id)))
        .returning({ id: options.id });
      if (changed.length === 0) {
        throw new HttpError(NOT_FOUND, `There is no hybrid order option ${id}`);
      }
      await log(transaction, [recordId(id)], accountId);
    });
    return { data: null };
  },

  'hybridOrderOptions.updateAll': async (
    { filters, exchange_rate, fee },
    { database: { queries } },
    { accountId },
  ) => {
    if (exchange_rate === undefined && fee === undefined) {
      throw new HttpError(UNPROCESSABLE, 'exchange_rate or fee is required');
    }
    await queries.transaction(async (transaction) => {
      const changed = await transaction
        .update(options)
        .set({
          ...(exchange_rate !== undefined && { exchange_rate }),
          ...(fee !== undefined && { fee: JSON.stringify(fee) }),
        })
        .where(condition(filters))
        .returning({ id: options.id });
      const ids = changed.map((row) => row.id);
      await log(transaction, ids, accountId);
    });
    return { data: null };
  },

  'hybridOrderOptions.changelog': async ({ page, pageSize }, { database: { queries } }) => {
    const rowCount = await queries.$count(changes);
    const rows = await queries
      .select({ change: changes, option: options, company: companies.company, account: accounts })
      .from(changes)
      .innerJoin(options, eq(options.id, changes.option_id))
      .leftJoin(companies, eq(companies.id, options.company_id))
      .leftJoin(accounts, eq(accounts.id, changes.account_id))
      .orderBy(desc(changes.created_at), desc(changes.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return {
      data: rows.map(({ change, option, company, account }) => ({
        ...optionOnWire(option, company),
        exchange_rate: change.exchange_rate,
        fee: change.fee,
        user: account?.full_name ?? null,
        created_at: change.created_at.toISOString(),
      })),
      pagination: paginationOf({ page, pageSize }, rowCount),
    };
  },
} satisfies Partial<Handlers>;
