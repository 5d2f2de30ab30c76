/** Fills an empty database with the world of one seed, in batches of bounded size. */
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  cardVerifications,
  disputeFiles,
  disputes,
  exchangeRateLimits,
  healthInsurancePayments,
  hybridOptionChanges,
  hybridOptions,
  invitations,
  paymentRequests,
  referralTransactions,
  ribbons,
  thirdPartyTransactions,
} from '../database/area-tables.ts';
import type { Database } from '../database/database.ts';
import {
  banks,
  companies,
  countries,
  docVerifications,
  matches,
  methods,
  notifications,
  orders,
  people,
  recipients,
  revision,
  validationEvents,
} from '../database/schema.ts';
import { FIRST_ORDER_ID, SPAN, type WorldOptions, worldTimes } from './options.ts';
import { disputeCollector } from './orders/disputes.ts';
import { describeHealthInsurance } from './orders/health-insurance.ts';
import { describeHybridOptions } from './orders/hybrid-options.ts';
import { describeOrder, type OrderDraft } from './orders/orders.ts';
import { describeRateLimits } from './orders/rate-limits.ts';
import { describeThirdParty } from './orders/third-party.ts';
import { describePerson, peopleCount, type WorldPerson } from './people/people.ts';
import { type Population, populate } from './people/population.ts';
import { describeRecipient } from './people/recipients.ts';
import { describeReferrals } from './people/referrals.ts';
import { describeInvitations, describeRequests } from './people/user-activity.ts';
import { userStateOf } from './people/user-state.ts';
import { describeVerifications } from './people/verifications.ts';
import { COUNTRIES, REMITTANCE_COMPANIES } from './places/countries.ts';
import { PLACES } from './places/places.ts';
import { randomFor } from './random.ts';
import { RIBBONS } from './ribbons.ts';
import { searchText } from './search-text.ts';

export type Loader = Pick<Database, 'load'>;

type Progress = (done: number, of: number) => void;

const BATCH = 5000;

/** The newest orders come one after the other just before the world's end. */
const NEWEST = 12;
const NEWEST_PAUSE = 20_000;
/** When the `index`-th of `count` orders was made: ever more of them towards the end. */
function createdAt(index: number, count: number, end: number, seed: number): number {
  const left = count - index;
  if (left <= NEWEST) return end - left * NEWEST_PAUSE;
  const newest = NEWEST * NEWEST_PAUSE;
  const place = (left - NEWEST + randomFor(seed, 'time', index).next()) / (count - NEWEST + 1);
  return end - newest - Math.floor((SPAN - newest) * place ** 1.6);
}

function bankRows(seed: number) {
  const all = PLACES.flatMap((place) =>
    place.banks.map(([code, name]) => ({ country: place.country, bank_code: code, name })),
  );
  return all.map((bank, index) => ({
    id: index + 1,
    ...bank,
    status: randomFor(seed, 'bank', index).chance(0.86) ? 'UP' : 'DOWN',
  }));
}

/** How many users the world has. */
export function userCount(options: WorldOptions): number {
  const trading = peopleCount(options.orders);
  return Math.max(trading, options.users ?? Math.ceil(trading * 1.2));
}

/** A person whole. Those beyond the trading ones came late, and have not all got as far. */
function describeUser({ seed, anchor }: WorldOptions, id: number, trading: number) {
  const { start, end } = worldTimes(anchor);
  const { person, row, methods: owned } = describePerson(seed, id, start);
  const random = randomFor(seed, 'user', id);
  const trades = id <= trading;
  const joinedAt = trades ? row.joined_at : new Date(end - Math.floor(SPAN * random.next() ** 2));
  const kept = trades ? owned : owned.filter(() => random.chance(0.6));
  const has = (kind: 'payment' | 'delivery') => kept.some((method) => method.kind === kind);
  const known = { id, joinedAt, pays: has('payment'), isPaid: has('delivery') };
  const userState = userStateOf(seed, known, end);
  return { person, row: { ...row, ...userState, joined_at: joinedAt }, methods: kept };
}

async function loadPeople(database: Loader, options: WorldOptions): Promise<WorldPerson[]> {
  const everyone: WorldPerson[] = [];
  const trading = peopleCount(options.orders);
  const total = userCount(options);
  for (let first = 1; first <= total; first += BATCH) {
    const size = Math.min(BATCH, total - first + 1);
    const described = Array.from({ length: size }, (_, at) =>
      describeUser(options, first + at, trading),
    );
    await database.load(
      people,
      described.map(({ row }) => row),
    );
    await database.load(
      methods,
      described.flatMap((one) => one.methods),
    );
    const rows = described.map(({ row }) => row);
    const { end } = worldTimes(options.anchor);
    await database.load(invitations, describeInvitations(options.seed, rows, end));
    for (const { person } of described) if (person.id <= trading) everyone.push(person);
  }
  return everyone;
}

