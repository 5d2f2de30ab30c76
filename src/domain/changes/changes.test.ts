import { describe, expect, it } from 'vitest';
import {
  changesIn,
  type Facet,
  figureFacet,
  instantFacet,
  isSamePicture,
  pictureFacet,
  type ShownValue,
  sameDecimal,
  textFacet,
} from './changes.ts';

type Figure = Extract<ShownValue, { kind: 'figure' }>['value'];

const unread = (text: string) => ({ unreadable: text });

describe('two loads of a thing', () => {
  const same = <V>(a: V, b: V, facet: Facet<V>) => changesIn([facet])(a, b).length === 0;

  it.each([
    [null, null, true],
    ['Ada', 'Ada', true],
    ['Ada', 'Bo', false],
    ['Ada', null, false],
    ['/a.png?1', '/a.png?2', false],
  ])('have the same text %j and %j: %s', (a, b, expected) => {
    expect(
      same(
        a,
        b,
        textFacet('Name', (value) => value),
      ),
    ).toBe(expected);
  });

  it.each([
    [null, null, true],
    ['2026-11-20T07:12:00Z', '2026-11-20T07:12:00Z', true],
    ['2026-11-20T07:12:00Z', '2026-11-20T07:12:01Z', false],
    [unread('soon'), unread('soon'), true],
    [unread('soon'), unread('later'), false],
    [unread('soon'), null, false],
  ])('have the same instant %j and %j: %s', (a, b, expected) => {
    expect(
      same(
        a,
        b,
        instantFacet('Created', (value) => value),
      ),
    ).toBe(expected);
  });

  it.each([
    [null, null, true],
    [null, '/a.png', false],
    ['/a.png', null, false],
    ['/a.png', '/b.png', false],
    ['/a.png?signed=1', '/a.png?signed=2', true],
    ['/a.png#1', '/a.png', true],
    ['/a.png?signed=1', '/b.png?signed=1', false],
  ])('have the same picture %j and %j, whatever its query: %s', (a, b, expected) => {
    expect(isSamePicture(a, b)).toBe(expected);
    expect(
      same(
        a,
        b,
        pictureFacet('Passport', (value) => value),
      ),
    ).toBe(expected);
  });

  it.each<[a: Figure, b: Figure, boolean]>([
    [{ amount: '5', currency: 'USD' }, { amount: '5.00', currency: 'USD' }, true],
    [{ amount: '5', currency: 'USD' }, { amount: '5', currency: 'EUR' }, false],
    [{ amount: '5', currency: 'USD' }, { amount: '6', currency: 'USD' }, false],
    [{ amount: null, currency: 'USD' }, { amount: null, currency: null }, true],
  ])('have the same amount %j and %j: %s', (a, b, expected) => {
    expect(
      same(
        a,
        b,
        figureFacet<Figure>('Amount', (value) => value),
      ),
    ).toBe(expected);
  });

  it('differ in the values of both, in order, and in none that one of them lacks', () => {
    const lacking = (thing: { readonly text: string }): ShownValue | null =>
      thing.text === 'none' ? null : { kind: 'text', value: thing.text };
    const changes = changesIn<{ readonly text: string; readonly at: string }>([
      instantFacet('At', ({ at }) => at),
      ['Text', lacking],
    ]);
    expect(changes({ text: 'a', at: '1' }, { text: 'b', at: '2' })).toEqual([
      {
        label: 'At',
        before: { kind: 'instant', value: '1' },
        after: { kind: 'instant', value: '2' },
      },
      { label: 'Text', before: { kind: 'text', value: 'a' }, after: { kind: 'text', value: 'b' } },
    ]);
    expect(changes({ text: 'a', at: '1' }, { text: 'none', at: '1' })).toEqual([]);
    expect(changes({ text: 'none', at: '1' }, { text: 'a', at: '1' })).toEqual([]);
  });
});

it.each([
  ['1', '1.00', true],
  ['1', '2', false],
  ['0', null, false],
  [null, null, true],
  [unread('1,0'), unread('1,0'), true],
  [unread('1,0'), unread('1,1'), false],
  [unread('1'), '1', false],
  ['1', unread('1'), false],
])('the amounts %j and %j are the same: %s', (a, b, expected) => {
  expect(sameDecimal(a, b)).toBe(expected);
});
