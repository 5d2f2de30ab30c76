/** Hybrid order options: the list, its changes one by one and all at once, its log (2H18, 2H24). */
import { asc, desc, eq, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { HybridOptionFilters } from '#contract/network/hybrid-order-options.ts';
import {
  hybridOptionChanges as changes,
  hybridOptions as options,
} from '../database/area-tables.ts';
import type { Queries } from '../database/database.ts';
import { accounts, companies } from '../database/schema.ts';
import type { Handlers } from '../server/mount.ts';
import { notFound, unprocessable } from '../server/problem.ts';
import { type Conditions, meets } from './filters.ts';
import { recordId } from './orders/ids.ts';
import { pageOf } from './page.ts';

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

/** Changes options and writes down what they are then, as the doing of an account; how many they were. */
const changeAll = (
  queries: Queries,
  terms: Partial<InferSelectModel<typeof options>>,
  wanted: SQL | undefined,
  account: number,
) =>
  queries.transaction(async (transaction) => {
    const changed = await transaction
      .update(options)
      .set(terms)
      .where(wanted)
      .returning({ id: options.id });
    await log(
      transaction,
      changed.map(({ id }) => id),
      account,
    );
    return changed.length;
  });

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
  'hybridOrderOptions.list': async ({ filters, ...paging }, { database: { queries } }) => {
    const found = queries
      .select({ option: options, company: companies.company })
      .from(options)
      .leftJoin(companies, eq(companies.id, options.company_id))
      .where(condition(filters));
    const { rows, pagination } = await pageOf(queries, paging, found, [asc(options.id)]);
    return { data: rows.map(({ option, company }) => optionOnWire(option, company)), pagination };
  },

  'hybridOrderOptions.update': async (
    { id, exchange_rate, fee },
    { database: { queries } },
    { accountId },
  ) => {
    const terms = { exchange_rate, fee: fee === null ? null : JSON.stringify(fee) };
    const changed = await changeAll(queries, terms, eq(options.id, recordId(id)), accountId);
    if (changed === 0) throw notFound(`There is no hybrid order option ${id}`);
    return { data: null };
  },

  'hybridOrderOptions.updateAll': async (
    { filters, exchange_rate, fee },
    { database: { queries } },
    { accountId },
  ) => {
    if (exchange_rate === undefined && fee === undefined) {
      throw unprocessable('exchange_rate or fee is required');
    }
    const terms = {
      ...(exchange_rate !== undefined && { exchange_rate }),
      ...(fee !== undefined && { fee: JSON.stringify(fee) }),
    };
    await changeAll(queries, terms, condition(filters), accountId);
    return { data: null };
  },

  'hybridOrderOptions.changelog': async (paging, { database: { queries } }) => {
    const found = queries
      .select({ change: changes, option: options, company: companies.company, account: accounts })
      .from(changes)
      .innerJoin(options, eq(options.id, changes.option_id))
      .leftJoin(companies, eq(companies.id, options.company_id))
      .leftJoin(accounts, eq(accounts.id, changes.account_id));
    const newestFirst = [desc(changes.created_at), desc(changes.id)];
    const { rows, pagination } = await pageOf(queries, paging, found, newestFirst);
    return {
      data: rows.map(({ change, option, company, account }) => ({
        ...optionOnWire(option, company),
        exchange_rate: change.exchange_rate,
        fee: change.fee,
        user: account?.full_name ?? null,
        created_at: change.created_at.toISOString(),
      })),
      pagination,
    };
  },
} satisfies Partial<Handlers>;
