/** Which requests a list is about, and in which order. */
import { and, eq, isNull, like, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CardFilters, DocVerificationType } from '#contract/verifications.ts';
import { docVerifications, people } from '../../database/schema.ts';
import { cardVerifications } from '../../database/verification-tables.ts';
import { contains } from '../contains.ts';

/** `unapproved` is everything that is not approved; other words are statuses. */
function ofStatus(status: string | undefined): SQL | undefined {
  if (status === undefined || status === '') return undefined;
  const column = docVerifications.status;
  if (status === 'unapproved') return or(isNull(column), ne(column, 'approved'));
  return status === 'approved' || status === 'declined' ? eq(column, status) : isNull(column);
}

/** A number in groups is one number; letters are as good small as capital. */
const compact = (search: string | undefined) =>
  search?.replaceAll(/[\s-]/gu, '').toUpperCase() ?? '';

const NUMBER = /^[A-Z]?\d+$/u;

/** What documents a list asks for. */
interface DocQuery {
  readonly type: DocVerificationType;
  readonly status?: string | undefined;
  readonly search?: string | undefined;
  readonly filters?: { readonly status?: string | undefined } | undefined;
}

/** Documents of a type by status, and by the person's name or e-mail or the document's number. */
export function docCondition({ type, status, search, filters }: DocQuery): SQL | undefined {
  const number = compact(search);
  return and(
    eq(docVerifications.type, type),
    ofStatus(status),
    ofStatus(filters?.status),
    or(
      contains(people.search_text, search),
      NUMBER.test(number) ? like(docVerifications.id_number, `%${number}%`) : undefined,
    ),
  );
}

/** Cards by expiry, and by the person's name or e-mail or the card's number. */
export function cardCondition(query: {
  readonly search?: string | undefined;
  readonly filters?: CardFilters | undefined;
}): SQL | undefined {
  const { expiryYear, expiryMonth } = query.filters ?? {};
  const number = compact(query.search);
  const part = (name: 'year' | 'month', value: number | undefined) =>
    value === undefined
      ? undefined
      : sql`extract(${sql.raw(name)} from ${cardVerifications.expiry_date}) = ${value}`;
  return and(
    part('year', expiryYear),
    part('month', expiryMonth),
    or(
      contains(people.search_text, query.search),
      /^\d+$/u.test(number) ? like(cardVerifications.number, `%${number}%`) : undefined,
    ),
  );
}

/** What waits comes first, as it came in; then what is decided, the latest first. */
const queue = (waits: SQL, created: PgColumn, id: PgColumn): SQL[] => [
  sql`(${waits}) desc`,
  sql`case when ${waits} then ${created} end asc`,
  sql`${created} desc`,
  sql`${id} desc`,
];

/** The order of the document list. */
export const DOC_ORDER = queue(
  sql`${docVerifications.status} is null`,
  docVerifications.created_at,
  docVerifications.id,
);

/** The order of the card list. */
export const CARD_ORDER = queue(
  sql`${cardVerifications.status} = 'charge_verified'`,
  cardVerifications.created_at,
  cardVerifications.id,
);
