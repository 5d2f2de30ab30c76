/** Raises verification requests in a running world, with their events. */
import { eq, max } from 'drizzle-orm';
import type { DocVerificationType } from '#contract/people/verifications.ts';
import { cardRow, docRow } from '../areas/verifications/rows.ts';
import { cardVerifications } from '../database/area-tables.ts';
import { only } from '../database/database.ts';
import { docVerifications, notifications, people } from '../database/schema.ts';
import type { Services } from '../server/context.ts';
import type { WorldOptions } from '../world/options.ts';
import { peopleCount } from '../world/people/people.ts';
import {
  CARD_REQUEST,
  describeCard,
  describeDocument,
  STAFF_IDS,
} from '../world/people/verifications.ts';

/** How a document is decided; null when it is not. */
type DocStatus = 'approved' | 'declined' | null;

/** Requests as people of the world would send them in. */
export interface NewVerifications {
  /** A card whose charge is verified, unread by all staff; its id. */
  card(): Promise<number>;
  /** A document; its id. */
  document(type: DocVerificationType, status: DocStatus): Promise<number>;
}

/** The maker of new requests of one world; the events carry the request as its list would. */
export function newVerifications(services: Services, world: WorldOptions): NewVerifications {
  const { database, hub, pictureAddress } = services;
  const { queries } = database;
  const origin = (index: number) => ({
    seed: world.seed,
    index,
    people: peopleCount(world.orders),
    created: new Date(),
  });
  const personOf = async (id: number) =>
    only(await queries.select().from(people).where(eq(people.id, id)));

  return {
    card: async () => {
      const [latest] = await queries
        .select({ id: max(cardVerifications.id) })
        .from(cardVerifications);
      const draft = describeCard(origin(latest?.id ?? 0), 'charge_verified');
      const card = only(await queries.insert(cardVerifications).values(draft).returning());
      await queries.insert(notifications).values(
        STAFF_IDS.map((account) => ({
          account_id: account,
          object_type: CARD_REQUEST,
          person_id: card.person_id,
          status: 'unread' as const,
          created_at: card.created_at,
        })),
      );
      const person = await personOf(card.person_id);
      hub.publish('cardVerificationRequestCreated', cardRow(card, person, pictureAddress));
      return card.id;
    },
    document: async (type, status) => {
      const [latest] = await queries
        .select({ id: max(docVerifications.id) })
        .from(docVerifications);
      const draft = describeDocument(origin(latest?.id ?? 0), type, status);
      const request = only(await queries.insert(docVerifications).values(draft).returning());
      const person = await personOf(request.person_id);
      hub.publish('docVerificationRequestCreated', docRow(request, person, pictureAddress));
      return request.id;
    },
  };
}
