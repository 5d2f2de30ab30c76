/** What the journal of acts and the calls of acts take. */
import { describe, expect, it } from 'vitest';
import { actRequest, bulkRun, recordedAct, sentAct } from './act-schemas.ts';
import { isSettled, refKey } from './recorded-acts.ts';
import { ACT, AT, chars, KEY, type Limits, taken } from './testing.ts';

const REQUEST = {
  callId: 'c1',
  key: KEY,
  action: 'orders.complete',
  endpoint: 'orders.complete',
  input: { id: '7' },
  subject: { kind: 'order', id: '7' },
  run: KEY,
  fields: ['Memo'],
  rows: 3,
  before: { status: 'matched' },
  reading: 4,
  despite: KEY,
};
const RUN = {
  run: KEY,
  person: '7',
  action: 'orders.hide',
  kind: 'order',
  ids: ['7'],
  startedAt: AT,
};

const many = (count: number) => Array.from({ length: count }, () => 'a');

const FIELDS = [
  [[], many(20), [chars(60)]],
  [many(21), [chars(61)]],
] as const;
const KINDS = [
  ['a', 'address-document', 'a'.repeat(40)],
  ['', 'a'.repeat(41), 'Order', 'order 7', 'order7'],
] as const;

describe('an act', () => {
  it('keeps every field', () => {
    expect(sentAct.parse(ACT)).toEqual(ACT);
  });

  it('of an older journal is no news, was sent once, and was found by no reading', () => {
    const { wanted: _wanted, tries: _tries, found: _found, isNews: _isNews, ...older } = ACT;
    const { check: _check, ...whole } = ACT;
    const read = { ...whole, wanted: null, tries: 1, found: null, isNews: false };
    expect(recordedAct.parse(older)).toEqual(read);
  });

  it.each<Limits>([
    ['subject.kind', ...KINDS],
    ['subject.id', [null, chars(200)], [chars(201), 7]],
    ['outcome', ['sent', 'done', 'refused', 'unknown'], ['', null]],
    ['settlement', ['happened', 'checked', null], ['']],
    ['fields', ...FIELDS],
    ['rows', [0, 1], [-1, 1.5]],
    ['made', [chars(200)], [chars(201), 7]],
    ['wanted', [null, chars(100)], [chars(101)]],
    ['tries', [1, 2], [0]],
    ['found.text', ['', chars(300)], [chars(301)]],
    ['found.at', [null, chars(40)], [chars(41)]],
    ['sentAt', [AT], ['2026-11-20']],
    ['check', [null], []],
    ['check.status', ['reading', 'waiting', 'cannot-tell', 'over'], ['']],
    ['check.waitsFor', ['sign-in', 'role', null], ['']],
    ['check.state', [null, chars(300)], [chars(301)]],
  ])('takes %s only within its limits', (place, accepted, refused) => {
    expect(taken(sentAct, ACT, place, [...accepted, ...refused])).toEqual(accepted);
  });

  it.each([
    ['sent', null, false],
    ['unknown', null, false],
    ['unknown', 'happened', true],
    ['unknown', 'checked', true],
    ['done', null, true],
    ['refused', null, true],
  ] as const)('%s and settled as %s: known is %s', (outcome, settlement, known) => {
    expect(isSettled({ outcome, settlement })).toBe(known);
  });

  it('is about a thing, or about one that is new', () => {
    expect(refKey({ kind: 'order', id: '7' })).toBe('order:7');
    expect(refKey({ kind: 'ribbon', id: null })).toBe('ribbon:new');
  });
});

describe('the request for an act', () => {
  it('keeps every field; it is despite no other act unless it says so', () => {
    expect(actRequest.parse(REQUEST)).toEqual(REQUEST);
    const { despite: _despite, ...alone } = REQUEST;
    expect(actRequest.parse(alone)).toEqual({ ...REQUEST, despite: null });
  });

  it.each<Limits>([
    ['callId', ['c', chars(64)], ['', chars(65)]],
    ['key', [KEY], ['7']],
    ['action', [chars(60)], [chars(61)]],
    ['endpoint', [chars(100)], [chars(101)]],
    ['subject.kind', ...KINDS],
    ['fields', ...FIELDS],
    ['rows', [0, 1], [-1, 1.5]],
  ])('takes %s only within its limits', (place, accepted, refused) => {
    expect(taken(actRequest, REQUEST, place, [...accepted, ...refused])).toEqual(accepted);
  });
});

describe('a bulk run', () => {
  it('keeps every field', () => {
    expect(bulkRun.parse(RUN)).toEqual(RUN);
  });

  it.each<Limits>([
    ['action', [chars(60)], [chars(61)]],
    ['kind', ...KINDS],
    ['ids', [['7'], many(1000), [chars(200)]], [[], many(1001), [chars(201)]]],
  ])('takes %s only within its limits', (place, accepted, refused) => {
    expect(taken(bulkRun, RUN, place, [...accepted, ...refused])).toEqual(accepted);
  });
});
