/** Requests that wait for staff: cards and documents to be verified. */
import { hash } from 'node:crypto';
import type { DocVerificationType } from '#contract/people/verifications.ts';
import { PRACTICE_SIGN_INS } from '#domain/access/practice-accounts.ts';
import { DECLINE_REASONS } from '#domain/verifications/documents.ts';
import type { cardVerifications } from '../../database/area-tables.ts';
import type { docVerifications, notifications } from '../../database/schema.ts';
import { type Random, randomFor } from '../random.ts';
import { cardNumber } from './cards.ts';

type NotificationRow = Omit<typeof notifications.$inferSelect, 'id'>;
type DocVerificationRow = Omit<typeof docVerifications.$inferSelect, 'id'>;
type CardVerificationRow = Omit<typeof cardVerifications.$inferSelect, 'id'>;

/** What notifications of card verification requests are about. */
export const CARD_REQUEST = 'card_verification_request';

/** How many of the newest card requests have notifications. */
const NOTIFIED = 24;
const CARD_REQUESTS = 60;
const DOCUMENT_REQUESTS = { identity: 60, address: 40 } as const;
const SPAN = 30 * 86_400_000;
/** One in this many document requests is the second one of a person after a decline. */
const SECOND_EVERY = 6;

/** The ids of the accounts that get notifications of requests. */
export const STAFF_IDS: readonly number[] = PRACTICE_SIGN_INS.flatMap(({ role }, index) =>
  role === 'customer' ? [] : [index + 1],
);

/** The reasons documents of the world are declined for: all but one. */
const REASONS = DECLINE_REASONS.filter((reason) => reason !== 'ID type not recognized');

/** Answers of the payment provider, by the status they result in. */
const RESPONSES: Readonly<Record<string, readonly (string | null)[]>> = {
  charge_verified: ['Charge verified', 'Approved by Financial Institution', null],
  approved: ['Charge verified'],
  declined: ['Name does not match', 'Insufficient funds', 'Do not honour'],
  charge_pending: ['Charge initiated', null],
  charge_failed: ['Transaction failed at the issuing bank', 'Expired card'],
};

interface Origin {
  readonly seed: number;
  /** Its number among its kind, from 0. */
  readonly index: number;
  /** How many people the world has. */
  readonly people: number;
  readonly created: Date;
}

/** The secret in the address of a picture. It follows from the seed: the documents are invented. */
const imageKey = (seed: number, kind: string, index: number) =>
  hash('sha256', `${seed} ${kind} picture ${index}`, 'base64url').slice(0, 32);

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The month of an expiry, as the first of it: mostly ahead, sometimes past. */
function expiryMonth(random: Random, created: Date): string {
  const months = random.whole(-4, 50);
  const date = new Date(Date.UTC(created.getUTCFullYear(), created.getUTCMonth() + months, 1));
  return date.toISOString().slice(0, 10);
}

/** A request to verify a card; `status` when it is not left to chance. */
export function describeCard(
  { seed, index, people, created }: Origin,
  status?: string,
): CardVerificationRow {
  const random = randomFor(seed, 'card request', index);
  const chosen = random.weighted([
    ['charge_verified', 46],
    ['approved', 30],
    ['declined', 12],
    ['charge_pending', 7],
    ['charge_failed', 5],
  ]);
  const own = status ?? chosen;
  return {
    person_id: random.whole(1, people),
    number: cardNumber(random),
    expiry_date: expiryMonth(random, created),
    status: own,
    resp_message: random.pick(RESPONSES[own] ?? [null]),
    image_key: imageKey(seed, 'card', index),
    created_at: created,
  };
}

/** The statuses of requests, in shares. */
type Decided = readonly (readonly [status: DocVerificationRow['status'], weight: number])[];

const USUAL: Decided = [
  ['approved', 70],
  ['declined', 10],
  [null, 20],
];
/** Those of a person's first and second attempt. */
const OF_ATTEMPTS: readonly Decided[] = [[['declined', 1]], [[null, 1]]];

function documentFields(type: DocVerificationType, random: Random, created: Date) {
  if (type === 'address') return { id_number: null, expiry_date: null };
  const year = created.getUTCFullYear() + random.whole(-1, 9);
  return {
    id_number: random.chance(0.96)
      ? `${random.pick(['A', 'B', 'C', 'K', 'P'])}${random.digits(8)}`
      : null,
    expiry_date: random.chance(0.94)
      ? `${year}-${twoDigits(random.whole(1, 12))}-${twoDigits(random.whole(1, 28))}`
      : null,
  };
}

/** A request to verify a document; `status` when it is not left to chance. */
export function describeDocument(
  { seed, index, people, created }: Origin,
  type: DocVerificationType,
  status?: DocVerificationRow['status'],
): DocVerificationRow {
  const random = randomFor(seed, `${type} request`, index);
  const turn = index % SECOND_EVERY;
  const own = (turn > 1 ? random : seconds(seed, type, index)).whole(1, people);
  const chosen = random.weighted(OF_ATTEMPTS[turn] ?? USUAL);
  const decided = status === undefined ? chosen : status;
  return {
    person_id: own,
    type,
    status: decided,
    ...documentFields(type, random, created),
    has_photo: random.chance(type === 'identity' ? 0.9 : 0.15),
    has_extra: random.chance(type === 'identity' ? 0.55 : 0.2),
    image_key: imageKey(seed, type, index),
    comments: decided === 'declined' ? [random.pick(REASONS)] : [],
    created_at: created,
  };
}

/** The stream that both requests of a person who tries again draw their person from. */
const seconds = (seed: number, type: DocVerificationType, index: number) =>
  randomFor(seed, `${type} person`, Math.floor(index / SECOND_EVERY));

/** The requests of a world of `people` people. The same seed always gives the same rows. */
export function describeVerifications(seed: number, people: number, worldEnd: number) {
  // Later ones in the list are newer, so that a second request comes after the first.
  const created = (kind: string, index: number, of: number) => {
    const place = (index + randomFor(seed, `${kind} time`, index).next()) / of;
    return new Date(worldEnd - Math.floor(SPAN * (1 - place)) - 60_000);
  };
  const cards = Array.from({ length: CARD_REQUESTS }, (_, index) =>
    describeCard({ seed, index, people, created: created('card', index, CARD_REQUESTS) }),
  );
  const notified = cards.slice(-NOTIFIED).map((card, index): NotificationRow[] => {
    const random = randomFor(seed, 'card notification', index);
    return STAFF_IDS.map((account) => ({
      account_id: account,
      object_type: CARD_REQUEST,
      person_id: card.person_id,
      status: random.chance(0.3) ? 'unread' : 'read',
      created_at: card.created_at,
    }));
  });
  const documents = (['identity', 'address'] as const).flatMap((type) => {
    const length = DOCUMENT_REQUESTS[type];
    return Array.from({ length }, (_, index) =>
      describeDocument({ seed, index, people, created: created(type, index, length) }, type),
    );
  });
  const numbered = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row, index) => ({ id: index + 1, ...row }));
  return {
    notifications: numbered(notified.flat()),
    cardVerifications: numbered(cards),
    docVerifications: numbered(documents),
  };
}
