/** Every answer of the contract, with odd values in every field: one of them takes nothing else with it. */
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type EndpointName, endpoints } from '#contract/wire/endpoints.ts';
import { asRecord } from '#contract/wire/json.ts';
import { unreadableFields } from '#contract/wire/unreadable.ts';
import { instant } from '#contract/wire/values.ts';

type Json = unknown;
type Path = readonly (string | number)[];

const AT = '2026-11-20T10:00:00.000Z';

interface Definition {
  readonly type: string;
  readonly in: z.ZodType;
  readonly out: z.ZodType;
  readonly innerType: z.ZodType;
  readonly element: z.ZodType;
  readonly options: readonly z.ZodType[];
  readonly shape: Readonly<Record<string, z.ZodType>>;
  readonly entries: Readonly<Record<string, string>>;
  readonly values: readonly unknown[];
}
const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition;

/** What a server may send for a schema: something for every field that it reads. */
function sampleOf(schema: z.ZodType): Json {
  const { type, ...def } = definitionOf(schema);
  if (schema === instant) return AT;
  switch (type) {
    case 'pipe':
      return sampleOf(['transform', 'custom'].includes(def.in.type) ? def.out : def.in);
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, field]) => [name, sampleOf(field)]),
      );
    case 'array':
      return [sampleOf(def.element)];
    case 'union':
      return sampleOf(def.options[0] as z.ZodType);
    case 'number':
      return 7;
    case 'boolean':
      return true;
    case 'string':
      return 'text';
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'unknown':
      return { free: 1 };
    case 'record':
      return {};
    default:
      return sampleOf(def.innerType);
  }
}

/** The places of a value: its fields, those of its parts, and the parts themselves. */
function placesIn(value: Json, path: Path = []): Path[] {
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(asRecord(value) ?? {});
  return inner.flatMap(([key, part]) => [[...path, key], ...placesIn(part, [...path, key])]);
}

/** A copy of a value with another one at a place. */
function withAt(value: Json, [key, ...rest]: Path, put: Json): Json {
  if (key === undefined) return put;
  if (Array.isArray(value))
    return value.map((part, at) => (at === key ? withAt(part, rest, put) : part));
  const fields = asRecord(value) ?? {};
  return { ...fields, [key]: withAt(fields[key], rest, put) };
}

const ODD: readonly Json[] = [null, {}, [5], 'odd', true, -1];

const NAMES = Object.keys(endpoints) as readonly EndpointName[];
const answerOf = (name: EndpointName): z.ZodType => endpoints[name].answer;

/** The calls of lists, with a row that has something in every field. */
const LISTS = NAMES.flatMap((name) => {
  const models = asRecord(sampleOf(answerOf(name)))?.['models'];
  const empty = answerOf(name).safeParse({ models: [], pagination: { rowCount: 0 } });
  const isPaged = asRecord(empty.data)?.['rows'] !== undefined;
  return isPaged && Array.isArray(models) ? [{ name, row: models[0] as Json }] : [];
});

const pageOf = (...models: readonly Json[]) => ({
  models,
  pagination: { rowCount: models.length },
});
const rowsOf = (name: EndpointName, ...models: readonly Json[]) =>
  (answerOf(name).parse(pageOf(...models)) as { rows: Record<string, unknown>[] }).rows;

/** The row with each of the odd values at each of its places. */
const oddRows = (row: Json) =>
  placesIn(row).flatMap((place) =>
    ODD.map((odd) => ({ place, odd, row: withAt(row, place, odd) })),
  );

it('the lists of the contract are these, and their rows have fields', () => {
  expect(LISTS.map(({ name }) => name)).toHaveLength(19);
  for (const { row } of LISTS) expect(placesIn(row).length).toBeGreaterThan(2);
});

describe.each(LISTS)('a row of $name', ({ name, row }) => {
  const other = withAt(row, ['id'], 8);
  const [read] = rowsOf(name, other);

  it('is shown with an odd value in any other field than its id, and so is the row after it', () => {
    const lost = oddRows(row).filter(({ row: odd, place }) => {
      const rows = rowsOf(name, odd, other);
      return (rows.length < 2 && place.join() !== 'id') || rows.at(-1)?.['id'] !== read?.['id'];
    });
    expect(lost).toEqual([]);
  });

  it('takes no other with it where it is none', () => {
    for (const odd of ODD) expect(rowsOf(name, odd, other).at(-1)).toEqual(read);
  });

  it.each([
    ['{ models, pagination }', (page: object) => page],
    ['{ data: { models, pagination } }', (page: object) => ({ data: page })],
    [
      '{ data: [...], pagination }',
      ({ models, pagination }: ReturnType<typeof pageOf>) => ({ data: models, pagination }),
    ],
  ])('is read in the envelope %s', { tags: ['1K04'] }, (_envelope, wrap) => {
    const page = answerOf(name).parse(wrap(pageOf(row))) as { rows: unknown[] };
    expect(page.rows).toEqual(rowsOf(name, row));
  });
});

