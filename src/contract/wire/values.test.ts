import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { unreadableFields } from './unreadable.ts';
import {
  count,
  decimal,
  decimalOrZero,
  flag,
  free,
  id,
  ignoreInvalid,
  instant,
  listOf,
  needed,
  optionalDecimal,
  optionalId,
  optionalInstant,
  optionalText,
  part,
  rawId,
  readRecord,
  respelled,
  shown,
  shownFlag,
  text,
} from './values.ts';

const taken = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe('decimal', () => {
  it.each([
    [0, '0'],
    [1234.5, '1234.5'],
    [-3, '-3'],
    [0.1, '0.1'],
    [1e-7, '0.0000001'],
    [1e21, '1000000000000000000000'],
    [9007199254740991, '9007199254740991'],
    ['1234.50', '1234.50'],
    [' 12 ', '12'],
    ['+5', '5'],
    ['-.25', '-.25'],
    ['.125', '.125'],
    ['-0.5', '-0.5'],
    ['.5', '.5'],
    ['5.', '5.'],
    ['12345678901234567890.123456789', '12345678901234567890.123456789'],
  ])('reads %o as %s', (value, read) => {
    expect(decimal.parse(value)).toBe(read);
  });

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    'abc',
    '1,000',
    '1e5',
    '0x10',
    '',
    null,
    true,
    {},
  ])('does not read %o', (value) => {
    expect(taken(decimal, value)).toBe(false);
  });

  it('says what was expected', () => {
    const { issues } = decimal.safeParse('1+2').error ?? { issues: [] };
    expect(JSON.stringify(issues)).toContain('expected a number');
  });

  it('writes every number without an exponent', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(decimal.parse(value)).toMatch(/^-?\d+(\.\d+)?$/u);
      }),
    );
  });

  it('loses nothing of an amount with 8 decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 15), max: 10 ** 15 }), (units) => {
        const amount = units / 10 ** 8;
        expect(Number(decimal.parse(amount))).toBe(amount + 0);
      }),
    );
  });
});

describe('optional values', () => {
  it.each([undefined, null, ''])('are null where the server sends %o', (absent) => {
    for (const schema of [optionalDecimal, optionalId, optionalInstant, optionalText]) {
      expect(schema.parse(absent)).toBeNull();
    }
  });

  it('are read like the others where there is one', () => {
    expect(optionalDecimal.parse(0)).toBe('0');
    expect(optionalText.parse(0)).toBe('0');
    expect(optionalId.parse(7)).toBe('7');
  });

  it.each<[z.ZodType, unknown, string]>([
    [optionalDecimal, '1,234.50', '1,234.50'],
    [optionalDecimal, 'Infinity', 'Infinity'],
    [optionalDecimal, Number.POSITIVE_INFINITY, 'Infinity'],
    [optionalDecimal, { value: 1 }, '{"value":1}'],
    [optionalDecimal, [], '[]'],
    [optionalDecimal, 'x'.repeat(200), `${'x'.repeat(100)}…`],
    [optionalInstant, 'soon', 'soon'],
    [optionalInstant, '2026-02-31', '2026-02-31'],
    [optionalInstant, '2026-00-00', '2026-00-00'],
    [shownFlag, 'maybe', 'maybe'],
    [shown(decimalOrZero), '1e400', '1e400'],
  ])('are unreadable, with the text that was sent: %#', (schema, value, sent) => {
    expect(schema.parse(value)).toEqual({ unreadable: sent });
  });

  it.each(['0000-00-00', '0000-00-00 00:00:00', '0000-00-00T00:00:00Z'])(
    'are none where a database writes that there is no date: %s',
    (value) => {
      expect(optionalInstant.parse(value)).toBeNull();
    },
  );
});

describe('id and text', () => {
  it('are texts, also when the server sends numbers', () => {
    expect(id.parse(12)).toBe('12');
    expect(id.parse('0f8f-x')).toBe('0f8f-x');
    expect(text.parse(12)).toBe('12');
    expect(text.parse('')).toBe('');
  });

  it('keep markup as the text it is', () => {
    expect(text.parse('<b onclick=x>Ada</b>')).toBe('<b onclick=x>Ada</b>');
  });

  it('are never guessed', () => {
    for (const value of [undefined, null, {}, [], true]) {
      expect(taken(id, value)).toBe(false);
      expect(taken(text, value)).toBe(false);
    }
    expect(taken(id, '')).toBe(false);
  });
});

