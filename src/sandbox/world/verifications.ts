/** Requests that wait for staff: cards and documents to be verified. */
import { PRACTICE_SIGN_INS } from '#domain/practice.ts';
import type { docVerifications, notifications } from '../database/schema.ts';
import { randomFor } from './random.ts';

type NotificationRow = Omit<typeof notifications.$inferInsert, 'id'>;
type DocVerificationRow = Omit<typeof docVerifications.$inferInsert, 'id'>;

/** What notifications of card verification requests are about. */
export const CARD_REQUEST = 'card_verification_request';

const CARD_REQUESTS = 24;
const DOCUMENT_REQUESTS = { identity: 60, address: 40 } as const;
/** How far back the oldest request lies. */
const SPAN = 30 * 86_400_000;

/** The ids of the accounts that are told of requests. */
export const STAFF_IDS: readonly number[] = PRACTICE_SIGN_INS.flatMap(({ role }, index) =>
  role === 'customer' ? [] : [index + 1],
);

/** The requests of a world of `people` people. The same seed always gives the same rows. */
export function describeVerifications(seed: number, people: number, worldEnd: number) {
  const cards = Array.from({ length: CARD_REQUESTS }, (_, index): NotificationRow[] => {
    const random = randomFor(seed, 'card request', index);
    const created = new Date(worldEnd - Math.floor(SPAN * random.next()));
    const person = random.whole(1, people);
    return STAFF_IDS.map((account) => ({
      account_id: account,
      object_type: CARD_REQUEST,
      person_id: person,
      status: random.chance(0.3) ? 'unread' : 'read',
      created_at: created,
    }));
  });
  const documents = (['identity', 'address'] as const).flatMap((type) =>
    Array.from({ length: DOCUMENT_REQUESTS[type] }, (_, index): DocVerificationRow => {
      const random = randomFor(seed, `${type} request`, index);
      return {
        person_id: random.whole(1, people),
        type,
        status: random.weighted([
          ['approved', 70],
          ['declined', 10],
          [null, 20],
        ]),
        created_at: new Date(worldEnd - Math.floor(SPAN * random.next())),
      };
    }),
  );
  const numbered = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row, index) => ({ id: index + 1, ...row }));
  return { notifications: numbered(cards.flat()), docVerifications: numbered(documents) };
}
