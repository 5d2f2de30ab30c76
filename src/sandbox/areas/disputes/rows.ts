/** Disputes as rows of their list (2D). */
import { eq, inArray } from 'drizzle-orm';
import { type DisputeOnWire, disputeMatch } from '#contract/orders/disputes.ts';
import { disputeFiles, disputes } from '../../database/area-tables.ts';
import type { Queries } from '../../database/database.ts';
import { matches, orders } from '../../database/schema.ts';
import { findPeople, personOf } from '../orders/persons.ts';
import { asRow, iso } from '../rows.ts';

type DisputeRecord = typeof disputes.$inferSelect;

/** Where the files of disputes are, relative to the API. */
export const FILES = 'dispute-files';

async function filesOf(queries: Queries, ids: readonly number[]) {
  const { id, dispute_id, side, name, type, key } = disputeFiles;
  return await queries
    .select({ id, dispute_id, side, name, type, key })
    .from(disputeFiles)
    .where(inArray(dispute_id, [...ids]))
    .orderBy(id);
}

/** Disputes with their matches, people and files, in the order they are given. */
export async function disputesOnWire(
  queries: Queries,
  rows: readonly DisputeRecord[],
): Promise<DisputeOnWire[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const files = await filesOf(queries, ids);
  const found = await queries
    .select({ id: disputes.id, match: matches, beneficiary: orders.beneficiary_id })
    .from(disputes)
    .innerJoin(matches, eq(matches.id, disputes.match_id))
    .innerJoin(orders, eq(orders.id, disputes.order_id))
    .where(inArray(disputes.id, ids));
  const parts = new Map(found.map((each) => [each.id, each]));
  const people = await findPeople(
    queries,
    found.flatMap(({ match, beneficiary }) => [match.user_id, beneficiary]),
  );
  return rows.map((row) => {
    const { match, beneficiary } = parts.get(row.id) ?? { match: null, beneficiary: null };
    const receiver = people.get(beneficiary ?? 0)?.person;
    const sentBy = (side: string) =>
      files
        .filter((file) => file.dispute_id === row.id && file.side === side)
        .map(({ key, name, type }) => ({
          filepath: `${FILES}/${key}`,
          originalname: name,
          mimetype: type,
        }));
    return {
      id: row.id,
      created_at: iso(row.created_at),
      time: iso(row.created_at),
      status: row.status,
      match_id: row.match_id,
      match:
        match &&
        asRow(disputeMatch, match, {
          order: { id: row.order_id },
          user: personOf(people, match.user_id),
          latestValidationData: row.findings,
        }),
      order: {
        id: row.order_id,
        postersBeneficiary: receiver
          ? {
              full_name: receiver.full_name,
              full_name_shown: receiver.full_name_shown,
              email: receiver.email,
            }
          : null,
      },
      pb_response: row.pb_response,
      poster_beneficiary_resp_email_files: sentBy('posters_beneficiary'),
      matcher_resp_email_files: sentBy('matcher'),
    };
  });
}
