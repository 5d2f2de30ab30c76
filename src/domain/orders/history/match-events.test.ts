import { describe, expect, it } from 'vitest';
import { fullOrder, matchHistoryItem, openMatch } from '#contract/orders/order-detail.ts';
import { hasUnplaced, matchEvents } from './match-events.ts';

const MATCH = { id: 9, poster_amount: '1' };
const order = (match: object | null) => fullOrder.parse({ id: 5, status: 'matched', match });
const CURRENT = order(MATCH);
const CANCELLED = order({ ...MATCH, canceled_at: '2026-11-20T10:00:00Z' });
const NEVER = order(null);

const found = (...ids: readonly number[]) =>
  ids.map((id) => openMatch.parse({ id, validationEvents: [{ id: 1, event: 'payment_check' }] }));
const silent = openMatch.parse({ id: 9, validationEvents: [] });
const history = [
  matchHistoryItem.parse({ id: 9, accepted_at: '2026-11-19T10:00:00Z' }),
  matchHistoryItem.parse({ id: 7, cancelled_at: '2026-11-18T10:00:00Z' }),
];
const shown = (...asked: Parameters<typeof matchEvents>) =>
  matchEvents(...asked).map(({ heading, events }) => [heading, events.length]);

describe('the validation events of an order', { tags: ['1D21'] }, () => {
  it('are those of its match, without a heading when there are no others', () => {
    expect(shown(CURRENT, found(9))).toEqual([[null, 1]]);
    expect(shown(CURRENT, [silent])).toEqual([[null, 0]]);
    expect(shown(CURRENT, [])).toEqual([[null, 0]]);
    expect(shown(NEVER, [])).toEqual([]);
  });

  it('of a cancelled match have a heading, and are never shown as those of the order', () => {
    expect(shown(CANCELLED, found(9))).toEqual([['Cancelled match 9', 1]]);
    expect(shown(CURRENT, found(7), history)).toEqual([
      ['Current match 9', 0],
      ['Cancelled match 7', 1],
    ]);
  });

  it('start with those of the current match, in any order of the server', () => {
    expect(shown(CURRENT, found(7, 9), history)).toEqual([
      ['Current match 9', 1],
      ['Cancelled match 7', 1],
    ]);
  });

  it('of a match with no other data are headed by its number', () => {
    expect(shown(CURRENT, found(8))).toEqual([
      ['Current match 9', 0],
      ['Match 8', 1],
    ]);
    expect(shown(NEVER, found(8))).toEqual([['Match 8', 1]]);
    expect(shown(NEVER, found(9), history)).toEqual([['Match 9', 1]]);
  });

  it('of a match without a number are headed so, also where the order names no match', () => {
    const unnamed = openMatch.parse({ validationEvents: [{ id: 1, event: 'payment_check' }] });
    expect(shown(NEVER, [unnamed])).toEqual([['Match not named', 1]]);
    expect(shown(CURRENT, [unnamed])).toEqual([
      ['Current match 9', 0],
      ['Match not named', 1],
    ]);
  });

  it('need the match history only where the order does not say how a match ended', () => {
    expect(hasUnplaced(CURRENT, found(9))).toBe(false);
    expect(hasUnplaced(CANCELLED, found(9))).toBe(false);
    expect(hasUnplaced(CURRENT, [silent, ...found(7)])).toBe(true);
    expect(hasUnplaced(CURRENT, [openMatch.parse({ id: 7 })])).toBe(false);
  });
});
