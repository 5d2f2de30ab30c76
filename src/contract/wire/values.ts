/**
 * The values on the wire, read tolerantly: servers send amounts as numbers or as numeric strings, flags as
 * booleans or 0/1, and leave out missing values. Every reader here gives one canonical form. Those of
 * optional values never fail within a {@link readRecord}: see `unreadable.ts`.
 */

import { z } from 'zod';
import { isDay } from './days.ts';
import { asRecord, isLongNumber, type LongNumber } from './json.ts';
import {
  isUnreadable,
  type Unreadable,
  unreadable,
  unreadableFields,
  unreadableText,
} from './unreadable.ts';

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

const longNumber: z.ZodType<LongNumber> = z.object({ $number: z.string() });

export const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

/** What `schema` reads of a body once it is adapted to it; it is written as the schema says. */
export const adapted = <S extends z.ZodType>(adapt: (body: unknown) => unknown, schema: S) =>
  z.preprocess(adapt, schema) as z.ZodType<z.output<S>, z.input<S>>;

/** A name in snake case: 'postCompleted' is 'post_completed'. */
export const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** Inclusive instants in UTC. The names of the two ends are assumed. */
export const period = z.object({ from: z.iso.datetime(), to: z.iso.datetime() });

/** `schema`, or null where the server sends nothing, null or an empty text. */
export function orNull<S extends z.ZodType>(schema: S) {
  const present = (value: unknown) => (isAbsent(value) || isUnreadable(value) ? null : value);
  return z.preprocess(present, schema.nullable()) as z.ZodType<
    z.output<S> | null,
    z.input<S> | null | undefined
  >;
}

/** `schema`, or {@link Unreadable} where a value is there that it does not read. */
export const shown = <S extends z.ZodType>(schema: S) =>
  schema.catch(({ value }) => unreadable(value) as never) as unknown as z.ZodType<
    z.output<S> | Unreadable,
    z.input<S>
  >;

const decimalText = z
  .string()
  .trim()
  .regex(DECIMAL, 'expected a number')
  .transform((value) => value.replace(/^\+/u, ''));

/**
 * A decimal number as a string in plain notation ('1234.5'), so that no money ever passes through
 * floating-point arithmetic. Reads a finite number or a numeric string.
 */
export const decimal = z.union([
  z.number().transform(plainDecimal),
  decimalText,
  longNumber.transform(({ $number }) => $number).pipe(decimalText),
]) as z.ZodType<string, number | string>;

/** An optional amount as it is shown; null where the server has none. */
export const optionalDecimal = orNull(shown(decimal));

/** A {@link decimal} that is 0 where the server has none. */
export const decimalOrZero = z.preprocess(
  (value) => (isAbsent(value) ? 0 : value),
  decimal,
) as z.ZodType<string, number | string | null | undefined>;

/** Digits as JSON sent them. A number without them that is too large has lost some, and is no id. */
const digits = z.union([
  z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER).transform(String),
  longNumber.transform(({ $number }) => $number),
]);

/** An identifier, always handled as text: servers count in numbers, others use UUIDs. */
export const id = z.union([z.string().min(1), digits]) as z.ZodType<
  string,
  number | string | LongNumber
>;

/**
 * An {@link id} that is sent back unchanged, because a server with numeric ids may not accept
 * texts.
 */
export const rawId = z.union([z.string().min(1), z.number(), longNumber]);

/** Free text; a number is taken as its text. */
export const text = z.union([z.string(), digits]) as z.ZodType<string, number | string>;

function withTexts(value: unknown): unknown {
  if (isLongNumber(value)) return value.$number;
  if (Array.isArray(value)) return value.map(withTexts);
  const fields = asRecord(value);
  if (!fields) return value;
  return Object.fromEntries(
    Object.entries(fields).map(([name, inner]) => [name, withTexts(inner)]),
  );
}

/** Data of no known form, as it came; a number with more digits than a number holds is its text. */
export const free: z.ZodType<unknown, unknown> = z.unknown().transform(withTexts);

/** Optional text; what is none is a text that says so, once its record has named it. */
const orSaidToBe = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => {
    if (isUnreadable(value)) return value.unreadable === '' ? null : unreadableText(value);
    return isAbsent(value) ? null : value;
  }, schema.nullable()) as z.ZodType<z.output<S> | null, z.input<S> | null | undefined>;

/** An optional {@link id}; null where the server has none. */
export const optionalId = orSaidToBe(id);

/** Optional free text; null where the server has none or sends an empty string. */
export const optionalText = orSaidToBe(text);

/** An optional value that acts need: a record without it is shown, and names it as unreadable. */
export const needed = <S extends z.ZodType>(schema: S) =>
  z.custom((value) => !isAbsent(value), 'expected a value').pipe(schema) as unknown as z.ZodType<
    z.output<S>,
    NonNullable<z.input<S>>
  >;

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

/** A {@link flag} as it is shown. */
export const shownFlag = shown(flag);

/** A {@link flag} that may be unknown: null where the server has none. */
export const optionalFlag = orNull(flag);

