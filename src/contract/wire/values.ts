/**
 * The scalar values on the wire, read tolerantly: servers send amounts as numbers or as numeric
 * strings, flags as booleans or 0/1, and leave out missing values. Every reader here gives one
 * canonical form.
 */
import { z } from 'zod';

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)$/u;

/**
 * Writes a finite number in plain decimals, never in exponent form. The locale's formatter costs
 * a hundred times as much as `String`, so only very large and very small numbers get there.
 */
function plainDecimal(value: number): string {
  const shortest = String(value);
  if (!shortest.includes('e')) return shortest;
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

/** `schema`, or null where the server sends nothing, null or an empty text. */
export function orNull<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (isAbsent(value) ? null : value), schema.nullable()) as z.ZodType<
    z.output<S> | null,
    z.input<S> | null | undefined
  >;
}

/**
 * A decimal number as a string in plain notation ('1234.5'), so that no money ever passes through
 * floating-point arithmetic. Reads a finite number or a numeric string.
 */
export const decimal = z.union([
  z.number().transform(plainDecimal),
  z
    .string()
    .trim()
    .regex(DECIMAL, 'expected a number')
    .transform((value) => value.replace(/^\+/u, '')),
]);

/** An optional {@link decimal}; null where the server has none. */
export const optionalDecimal = orNull(decimal);

/** A {@link decimal} that is 0 where the server has none. */
export const decimalOrZero = z.preprocess(
  (value) => (isAbsent(value) ? 0 : value),
  decimal,
) as z.ZodType<string, number | string | null | undefined>;

/** An identifier, always handled as text: servers count in numbers, others use UUIDs. */
export const id = z.union([z.string().min(1), z.number().transform(String)]);

/** An optional {@link id}; null where the server has none. */
export const optionalId = orNull(id);

/**
 * An {@link id} that is sent back unchanged, because a server with numeric ids may not accept
 * texts.
 */
export const rawId = z.union([z.string().min(1), z.number()]);

/** Free text; a number is taken as its text. */
export const text = z.union([z.string(), z.number().transform(String)]);

/** Optional free text; null where the server has none or sends an empty string. */
export const optionalText = orNull(text);

/** What servers write for true and false. */
const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
]);

/** A yes-or-no value; a missing one is no. Reads booleans, 0/1 and their texts. */
export const flag = z.preprocess(
  (value) => (isAbsent(value) ? false : (FLAGS.get(value) ?? value)),
  z.boolean(),
) as z.ZodType<boolean, boolean | 0 | 1 | null | undefined>;

/** A {@link flag} that may be unknown: null where the server has none. */
export const optionalFlag = orNull(
  z.preprocess((value) => FLAGS.get(value) ?? value, z.boolean()) as z.ZodType<
    boolean,
    boolean | 0 | 1
  >,
);

/** A list of `schema`; empty where the server has none. */
export function listOf<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => value ?? [], z.array(schema)) as z.ZodType<
    z.output<S>[],
    readonly z.input<S>[] | null | undefined
  >;
}

/**
 * For a field that no screen shows and no calculation uses: an invalid value counts as missing, so
 * that it never hides the rest.
 */
export function ignoreInvalid<S extends z.ZodType>(schema: S): S {
  return schema.catch(() => schema.parse(undefined)) as unknown as S;
}

/** 'YYYY-MM-DD', optionally with a time; without a zone it is UTC (3F). */
const TIMESTAMP = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?( ?(Z|[+-]\d\d(:?\d\d)?))?)?$/u;
const ZONE = /(Z|[+-]\d\d(:?\d\d)?)$/u;

function toInstant(value: string | number): string | undefined {
  if (typeof value === 'string' && !TIMESTAMP.test(value)) return undefined;
  const date = new Date(typeof value === 'number' ? value : isoText(value));
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

function isoText(value: string): string {
  const joined = value.replace(/^(\S+) (\d)/u, '$1T$2').replace(' ', '');
  if (!joined.includes('T')) return `${joined}T00:00:00Z`;
  const time = joined.slice(joined.indexOf('T'));
  if (!ZONE.test(time)) return `${joined}Z`;
  return joined.replace(
    /([+-]\d\d)(\d\d)?$/u,
    (_all, hours, minutes) => `${hours}:${minutes ?? '00'}`,
  );
}

/**
 * A moment as an ISO 8601 instant in UTC ('2026-11-20T23:54:00.000Z'). Reads ISO texts, SQL-style
 * texts ('2026-11-20 23:54:00', taken as UTC) and milliseconds since the epoch.
 */
export const instant = z.union([z.string(), z.number()]).transform((value, context) => {
  const read = toInstant(value);
  if (read !== undefined) return read;
  context.issues.push({ code: 'custom', message: 'expected a date and time', input: value });
  return z.NEVER;
});

/** An optional {@link instant}; null where the server has none. */
export const optionalInstant = orNull(instant);

/** A whole number in a query string or an answer. */
export const count = z.coerce.number().int().nonnegative();
