/** What situations are made of, out of the world's own parts: as coherent as what was seeded. */
import { and, asc, eq, isNull, min, ne } from 'drizzle-orm';
import type { WithdrawalStatus } from '#contract/people/referrals.ts';
import { normalizeText } from '#domain/text/normalize-text.ts';
import type { MatchRecord, OrderRecord } from '../areas/orders/actions/transitions.ts';
import type { PersonRecord } from '../areas/users/rows.ts';
import { type DisputeFinding, disputes, referralTransactions } from '../database/area-tables.ts';
import { only } from '../database/database.ts';
import { docVerifications, matches, people, validationEvents } from '../database/schema.ts';
import { isAsDeclared } from '../fixtures/fixtures.ts';
import { describeDocument } from '../world/people/verifications.ts';
import type { Random } from '../world/random.ts';
import { type AttemptStage, hoursAgo, LARGEST_SEED } from './stage.ts';

type DocumentRecord = typeof docVerifications.$inferSelect;

const HOUR = 3_600_000;

/** The matches of an order, the first one first. */
export const matchesOf = ({ queries }: AttemptStage, { id }: OrderRecord): Promise<MatchRecord[]> =>
  queries.select().from(matches).where(eq(matches.order_id, id)).orderBy(asc(matches.id));

/** An order with the match that counts. */
export async function matchedOrder(
  stage: AttemptStage,
  ...asked: Parameters<AttemptStage['order']>
) {
  const order = await stage.order(...asked);
  const match = only((await matchesOf(stage, order)).filter(({ id }) => id === order.match_id));
  return { order, match };
}

/** Gives a person the name of the other, as of two people of one name. */
export async function nameLike(
  { queries }: AttemptStage,
  { id, email }: Pick<PersonRecord, 'id' | 'email'>,
  other: PersonRecord,
): Promise<void> {
  const { firstname, middlename, lastname, full_name, full_name_shown } = other;
  const search_text = `${normalizeText(full_name)}\n${email}`;
  const name = { firstname, middlename, lastname, full_name, full_name_shown };
  await queries
    .update(people)
    .set({ ...name, email, search_text })
    .where(eq(people.id, id));
}

/** The poster's beneficiary has said that the money of a match came. */
export async function confirmReceipt({ queries, random }: AttemptStage, { id }: MatchRecord) {
  const known = await queries.$count(validationEvents, eq(validationEvents.match_id, id));
  await queries.insert(validationEvents).values({
    match_id: id,
    ordinal: known + 1,
    created_at: hoursAgo(1),
    event: 'beneficiary_confirmation',
    matcher_paid: true,
    payment_received: true,
    event_data: { source: 'posters_beneficiary', reference: random.digits(12) },
  });
}

/** A dispute about a match, with what the matcher's bank statement shows. */
export async function stageDispute(
  { queries, random }: AttemptStage,
  { id, order_id }: MatchRecord,
  about: {
    /** What the poster's beneficiary has answered: 0 is no. */
    readonly response: 0 | null;
    readonly statement: { readonly amount: string; readonly currency: string };
  },
): Promise<void> {
  if (about.response === null) {
    // The order of a dispute comes with the answer 'not received'.
    const isAnswer = eq(validationEvents.event, 'beneficiary_confirmation');
    await queries.delete(validationEvents).where(and(eq(validationEvents.match_id, id), isAnswer));
  }
  const transaction = {
    reference: random.digits(12),
    date: hoursAgo(20).toISOString(),
    ...about.statement,
  };
  const statement: DisputeFinding = {
    side: 'matcher',
    source_type: 'bank_statement',
    data: { transactions: [transaction] },
  };
  await queries.insert(disputes).values({
    order_id,
    match_id: id,
    status: 'pending',
    pb_response: about.response,
    findings: [statement],
    created_at: hoursAgo(2),
  });
}

/** A withdrawal of referral money that was earned; `passed` are its statuses so far. */
export async function withdrawalOf(
  { queries, random }: AttemptStage,
  person: PersonRecord,
  passed: readonly WithdrawalStatus[],
) {
  const amount = `${random.whole(4, 30) * 5}.00`;
  const common = { person_id: person.id, amount, currency_code: 'USD', order_id: null };
  const rowOf = (statuses: readonly WithdrawalStatus[], hours: number) => {
    const at = (step: number) => hoursAgo(hours - step);
    return {
      ...common,
      status: statuses.at(-1) ?? 'pending',
      statuses: statuses.map((status, step) => ({ status, created_at: at(step).toISOString() })),
      created_at: at(0),
      updated_at: at(statuses.length - 1),
    };
  };
  await queries
    .insert(referralTransactions)
    .values({ ...rowOf(['completed'], 72), type: 'credit' });
  const wanted = { ...rowOf(passed, 8), type: 'withdraw' as const };
  return only(await queries.insert(referralTransactions).values(wanted).returning());
}

/** The key of a picture that says what was declared. */
function matchingKey(random: Random): string {
  const key = `exercise-${random.digits(20)}`;
  return isAsDeclared(key) ? key : matchingKey(random);
}

/** An identity document that is first in its list, and whose picture says what was declared. */
export async function identityDocument(
  { queries, random, services }: AttemptStage,
  person: PersonRecord,
  as: Partial<DocumentRecord> = {},
): Promise<DocumentRecord> {
  const [oldest] = await queries
    .select({ at: min(docVerifications.created_at) })
    .from(docVerifications)
    .where(isNull(docVerifications.status));
  const created = new Date((oldest?.at ?? hoursAgo(0)).getTime() - HOUR);
  const origin = { seed: random.whole(1, LARGEST_SEED), index: 0, people: 1, created };
  const declared = {
    ...describeDocument(origin, 'identity', null),
    person_id: person.id,
    id_number: `K${random.digits(8)}`,
    expiry_date: `${new Date().getUTCFullYear() + random.whole(2, 8)}-0${random.whole(1, 9)}-17`,
    image_key: matchingKey(random),
    ...as,
  };
  const made = only(await queries.insert(docVerifications).values(declared).returning());
  services.hub.publish('docVerificationRequestUpdated', { id: made.id });
  return made;
}

/** The key of a picture that shows the document of somebody else. */
export async function pictureOfAnother({ queries, random }: AttemptStage, person: PersonRecord) {
  const found = await queries
    .select({ key: docVerifications.image_key })
    .from(docVerifications)
    .innerJoin(people, eq(people.id, docVerifications.person_id))
    .where(
      and(
        eq(docVerifications.type, 'identity'),
        eq(docVerifications.status, 'approved'),
        ne(people.full_name, person.full_name),
      ),
    )
    .orderBy(asc(docVerifications.id));
  return random.pick(found.filter(({ key }) => isAsDeclared(key))).key;
}