describe('flag', () => {
  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [false, false],
    [0, false],
    ['0', false],
    ['false', false],
    [null, false],
    [undefined, false],
    ['', false],
  ])('reads %o as %o', (value, read) => {
    expect(flag.parse(value)).toBe(read);
  });

  it.each(['yes', 2, {}])('does not read %o', (value) => {
    expect(taken(flag, value)).toBe(false);
  });
});

describe('instant', () => {
  it.each([
    ['2026-11-20T23:54:00Z', '2026-11-20T23:54:00.000Z'],
    ['2026-11-20T23:54:00.123Z', '2026-11-20T23:54:00.123Z'],
    ['2026-11-20T23:54:00.123456Z', '2026-11-20T23:54:00.123Z'],
    ['2026-11-20T23:54:00+02:00', '2026-11-20T21:54:00.000Z'],
    ['2026-11-20T23:54:00-0530', '2026-11-21T05:24:00.000Z'],
    ['2026-11-20 23:54:00+02', '2026-11-20T21:54:00.000Z'],
    ['2026-11-20 23:54:00 +0200', '2026-11-20T21:54:00.000Z'],
    ['2026-11-20 23:54:00', '2026-11-20T23:54:00.000Z'],
    ['2026-11-20 23:54', '2026-11-20T23:54:00.000Z'],
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20T23:54-12', '2026-11-21T11:54:00.000Z'],
    ['2026-11-20 23:54:00.5 -0015', '2026-11-21T00:09:00.500Z'],
    [1795218840000, '2026-11-20T23:54:00.000Z'],
  ])('reads %o as %s', (value, read) => {
    expect(instant.parse(value)).toBe(read);
  });

  it('reads a time without a zone as UTC, in every time zone of the computer', () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    for (const zone of ['Pacific/Auckland', 'America/Los_Angeles', 'Africa/Lagos']) {
      vi.stubEnv('TZ', zone);
      expect(instant.parse('2026-11-20 23:54:00')).toBe('2026-11-20T23:54:00.000Z');
    }
  });

  it.each(['November 20, 2026', '2026', '2026-11-20T23:54:00 GMT'])(
    'does not guess what %o means, and says what was expected',
    (value) => {
      const { issues } = instant.safeParse(value).error ?? { issues: [] };
      expect(issues).toEqual([
        expect.objectContaining({ code: 'custom', message: 'expected a date and time' }),
      ]);
    },
  );

  it('reads the last day of every month, and none after it', () => {
    expect(instant.parse('2028-02-29')).toBe('2028-02-29T00:00:00.000Z');
    expect(instant.parse('2026-12-31 23:59')).toBe('2026-12-31T23:59:00.000Z');
    for (const day of ['2026-02-29', '2026-02-31', '2026-04-31', '2026-11-31', '2026-01-32']) {
      expect(taken(instant, day)).toBe(false);
      expect(taken(instant, `${day} 10:00:00`)).toBe(false);
    }
  });

  it.each([
    'soon',
    '20/11/2026',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-11-20T25:00:00Z',
    '',
    null,
    Number.NaN,
    {},
  ])('does not read %o', (value) => {
    expect(taken(instant, value)).toBe(false);
  });
});

describe('count', () => {
  it('reads whole numbers, also from a query string', () => {
    expect(count.parse('20')).toBe(20);
    expect(count.parse(0)).toBe(0);
  });

  it.each([-1, 1.5, 'many', undefined])('does not read %o', (value) => {
    expect(taken(count, value)).toBe(false);
  });
});

describe('a field that no screen shows', () => {
  const row = z.object({
    id,
    method: ignoreInvalid(optionalText),
    seen: ignoreInvalid(flag),
    at: optionalInstant,
  });

  it('is read where it can be, and left out where it cannot', () => {
    expect(row.parse({ id: 1, method: 'bank', seen: 1 })).toMatchObject({
      method: 'bank',
      seen: true,
    });
    expect(row.parse({ id: 1, method: { kind: 'bank' }, seen: 'perhaps' })).toEqual({
      id: '1',
      method: null,
      seen: false,
      at: null,
    });
    expect(row.parse({ id: 1 })).toEqual({ id: '1', method: null, seen: false, at: null });
  });

  it('keeps no act from being taken', () => {
    const hidden = z.object({ at: ignoreInvalid(optionalInstant), user: ignoreInvalid(part(row)) });
    const read = hidden.parse({ at: 'soon', user: { id: 1, method: 'bank', at: 'soon' } });
    expect(read).toEqual({ at: null, user: null });
  });
});

