/** One order whole, its matches and what was found out about them (1D). */
import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import {
  type FullOrderOnWire,
  orderMatch,
  recipientInfo,
  validationEvent,
} from '#contract/orders/order-detail.ts';
import type { Queries } from '../../database/database.ts';
import {
  accounts,
  banks,
  companies,
  countries,
  matches,
  orders,
  recipients,
  validationEvents,
} from '../../database/schema.ts';
import type { Handlers } from '../../server/mount.ts';
import { assertMay } from '../../server/problem.ts';
import { type Paging, pageOf } from '../page.ts';
import { asRow, iso } from '../rows.ts';
import type { MatchRecord } from './actions/transitions.ts';
import { noMatch, noOrder, recordId } from './ids.ts';
import { asOrderRow } from './list/rows.ts';
import { bankOnWire, findPeople, type KnownPeople, personOf } from './persons.ts';

async function findOrder(queries: Queries, id: string) {
  const [found] = await queries
    .select({ order: orders, match: matches, company: companies.company })
    .from(orders)
    .leftJoin(matches, eq(matches.id, orders.match_id))
    .leftJoin(companies, eq(companies.id, orders.company_id))
    .where(eq(orders.id, recordId(id)));
  if (!found) throw noOrder(id);
  return found;
}

/** A recipient outside the network, with their bank and their country's name. */
async function findRecipient(queries: Queries, id: number | null) {
  if (id === null) return;
  const [found] = await queries
    .select({ recipient: recipients, bank: banks, country: countries.country })
    .from(recipients)
    .innerJoin(banks, eq(banks.id, recipients.bank_id))
    .innerJoin(countries, eq(countries.abbreviation, recipients.country))
    .where(eq(recipients.id, id));
  return found;
}

async function recipientOnWire(queries: Queries, id: number | null) {
  const found = await findRecipient(queries, id);
  if (!found) return null;
  const { recipient, bank, country } = found;
  const info = asRow(recipientInfo, recipient, { bank_code: bank.bank_code });
  return { institution_name: bank.name, recipient: { recipientInfo: { ...info, country } } };
}

/** A recipient outside the network, where an order shows who receives. */
async function recipientAsPerson(queries: Queries, id: number | null) {
  const found = await findRecipient(queries, id);
  if (!found) return null;
  const { name, email, phone, address, city, account_number: account } = found.recipient;
  const method = { id, institution_name: found.bank.name, accountNumber: account };
  return {
    id: `recipient-${id}`,
    avatar: null,
    firstname: null,
    middlename: null,
    lastname: null,
    dob: null,
    state: null,
    zipcode: null,
    full_name: name,
    full_name_shown: name,
    email,
    phone,
    address,
    city,
    country: found.country,
    country_abbreviation: found.recipient.country,
    payment_methods: [],
    delivery_methods: [{ ...method, provider: null, account_name: null }],
    account_number: account,
  };
}

async function matchOnWire(queries: Queries, people: KnownPeople, match: MatchRecord) {
  const { cancelled_at: canceled, ...shown } = asRow(orderMatch, match, {
    user: personOf(people, match.user_id),
    matcherRecipient: await recipientOnWire(queries, match.recipient_id),
  });
  // The full order spells it with one l (1D).
  return { ...shown, canceled_at: canceled };
}

/** The full order. @throws {HttpError} 404 for an unknown id */
async function fullOrder(queries: Queries, id: string): Promise<{ data: FullOrderOnWire }> {
  const { order, match, company } = await findOrder(queries, id);
  const { poster_id: poster, beneficiary_id: beneficiary } = order;
  const people = await findPeople(queries, [poster, beneficiary, match?.user_id]);
  const matcher = people.get(match?.user_id ?? 0);
  const matcherMethod = matcher?.methods.find(({ method }) => method.id === match?.method_id);
  const provider = company ?? matcherMethod?.method.provider;
  return {
    data: {
      ...asOrderRow(order, match),
      user: personOf(people, poster),
      postersBeneficiary:
        personOf(people, beneficiary) ?? (await recipientAsPerson(queries, order.recipient_id)),
      posterBank: bankOnWire(people.get(poster), order.poster_method_id),
      postersBeneficiaryBank: bankOnWire(people.get(beneficiary ?? 0), order.beneficiary_method_id),
      matcherBank: bankOnWire(matcher, match?.method_id),
      matcherPaymentProvider: match && provider ? { name: provider } : null,
      match: match && (await matchOnWire(queries, people, match)),
    },
  };
}

/** The matches of an order that were taken on, newest first. */
async function matchHistory(queries: Queries, { id, ...paging }: Paging & { readonly id: string }) {
  const taken = and(eq(matches.order_id, recordId(id)), isNotNull(matches.accepted_at));
  const found = queries
    .select({ match: matches, staff: accounts.full_name })
    .from(matches)
    .leftJoin(accounts, eq(accounts.id, matches.cancelled_by))
    .where(taken);
  const newestFirst = [desc(matches.accepted_at), desc(matches.id)];
  const { rows, pagination } = await pageOf(queries, paging, found, newestFirst);
  const people = await findPeople(
    queries,
    rows.flatMap(({ match }) => [match.user_id, match.initiator_id]),
  );
  return {
    models: rows.map(({ match, staff }) => {
      const initiator = staff ?? people.get(match.initiator_id ?? 0)?.person.full_name_shown;
      return {
        id: match.id,
        user: personOf(people, match.user_id),
        accepted_at: iso(match.accepted_at),
        cancelled_at: iso(match.cancelled_at),
        initiator: initiator === undefined ? null : { full_name_shown: initiator },
      };
    }),
    pagination,
  };
}

/** The events of some matches, oldest first, by match. */
async function eventsOf(queries: Queries, matchIds: readonly number[]) {
  if (matchIds.length === 0) return [];
  const found = await queries
    .select()
    .from(validationEvents)
    .where(inArray(validationEvents.match_id, [...matchIds]))
    .orderBy(asc(validationEvents.ordinal), asc(validationEvents.id));
  return found.map((event) => ({
    matchId: event.match_id,
    shown: asRow(validationEvent, event, {}),
  }));
}

/** The matches of an order that still count, with their events. */
async function pendingMatches(queries: Queries, id: string) {
  await findOrder(queries, id);
  const found = await queries
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        eq(matches.order_id, recordId(id)),
        isNotNull(matches.accepted_at),
        isNull(matches.cancelled_at),
      ),
    )
    .orderBy(asc(matches.id));
  const events = await eventsOf(
    queries,
    found.map((match) => match.id),
  );
  return found.map((match) => ({
    id: match.id,
    validationEvents: events
      .filter(({ matchId }) => matchId === match.id)
      .map(({ shown }) => shown),
  }));
}

export const orderDetailHandlers = {
  'orders.read': ({ id }, { database }) => fullOrder(database.queries, id),
  'orders.readForMatches': ({ id }, { database }) => fullOrder(database.queries, id),
  'orders.matches': async (asked, { database }) => {
    await findOrder(database.queries, asked.id);
    return await matchHistory(database.queries, asked);
  },
  'orders.events': async ({ id }, { database }) => ({
    pendingMatches: await pendingMatches(database.queries, id),
  }),
  'matches.validationJourney': async ({ id }, { database: { queries } }, caller) => {
    assertMay(caller, 'seeJourney');
    const matchId = recordId(id);
    const [known] = await queries.select().from(matches).where(eq(matches.id, matchId));
    if (!known) throw noMatch(id);
    return { models: (await eventsOf(queries, [matchId])).map(({ shown }) => shown) };
  },
} satisfies Partial<Handlers>;
