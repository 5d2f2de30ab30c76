/** The table of card verification requests. */
import { date, integer, text } from 'drizzle-orm/pg-core';
import { at, corridor, countedId } from './columns.ts';

/** Requests of people to have a card verified. `person_id` is one of `people`. */
export const cardVerifications = corridor.table('card_verifications', {
  id: countedId(),
  person_id: integer().notNull(),
  number: text().notNull(),
  /** The first day of the month the card expires in. */
  expiry_date: date({ mode: 'string' }).notNull(),
  status: text().notNull(),
  resp_message: text(),
  /** What makes the address of its picture unguessable. */
  image_key: text().notNull(),
  created_at: at().notNull(),
});
