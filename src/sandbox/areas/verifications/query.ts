/** Which requests a list is about, and in which order. */
import { and, eq, isNull, like, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type {
  CardFilters,
  DocFilters,
  DocVerificationType,
} from '#contract/people/verifications.ts';
import { cardVerifications } from '../../database/area-tables.ts';
import { docVerifications, people } from '../../database/schema.ts';
import { contains } from '../conditions.ts';
import { type Conditions, meets } from '../filters.ts';

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

const DOC_CONDITIONS: Conditions<DocFilters> = { status: ofStatus };

interface DocQuery {
  readonly type: DocVerificationType;
  readonly status?: string | undefined;
  readonly search?: string | undefined;
  readonly filters?: DocFilters | undefined;
}

/** Documents of a type by status, and by the person's name or e-mail or the document's number. */
export function docCondition({ type, status, search, filters }: DocQuery): SQL | undefined {
  const number = compact(search);
  return and(
    eq(docVerifications.type, type),
    ofStatus(status),
    meets(DOC_CONDITIONS, filters ?? {}),
    or(
      contains(people.search_text, search),
      NUMBER.test(number) ? like(docVerifications.id_number, `%${number}%`) : undefined,
    ),
  );
}

const expires = (part: 'year' | 'month', value: number | undefined) =>
  value === undefined
    ? undefined
    : sql`extract(${sql.raw(part)} from ${cardVerifications.expiry_date}) = ${value}`;

const CARD_CONDITIONS: Conditions<CardFilters> = {
  expiryYear: (year) => expires('year', year),
  expiryMonth: (month) => expires('month', month),
};

/** Cards by expiry, and by the person's name or e-mail or the card's number. */
export function cardCondition(query: {
  readonly search?: string | undefined;
  readonly filters?: CardFilters | undefined;
}): SQL | undefined {
  const number = compact(query.search);
  return and(
    meets(CARD_CONDITIONS, query.filters ?? {}),
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

export const DOC_ORDER = queue(
  sql`${docVerifications.status} is null`,
  docVerifications.created_at,
  docVerifications.id,
);

export const CARD_ORDER = queue(
  sql`${cardVerifications.status} = 'charge_verified'`,
  cardVerifications.created_at,
  cardVerifications.id,
);