/** A list of `schema`; empty where the server has none. */
export function listOf<S extends z.ZodType>(schema: S) {
  const present = (value: unknown) => (isAbsent(value) || isUnreadable(value) ? [] : value);
  return z.preprocess(present, z.array(readRecord(schema))) as z.ZodType<
    z.output<S>[],
    readonly z.input<S>[] | null | undefined
  >;
}

/**
 * For a field that no screen shows and no calculation uses: an invalid value counts as missing, and
 * keeps no act from being taken.
 */
export function ignoreInvalid<S extends z.ZodType>(schema: S) {
  const none = () => schema.parse(undefined);
  return schema
    .catch(none)
    .transform((value) =>
      unreadableFields(value).length > 0 ? none() : value,
    ) as unknown as z.ZodType<Exclude<z.output<S>, Unreadable>, z.input<S>>;
}

/** The other spelling of a field: 'canceled_at' for 'cancelled_at', 'firstName' for 'firstname'. */
const OTHER_SPELLING = /canceled|^(?:first|middle|last)Name$/u;

type EitherSpelling<T> =
  | T
  | {
      [Name in keyof T as Name extends `${infer Before}cancelled${infer After}`
        ? `${Before}canceled${After}`
        : Name]: T[Name];
    };

/** Where a respelled record has the one that was sent. */
const SENT = Symbol('sent');

/** A record as it was sent, before {@link respelled}. */
export const asItCame = (record: Record<string, unknown>): Record<string, unknown> =>
  (record as { readonly [SENT]?: Record<string, unknown> })[SENT] ?? record;

/** A record with our spelling of each field; where both are there, the one that says something. */
export function respelled(sent: unknown): unknown {
  const body = asRecord(sent);
  const others = Object.keys(body ?? {}).filter((name) => OTHER_SPELLING.test(name));
  if (!body || others.length === 0) return sent;
  const values = others.map((name) => {
    const own = name.replace('canceled', 'cancelled').replace('Name', 'name');
    return [own, isAbsent(body[own]) ? body[name] : body[own]];
  });
  return { ...body, ...Object.fromEntries(values), [SENT]: body };
}

/** A record that cannot be shown at all: a field that it cannot do without is not there. */
class NotShown {
  readonly issues: readonly z.core.$ZodRawIssue[];

  constructor(issues: readonly z.core.$ZodRawIssue[]) {
    this.issues = issues;
  }
}

/** Reads the record once more, without the fields that could not be read. */
function withoutUnreadable<S extends z.ZodType>(
  schema: S,
  sent: unknown,
  issues: z.core.$ZodRawIssue[],
): z.output<S> | NotShown {
  const body = asRecord(sent);
  const fields = new Set(issues.map(({ path = [] }) => String(path[0])));
  const replaced = [...fields].map((name) => [name, unreadable(body?.[name])]);
  const read = schema.safeParse({ ...body, ...Object.fromEntries(replaced) });
  if (body && read.success)
    return { ...(read.data as object), unreadable: [...fields] } as z.output<S>;
  const missing = read.error?.issues.map(({ path }) => String(path[0])) ?? [];
  return new NotShown(
    body ? issues.filter(({ path = [] }) => missing.includes(String(path[0]))) : issues,
  );
}

/**
 * A record of an answer, in either spelling, as far as it can be read: fields of it that cannot be are named
 * under `unreadable`. It fails only without a field that it cannot do without, such as the id of a row.
 */
export const readRecord = <S extends z.ZodType>(schema: S) =>
  z.preprocess(
    respelled,
    schema
      .catch(({ value, issues }) => withoutUnreadable(schema, value, issues) as never)
      .check(({ value, issues }) => {
        if (value instanceof NotShown) issues.push(...value.issues);
      }),
  ) as unknown as z.ZodType<z.output<S>, EitherSpelling<z.input<S>>>;

/** A {@link readRecord} within another one; null where the server has none. */
export const part = <S extends z.ZodType>(schema: S) => orNull(readRecord(schema));

/** 'YYYY-MM-DD', optionally with a time; without a zone it is UTC (3F). */
const TIMESTAMP = /^(\d{4}-\d\d-\d\d)([T ]\d\d:\d\d(:\d\d(\.\d+)?)?( ?(Z|[+-]\d\d(:?\d\d)?))?)?$/u;
const ZONE = /(Z|[+-]\d\d(:?\d\d)?)$/u;

function toInstant(value: string | number): string | undefined {
  if (typeof value === 'string' && !isDay(TIMESTAMP.exec(value)?.[1] ?? '')) return undefined;
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

/** What MySQL stores where there is no date. */
const NO_DATE = /^0000-00-00([T ]|$)/u;

/** An optional {@link instant} as it is shown; null where the server has none. */
export const optionalInstant = z.preprocess(
  (value) => (typeof value === 'string' && NO_DATE.test(value) ? null : value),
  orNull(shown(instant)),
) as typeof optionalDecimal;

/** A whole number in a query string or an answer. */
export const count = z.coerce.number().int().nonnegative();