describe('an answer that is no list', () => {
  const others = NAMES.filter((name) => !LISTS.some((list) => list.name === name));

  it('is read with an odd value in any field but those that it cannot do without', () => {
    const needed = others.flatMap((name) => {
      const sample = sampleOf(answerOf(name));
      return placesIn(sample)
        .filter((place) =>
          ODD.some((odd) => !answerOf(name).safeParse(withAt(sample, place, odd)).success),
        )
        .map((place) => `${name}: ${place.join('.')}`);
    });
    expect(needed).toMatchInlineSnapshot(`
      [
        "siteSettings.read: value",
        "orders.statistics: transactionsStatistic",
        "orders.export: url",
        "orders.read: id",
        "orders.readForMatches: id",
        "orders.events: pendingMatches",
        "orders.events: pendingMatches.0",
        "matches.validationJourney: models",
        "matches.validationJourney: models.0",
        "thirdPartyTransactions.statistics: transactionsStatistic",
        "thirdPartyTransactions.export: url",
        "thirdPartyTransactions.read: id",
        "offers.exchangeRate: buy",
        "offers.exchangeRate: sell",
        "senders.read: id",
        "senders.read: has_valid_address",
        "rateLimits.read: min",
        "rateLimits.read: max",
        "users.export: url",
        "users.read: id",
        "users.ban: id",
        "users.unban: id",
        "users.createNetworkEmail: id",
        "userOrders.export: url",
        "receivedOrders.export: url",
        "pendingMatches.export: url",
        "paymentRequests.export: url",
      ]
    `);
  });
});

/** A value without one of its spellings of 'cancelled': the field has the other. */
function spelledWith(value: Json, from: string, to: string): Json {
  if (Array.isArray(value)) return value.map((part) => spelledWith(part, from, to));
  const fields = asRecord(value);
  if (!fields) return value;
  return Object.fromEntries(
    Object.entries(fields).map(([name, part]) => [
      name.replace(from, to),
      spelledWith(part, from, to),
    ]),
  );
}

describe('either spelling', () => {
  const CANCELLED = NAMES.map((name) => ({ name, sample: sampleOf(answerOf(name)) })).filter(
    ({ sample }) => placesIn(sample).some((place) => place.join().includes('cancelled')),
  );

  it('is of these calls', () => {
    expect(CANCELLED.map(({ name }) => name)).toMatchInlineSnapshot(`
      [
        "disputes.list",
        "orders.list",
        "orders.read",
        "orders.readForMatches",
        "orders.matches",
        "referrals.list",
        "userOrders.list",
        "receivedOrders.list",
        "pendingMatches.list",
      ]
    `);
  });

  it.each(CANCELLED)(
    'of a cancellation is read by $name',
    { tags: ['2D07', '2R34', '2R35'] },
    ({ name, sample }) => {
      const read = answerOf(name).parse(sample);
      expect(JSON.stringify(read)).toContain(AT);
      const other = spelledWith(sample, 'cancelled', 'canceled');
      expect(other).not.toEqual(sample);
      expect(spelledWith(answerOf(name).parse(other), 'canceled', 'cancelled')).toEqual(read);
    },
  );

  it.each(
    NAMES.map((name) => ({ name, sample: sampleOf(answerOf(name)) })).filter(({ sample }) =>
      placesIn(sample).some((place) => place.join().includes('firstname')),
    ),
  )('of a first name is read by $name', { tags: ['3C35'] }, ({ name, sample }) => {
    const read = answerOf(name).parse(sample);
    const named = (value: Json, from: string, to: string) =>
      spelledWith(spelledWith(value, `first${from}`, `first${to}`), `last${from}`, `last${to}`);
    const other = named(sample, 'name', 'Name');
    expect(other).not.toEqual(sample);
    expect(named(answerOf(name).parse(other), 'Name', 'name')).toEqual(read);
  });
});

it('a sample of every answer is read whole', () => {
  const odd = NAMES.flatMap((name) => {
    const read = answerOf(name).safeParse(sampleOf(answerOf(name)));
    return read.success ? unreadableFields(read.data).map((path) => [name, ...path]) : [[name]];
  });
  expect(odd).toEqual([]);
});