/** The people of a world without its rows: what new orders are made from later. */
export function rememberPeople(options: WorldOptions): Population {
  const { start } = worldTimes(options.anchor);
  const count = peopleCount(options.orders);
  return populate(
    Array.from({ length: count }, (_, at) => describePerson(options.seed, at + 1, start).person),
  );
}

interface Batch {
  readonly orders: (typeof orders.$inferSelect)[];
  readonly matches: (typeof matches.$inferSelect)[];
  readonly events: (typeof validationEvents.$inferSelect)[];
  readonly recipients: (typeof recipients.$inferSelect)[];
}

/** Gives drafts their ids and collects the rows of a batch. */
function collector(seed: number) {
  let nextMatch = 1;
  let nextEvent = 1;
  const recipientIds = new Map<string, number>();
  return (drafts: readonly OrderDraft[], firstId: number) => {
    const rows: Batch = { orders: [], matches: [], events: [], recipients: [] };
    const recipientId = (matcher: WorldPerson, country: string): number => {
      const key = `${matcher.id} ${country}`;
      const known = recipientIds.get(key);
      if (known !== undefined) return known;
      const id = recipientIds.size + 1;
      recipientIds.set(key, id);
      rows.recipients.push({ id, ...describeRecipient(seed, matcher, country) });
      return id;
    };
    drafts.forEach((draft, at) => {
      const id = firstId + at;
      let matchId: number | null = null;
      for (const { match, matcher, recipientCountry, events } of draft.matches) {
        const own = nextMatch++;
        if (match.accepted_at !== null) matchId = own;
        const recipient = recipientCountry === null ? null : recipientId(matcher, recipientCountry);
        rows.matches.push({ id: own, order_id: id, recipient_id: recipient, ...match });
        for (const event of events) rows.events.push({ id: nextEvent++, match_id: own, ...event });
      }
      rows.orders.push({
        id,
        match_id: matchId,
        ...draft.order,
        search_text: searchText(draft.names, draft.order),
      });
    });
    return rows;
  };
}

async function loadOrders(
  database: Loader,
  options: WorldOptions,
  population: Population,
  progress: Progress,
): Promise<void> {
  const { seed, orders: count } = options;
  const { start, end } = worldTimes(options.anchor);
  const collect = collector(seed);
  let nextRequest = 1;
  const disputed = disputeCollector({ seed, start, end });
  for (let first = 0; first < count; first += BATCH) {
    const drafts = Array.from({ length: Math.min(BATCH, count - first) }, (_, at) =>
      describeOrder({
        seed,
        index: first + at,
        population,
        worldStart: start,
        createdAt: createdAt(first + at, count, end, seed),
        worldEnd: end,
      }),
    );
    const rows = collect(drafts, FIRST_ORDER_ID + first);
    await database.load(recipients, rows.recipients);
    await database.load(orders, rows.orders);
    await database.load(matches, rows.matches);
    await database.load(validationEvents, rows.events);
    const requests = describeRequests(seed, rows.orders, nextRequest);
    nextRequest += requests.length;
    await database.load(paymentRequests, requests);
    const { disputes: begun, files } = disputed(rows);
    await database.load(disputes, begun);
    await database.load(disputeFiles, files);
    progress(first + drafts.length, count);
  }
}

/**
 * Fills the tables. They must be empty and without keys: constraints and indexes are added later.
 * The same options always give the same rows.
 */
export async function seedWorld(
  database: Loader,
  options: WorldOptions,
  progress: Progress,
): Promise<void> {
  const small: readonly (readonly [PgTable, readonly Record<string, unknown>[]])[] = [
    [countries, COUNTRIES.map((row) => ({ ...row }))],
    [companies, REMITTANCE_COMPANIES.map((row) => ({ ...row }))],
    [banks, bankRows(options.seed)],
    [revision, [{ orders: 0 }]],
    [ribbons, RIBBONS.map((row) => ({ ...row }))],
  ];
  for (const [table, rows] of small) await database.load(table, rows);
  const everyone = await loadPeople(database, options);
  const { end } = worldTimes(options.anchor);
  const waiting = describeVerifications(options.seed, everyone.length, end);
  await database.load(notifications, waiting.notifications);
  await database.load(docVerifications, waiting.docVerifications);
  await database.load(cardVerifications, waiting.cardVerifications);
  await database.load(
    healthInsurancePayments,
    describeHealthInsurance(options.seed, everyone.length, end),
  );
  await database.load(exchangeRateLimits, describeRateLimits(options.seed));
  const population = populate(everyone);
  await loadOrders(database, options, population, progress);
  await database.load(referralTransactions, describeReferrals(options, everyone.length, end));
  await database.load(thirdPartyTransactions, describeThirdParty(options, population));
  const priced = describeHybridOptions(options.seed, end);
  await database.load(hybridOptions, priced.options);
  await database.load(hybridOptionChanges, priced.changes);
}
