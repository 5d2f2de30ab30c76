import { describe, expect, it } from 'vitest';
import { bracketQuery, formBody } from './query.ts';

const plain = (fields: Record<string, unknown>) => decodeURIComponent(bracketQuery(fields));

describe('bracketQuery', () => {
  it('writes nested fields and lists in bracket style', { tags: ['1K03'] }, () => {
    const fields = {
      page: 1,
      filters: {
        posterAmount: { from: '1', to: '2.50' },
        statuses: ['published', 'matched'],
        partialMatch: '0',
      },
      fromCurrency: ['NGN', 'GHS'],
    };
    expect(plain(fields)).toBe(
      'page=1&filters[posterAmount][from]=1&filters[posterAmount][to]=2.50' +
        '&filters[statuses][]=published&filters[statuses][]=matched&filters[partialMatch]=0' +
        '&fromCurrency[]=NGN&fromCurrency[]=GHS',
    );
  });

  it.each([[undefined], [null], [''], [[]], [{}], [{ from: '' }], [['']], [{ a: { b: [] } }]])(
    'leaves out what holds nothing: %o',
    (empty) => {
      expect(bracketQuery({ a: empty, page: 2 })).toBe('page=2');
    },
  );

  it('keeps 0 and false, which hold something', () => {
    expect(bracketQuery({ rate: 0, hidden: false })).toBe('rate=0&hidden=false');
  });

  it('encodes what would otherwise break the query', () => {
    const search = bracketQuery({ search: 'a&b=c #1 +é' });
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ search: 'a&b=c #1 +é' });
  });
});

describe('formBody', () => {
  it('keeps empty texts: an empty field is for the server to judge', () => {
    expect(formBody({ username: '', password: 'p&=+ ', scope: 'read write' })).toBe(
      'username=&password=p%26%3D%2B+&scope=read+write',
    );
  });

  it('leaves out missing fields', () => {
    expect(formBody({ a: undefined, b: null, c: 0 })).toBe('c=0');
  });
});
