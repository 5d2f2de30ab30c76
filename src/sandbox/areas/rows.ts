/** Records of the database as rows of the contract. */
import type { z } from 'zod';

/** A moment as it is sent; null where there is none. */
export const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

/** A value of a record as it is sent. */
type Sent<T> = T extends Date ? string : T;

/** What a row has of a record, and what it has beside. */
type FromRecord<Row, Rec> = { readonly [Field in keyof Row & keyof Rec]: Sent<Rec[Field]> };

/**
 * The fields that `row` of the contract and `record` both have, with instants as texts, and `others`: types demand
 * the fields that the record does not have.
 */
export const asRow = <Row extends z.ZodObject, Rec extends object>(
  row: Row,
  record: Rec,
  others: Omit<z.input<Row>, keyof Rec>,
) =>
  ({
    ...Object.fromEntries(
      Object.entries(record)
        .filter(([field]) => field in row.shape)
        .map(([field, value]) => [field, value instanceof Date ? value.toISOString() : value]),
    ),
    ...others,
  }) as FromRecord<z.input<Row>, Rec> & Omit<z.input<Row>, keyof Rec>;
