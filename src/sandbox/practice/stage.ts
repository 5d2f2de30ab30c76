/** Where a situation is set up: what draws its people and figures, and what can happen in it. */
import { and, asc, eq, gt, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { OrderStatus } from '#contract/orders/orders.ts';
import { type Endpoint, place } from '#contract/wire/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/wire/endpoints.ts';
import { PRACTICE_SIGN_INS } from '#domain/access/practice-accounts.ts';
import type { OrderRecord } from '../areas/orders/actions/transitions.ts';
import type { PersonRecord } from '../areas/users/rows.ts';
import { type Faults, faultsInput } from '../control/faults.ts';
import type { NewOrder } from '../control/new-order.ts';
import { only, type Queries } from '../database/database.ts';
import { orders, people, tokens } from '../database/schema.ts';
import type { Caller, Services } from '../server/context.ts';
import type { OrderDraft } from '../world/orders/orders.ts';
import { type Random, randomFor } from '../world/random.ts';
import type { Rule } from './rules.ts';

type Numbered = PgTable & { readonly id: PgColumn };

/** What the stage is set with. */
export interface StageParts {
  readonly services: Services;
  readonly faults: Faults;
  readonly newOrder: NewOrder;
}

/** The stage of one attempt. */
export interface AttemptStage {
  readonly services: Services;
  readonly queries: Queries;
  /** Follows from the seed of the attempt. */
  readonly random: Random;
  /** Who acts in exercises beside the person: another account than an admin practises with. */
  readonly colleague: Caller;
  /** Somebody with an everyday name who may use the network, other than those taken before. */
  someone(where?: SQL): Promise<PersonRecord>;
  /** An order posted a day ago, drawn until it fits. */
  order(status: OrderStatus, fits?: (draft: OrderDraft) => boolean): Promise<OrderRecord>;
  /** The thing of that id. @throws {Error} when there is none */
  row<Table extends Numbered>(table: Table, id: number): Promise<Table['$inferSelect']>;
  /** A rule: the thing has these values. */
  isSo<Table extends Numbered>(
    says: string,
    table: Table,
    id: number,
    values: Partial<Table['$inferSelect']>,
  ): Rule;
  /** A rule: the thing has that date. */
  hasDate<Table extends Numbered>(
    says: string,
    table: Table,
    id: number,
    date: keyof Table['$inferSelect'],
  ): Rule;
  /** The next call of that kind about that thing goes wrong, once. */
  fail(
    name: EndpointName,
    id: number,
    fault: { readonly status: number; readonly carriesOut: boolean },
  ): void;
  /** Everybody has to sign in again. */
  endSessions(): Promise<void>;
  /** What is left of the situation stops. */
  close(): void;
}

const HOUR = 3_600_000;
/** The largest seed of a stream. */
export const LARGEST_SEED = 2 ** 31 - 1;

export const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * HOUR);

async function rowOf<Table extends Numbered>(queries: Queries, table: Table, id: number) {
  const rows = await queries
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id));
  return only(rows) as Table['$inferSelect'];
}

/** A way to draw people, each once. */
function cast(queries: Queries, random: Random): AttemptStage['someone'] {
  const taken: number[] = [];
  return async (where) => {
    const wanted = and(
      isNull(people.deleted_at),
      ne(people.status, 'banned'),
      // The first people are those that the practice accounts post as.
      gt(people.id, PRACTICE_SIGN_INS.length),
      sql`${people.full_name} ~ '^[A-Za-z]+( [A-Za-z]+)+$'`,
      taken.length === 0 ? undefined : notInArray(people.id, taken),
      where,
    );
    const count = await queries.$count(people, wanted);
    const found = await queries
      .select()
      .from(people)
      .where(wanted)
      .orderBy(asc(people.id))
      .limit(1)
      .offset(random.whole(0, Math.max(0, count - 1)));
    const person = only(found);
    taken.push(person.id);
    return person;
  };
}

/** Sets the stage; everything it draws follows from the seed and the world as it is. */
export function createStage(
  { services, faults, newOrder }: StageParts,
  seed: number,
): AttemptStage {
  const { queries } = services.database;
  const random = randomFor(seed, 'exercise', 0);
  let hasFaults = false;
  return {
    services,
    queries,
    random,
    colleague: { accountId: 3, role: 'admin', tokenId: 0 },
    someone: cast(queries, random),
    order: async (status, fits = () => true) => {
      const id = await newOrder(status, {
        seed: random.whole(1, LARGEST_SEED),
        createdAt: hoursAgo(24).getTime(),
        fits,
      });
      services.hub.publish('newOrder', { id });
      return await rowOf(queries, orders, id);
    },
    row: (table, id) => rowOf(queries, table, id),
    isSo: (says, table, id, values) => ({
      says,
      holds: async () => {
        const now: Record<string, unknown> = await rowOf(queries, table, id);
        return Object.entries(values).every(([field, value]) => now[field] === value);
      },
    }),
    hasDate: (says, table, id, date) => ({
      says,
      holds: async () => (await rowOf(queries, table, id))[date] !== null,
    }),
    fail: (name, id, fault) => {
      const endpoint: Endpoint = endpoints[name];
      const { path } = place(endpoint, { id: String(id) });
      hasFaults = true;
      const failure = { method: endpoint.method, path, exact: true, times: 1, ...fault };
      faults.set(faultsInput.parse({ failures: [failure] }));
    },
    endSessions: async () => {
      await queries.update(tokens).set({ revoked_at: new Date() }).where(isNull(tokens.revoked_at));
    },
    close: () => {
      if (hasFaults) faults.reset();
    },
  };
}
