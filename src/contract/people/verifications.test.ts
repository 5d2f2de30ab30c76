import { describe, expect, it } from 'vitest';
import { place } from '../wire/endpoint.ts';
import { docVerification, verificationEndpoints } from './verifications.ts';

const cards = verificationEndpoints['cardVerifications.list'];
const decline = verificationEndpoints['docVerifications.decline'];

describe('cards', () => {
  it.each([
    [
      { expiryYear: '2027', expiryMonth: '1' },
      { expiryYear: 2027, expiryMonth: 1 },
    ],
    [{ expiryMonth: 12 }, { expiryMonth: 12 }],
    [{ expiryYear: 2027 }, { expiryYear: 2027 }],
  ])('are searched by the expiry %j', (filters, sent) => {
    expect(place(cards, { filters, page: 1, pageSize: 10 }).query).toEqual({
      filters: sent,
      page: 1,
      pageSize: 10,
    });
  });

  it.each([0, 13, 1.5])('expire in no month %d', (expiryMonth) => {
    expect(() => place(cards, { filters: { expiryMonth }, page: 1, pageSize: 10 })).toThrow();
  });
});

describe('a document', () => {
  it('is declined with the reasons for it, at least one', { tags: ['2I19'] }, () => {
    const item = { id: '7', type: 'identity' };
    const comments = ['ID Expired', 'Not readable'];
    expect(place(decline, { id: '7', comments, original: item }).body).toEqual({
      ...item,
      comments,
    });
    for (const none of [[], ['']])
      expect(() => place(decline, { id: '7', comments: none, original: item })).toThrow();
  });

  it.each([
    ['ID Expired', ['ID Expired']],
    [['ID Expired'], ['ID Expired']],
    ['', []],
    [null, []],
  ])('has the reasons %j', (comments, read) => {
    expect(docVerification.parse({ id: 7, comments }).comments).toEqual(read);
  });
});
