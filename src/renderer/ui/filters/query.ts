/** The query that the filters of a list make; what filters nothing is left out. */
import { FILTER_CURRENCY_PAIRS } from '#domain/network/catalogue.ts';
import type { AskedFilter, Filter, Filters, FilterValues } from './filter.ts';

/** A filter with the fields of the query that its value sets. */
interface QueryFilter<V, Fields extends object> extends Filter<V> {
  toQuery(value: V, now: Date): Fields;
}

/** `filter` with the fields of the query that its value sets; a field that filters nothing is undefined. */
export const withQuery = <V, Fields extends object>(
  filter: Filter<V>,
  toQuery: (value: V, now: Date) => Fields,
): QueryFilter<V, Fields> => ({ ...filter, toQuery });

/** `filter` with the one field of the query that has its value. */
export const inField = <Field extends string, V, Asked>(
  field: Field,
  filter: AskedFilter<V, Asked>,
) =>
  withQuery(
    filter,
    (value, now) => ({ [field]: filter.asked(value, now) }) as Record<Field, Asked | undefined>,
  );

type SetBy<F> = {
  readonly [K in keyof F]: F[K] extends QueryFilter<infer _, infer Fields> ? keyof Fields : never;
}[keyof F];

/** Nothing where filters set the fields of `Query` and no others, else a demand that names the rest. */
type SetsAll<Query, F> = [Exclude<keyof Query, SetBy<F>>] extends [never]
  ? [Exclude<SetBy<F>, keyof Query>] extends [never]
    ? unknown
    : { readonly 'the query has no': Exclude<SetBy<F>, keyof Query> }
  : { readonly 'no filter sets': Exclude<keyof Query, SetBy<F>> };

/**
 * The query of a table of filters. Types demand that each filter sets fields of the query, and that each
 * field is set. Where two filters set one field, the first of them does.
 */
export const queryOf =
  <Query extends object>() =>
  <F extends Readonly<Record<string, QueryFilter<unknown, Partial<Query>>>>>(
    filters: F & SetsAll<Query, F>,
  ) =>
  (values: FilterValues<F>, now = new Date()): Query => {
    const query: Record<string, unknown> = {};
    for (const [key, filter] of Object.entries(filters as F)) {
      const fields = filter.toQuery(values[key], now);
      for (const [name, value] of Object.entries(fields)) query[name] ??= value;
    }
    return query as Query;
  };

/** The filters without effect: an earlier one sets the same field to another value. */
export function overruled(
  filters: Filters,
  values: FilterValues<Filters>,
  now = new Date(),
): readonly (readonly [key: string, filter: Filters[string]])[] {
  const asked: Record<string, unknown> = {};
  return Object.entries(filters).filter(([key, filter]) => {
    const fields = Object.entries(filter.toQuery?.(values[key], now) ?? {});
    const isOverruled = fields.some(
      ([name, value]) => value !== undefined && (asked[name] ?? value) !== value,
    );
    if (!isOverruled) for (const [name, value] of fields) asked[name] ??= value;
    return isOverruled;
  });
}

const PAIR_MARK = '-';

/** The pairs of currencies a filter offers: 'NGN-USD' reads 'NGN to USD'. */
export const CURRENCY_PAIR_OPTIONS = FILTER_CURRENCY_PAIRS.map(({ from, to }) => ({
  value: `${from}${PAIR_MARK}${to}`,
  label: `${from} to ${to}`,
}));

/** Chosen pairs as two lists in parallel. */
export function pairsQuery(pairs: readonly string[]) {
  const split = pairs.map((pair) => pair.split(PAIR_MARK));
  if (pairs.length === 0) return { fromCurrency: undefined, toCurrency: undefined };
  return {
    fromCurrency: split.map(([from = '']) => from),
    toCurrency: split.map(([, to = '']) => to),
  };
}