describe('a record', () => {
  const user = z.object({ id: optionalId, name: optionalText });
  const row = readRecord(
    z.object({
      id,
      status: needed(optionalText),
      amount: needed(optionalDecimal),
      memo: optionalText,
      user: part(user),
      tags: listOf(text),
      methods: listOf(user),
    }),
  );
  const SENT = { id: 1, status: 'new', amount: 5, memo: 'x', user: { id: 2 }, tags: ['a'] };
  const READ = {
    id: '1',
    status: 'new',
    amount: '5',
    memo: 'x',
    user: { id: '2', name: null },
    tags: ['a'],
    methods: [],
  };

  it.each<[string, object, object]>([
    ['a text', { memo: { a: 1 } }, { memo: 'Unreadable: {"a":1}', unreadable: ['memo'] }],
    ['a part', { user: 'Ada' }, { user: null, unreadable: ['user'] }],
    ['a list', { tags: 'a' }, { tags: [], unreadable: ['tags'] }],
    ['what acts need', { status: null }, { status: null, unreadable: ['status'] }],
    [
      'two of them',
      { status: '', memo: true },
      { status: null, memo: 'Unreadable: true', unreadable: ['status', 'memo'] },
    ],
    ['an amount', { amount: '1,0' }, { amount: { unreadable: '1,0' } }],
    ['an amount that acts need', { amount: null }, { amount: null, unreadable: ['amount'] }],
  ])('is read without what cannot be read: %s', (_what, odd, read) => {
    expect(row.parse({ ...SENT, ...odd })).toMatchObject({ ...READ, ...read });
    expect(unreadableFields(row.parse({ ...SENT, ...odd }))).not.toEqual([]);
  });

  it('is read with free data that has the name of a property of every object', () => {
    expect(unreadableFields({ data: { constructor: ['a'] } })).toEqual([]);
  });

  it('names nothing where all was read', () => {
    expect(row.parse(SENT)).toEqual(READ);
    expect(unreadableFields(row.parse(SENT))).toEqual([]);
  });

  it('of a part names the field of the part', () => {
    const odd = row.parse({ ...SENT, user: { id: 2, name: [] }, methods: [{}, { id: {} }] });
    expect(unreadableFields(odd)).toEqual([
      ['user', 'name'],
      ['methods', 1, 'id'],
    ]);
  });

  it.each([
    [{ ...SENT, id: null }, ['id']],
    [{ ...SENT, id: {}, memo: {} }, ['id']],
    ['text', []],
    [null, []],
  ])('is none without its id: %j', (odd, path) => {
    expect(row.safeParse(odd).error?.issues.map((issue) => issue.path)).toEqual([path]);
  });

  it('keeps the spelling that says something', () => {
    const ours = { cancelled_at: null, id: 1 };
    expect(respelled({ canceled_at: 'x', id: 1 })).toMatchObject({ ...ours, cancelled_at: 'x' });
    expect(respelled({ ...ours, canceled_at: 'x' })).toMatchObject({ cancelled_at: 'x' });
    expect(respelled({ cancelled_at: 'a', canceled_at: 'x' })).toMatchObject({ cancelled_at: 'a' });
    expect(respelled(ours)).toBe(ours);
  });
});

describe('digits beyond those of a number', () => {
  const long = (digits: string) => ({ $number: digits });

  it('are all kept', () => {
    expect(id.parse(long('9007199254740993'))).toBe('9007199254740993');
    expect(text.parse(long('9007199254740993'))).toBe('9007199254740993');
    expect(decimal.parse(long('999999999999999.99'))).toBe('999999999999999.99');
    expect(rawId.parse(long('9007199254740993'))).toEqual(long('9007199254740993'));
    expect(free.parse({ a: [long('9007199254740993'), 1] })).toEqual({
      a: ['9007199254740993', 1],
    });
  });

  it('that were lost before make no id', () => {
    expect(taken(id, 9_007_199_254_740_992)).toBe(false);
    expect(taken(id, Number.MAX_SAFE_INTEGER)).toBe(true);
  });

  it('are unreadable with an exponent', () => {
    expect(optionalDecimal.parse(long('1.2345678901234567e400'))).toEqual({
      unreadable: '1.2345678901234567e400',
    });
  });
});
