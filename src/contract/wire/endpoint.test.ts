import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dataAnswer, endpoint, fieldAnswer, isAct, place } from './endpoint.ts';
import { isEndpointName } from './endpoints.ts';
import { asRecord } from './json.ts';

const hide = endpoint({
  method: 'POST',
  path: 'admin/orders/{id}/parts/{part}',
  params: z.object({ id: z.string(), part: z.string() }),
  query: z.object({ page: z.number().default(1), search: z.string().optional() }),
  body: { encoding: 'json', fields: z.object({ hidden: z.boolean() }) },
  answer: z.unknown(),
  source: 'this test',
});
const FIELDS = { id: '5', part: 'a', hidden: true };

describe('place', () => {
  it('puts each field where its declaration says', () => {
    expect(place(hide, { ...FIELDS, search: 'x' })).toEqual({
      path: 'admin/orders/5/parts/a',
      query: { page: 1, search: 'x' },
      body: { hidden: true },
    });
  });

  it('sends nothing that is not declared', () => {
    const { query, body } = place(hide, { ...FIELDS, extra: 1 });
    expect({ ...query, ...body }).toEqual({ page: 1, hidden: true });
  });

  it('has no body where none is declared', () => {
    const get = endpoint({ method: 'GET', path: 'x', answer: z.unknown(), source: 'this test' });
    expect(place(get, { a: 1 })).toEqual({ path: 'x', query: {}, body: undefined });
    expect(place(get, undefined)).toEqual({ path: 'x', query: {}, body: undefined });
  });

  it.each([7, 'text', [1], true])('refuses %j for fields, even where none is read', (input) => {
    const get = endpoint({ method: 'GET', path: 'x', answer: z.unknown(), source: 'this test' });
    expect(() => place(get, input)).toThrow(z.ZodError);
  });

  it.each([
    ['a/b', 'a%2Fb'],
    ['a?b#c', 'a%3Fb%23c'],
    ['../x', '..%2Fx'],
    ['é ', '%C3%A9%20'],
  ])('keeps a path field in its place: %s', (part, segment) => {
    expect(place(hide, { ...FIELDS, part }).path).toBe(`admin/orders/5/parts/${segment}`);
  });

  it.each(['.', '..', '\ud83d'])(
    'refuses %j, which no path can hold, and names the field',
    (part) => {
      const placing = () => place(hide, { ...FIELDS, part });
      expect(placing).toThrow(z.ZodError);
      expect(placing).toThrow(
        expect.objectContaining({
          issues: [
            { code: 'custom', path: ['part'], message: `'${part}' names nothing`, input: part },
          ],
        }),
      );
    },
  );

  it.each([{}, { ...FIELDS, hidden: 'yes' }, { ...FIELDS, page: 'x' }, null])(
    'refuses fields that are missing or wrong: %o',
    (input) => {
      expect(() => place(hide, input)).toThrow(z.ZodError);
    },
  );
});

describe('an act', () => {
  it.each([
    [{ method: 'GET' }, false],
    [{ method: 'POST' }, true],
    [{ method: 'DELETE', isNoAct: false }, true],
    [{ method: 'POST', isNoAct: true }, false],
  ] as const)('is each call that changes something: %o %s', (call, is) => {
    expect(isAct(call)).toBe(is);
  });
});

describe('asRecord', () => {
  it('gives a plain object, and nothing else', () => {
    const record = { a: 1 };
    expect(asRecord(record)).toBe(record);
    for (const value of [null, undefined, [1], 'text', 7]) {
      expect(asRecord(value)).toBeUndefined();
    }
  });
});

describe('dataAnswer', () => {
  const answer = dataAnswer(z.array(z.string()));

  it('reads the answer with or without a data envelope', { tags: ['1S05'] }, () => {
    expect(answer.parse({ data: ['a'] })).toEqual(['a']);
    expect(answer.parse(['a'])).toEqual(['a']);
  });

  it('does not read anything else', () => {
    expect(answer.safeParse({ other: ['a'] }).success).toBe(false);
    expect(answer.safeParse(undefined).success).toBe(false);
  });
});

describe('fieldAnswer', () => {
  const answer = fieldAnswer('value', z.boolean());

  it('reads the field at the top or under data', () => {
    expect(answer.parse({ value: true })).toBe(true);
    expect(answer.parse({ data: { value: false } })).toBe(false);
    expect(answer.parse({ value: true, data: { value: false } })).toBe(true);
  });

  it('names the field when it is missing or wrong', () => {
    for (const body of [{}, { data: {} }, { value: 'yes' }, null]) {
      const path = answer.safeParse(body).error?.issues[0]?.path.join('.');
      expect(path).toBe(body === null ? '' : 'value');
    }
  });
});

describe('isEndpointName', () => {
  it('knows what the page may call, and nothing that every object has', () => {
    expect(isEndpointName('orders.list')).toBe(true);
    for (const name of ['session.create', 'toString', '__proto__', '']) {
      expect(isEndpointName(name)).toBe(false);
    }
  });
});
