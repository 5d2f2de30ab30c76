/** The tables of disputes and of the files that their sides have sent. */
import { integer, jsonb, smallint, text } from 'drizzle-orm/pg-core';
import { DISPUTE_SIDES, type DisputeSide } from '#contract/orders/disputes.ts';
import { at, corridor, countedId } from './columns.ts';

/** What was found out about one side. */
export interface DisputeFinding {
  readonly side: DisputeSide;
  readonly source_type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Disputes about matches. `match_id` is one of `matches`, `order_id` its order. */
export const disputes = corridor.table('disputes', {
  id: countedId(),
  order_id: integer().notNull(),
  match_id: integer().notNull(),
  status: text().notNull(),
  /** Whether the poster's beneficiary has got the money: 1 yes, 0 no, null without an answer. */
  pb_response: smallint().$type<0 | 1>(),
  findings: jsonb().$type<readonly DisputeFinding[]>().notNull(),
  created_at: at().notNull(),
});

/** Files about disputes. Those the world began with have no content: it is written when asked for. */
export const disputeFiles = corridor.table('dispute_files', {
  id: countedId(),
  dispute_id: integer().notNull(),
  side: text({ enum: DISPUTE_SIDES }).notNull(),
  name: text().notNull(),
  type: text().notNull(),
  /** In base64. */
  content: text(),
  /** What makes its address unguessable. */
  key: text().notNull(),
});
