import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { CARD_ACTS } from '#domain/acts/areas/cards.ts';
import { DISPUTE_ACTS } from '#domain/acts/areas/disputes.ts';
import { DOCUMENT_ACTS } from '#domain/acts/areas/documents.ts';
import { ORDER_ACTS } from '#domain/acts/areas/orders.ts';
import { WITHDRAWAL_ACTS } from '#domain/acts/areas/withdrawals.ts';
import { ownerOf } from '#domain/queues/shares.ts';
import type { DeclaredKeys } from '#renderer/ui/shortcuts/table.ts';
import { entriesOf, oldestFirst, remaining } from './queue.ts';
import { DECISION_HELP, QUEUE_KEYS } from './queueKeys.ts';
import { pendingQuery } from './usePending.ts';

interface Item {
  readonly id: string;
  readonly at: string | null;
}
const item = (id: string, at: string | null): Item => ({ id, at });
const ITEMS = [
  item('c', '2026-11-20T12:00:00Z'),
  item('unknown age', null),
  item('a', '2026-11-18T12:00:00Z'),
  item('b', '2026-11-19T12:00:00Z'),
];
const ENTRIES = entriesOf(ITEMS);
const QUEUE = { since: ({ at }: Item) => at };
const NOTHING = { skipped: [], decided: new Set<string>(), current: null };

/** The acts of each kind of queue, and whether its review shows images. */
const REVIEWED = [
  ['cards', CARD_ACTS, true],
  ['documents', DOCUMENT_ACTS, true],
  ['withdrawals', WITHDRAWAL_ACTS, false],
  ['disputes', DISPUTE_ACTS, false],
  ['orders', ORDER_ACTS, false],
] as const;

it.each(REVIEWED)(
  'no key of a decision on %s does anything else there',
  (_things, acts, images) => {
    const keys: readonly DeclaredKeys[] = Object.values(QUEUE_KEYS);
    const others = keys.filter(({ on }) => images || on === undefined).flatMap((each) => each.keys);
    const decisions: readonly { readonly key: string }[] = Object.values(acts);
    expect(decisions.filter(({ key }) => others.includes(key))).toEqual([]);
  },
);

it('every letter that Help lists for a decision is that of its act', () => {
  const { capture, void: voids, markAsRefunded, dismiss, approve, decline } = DECISION_HELP;
  expect([capture, voids, markAsRefunded, dismiss].map(({ keys: [key] }) => key)).toEqual([
    'C',
    'V',
    'F',
    'I',
  ]);
  for (const acts of [DISPUTE_ACTS['dispute.approve'], CARD_ACTS['card.accept']]) {
    expect(approve.keys).toContain(acts.key);
  }
  expect(decline.keys).toContain(DISPUTE_ACTS['dispute.decline'].key);
});

it('what is decided already is in no queue, though it was read along', async () => {
  const client = new QueryClient();
  const { queryFn } = pendingQuery({
    ...QUEUE,
    id: 'disputes',
    queryKey: ['disputes', 'waiting'],
    waits: ({ at }) => at !== null,
    readPending: () => Promise.resolve({ items: ITEMS, isPart: true }),
  });
  const { items, isPart } = await queryFn({ signal: new AbortController().signal, client });
  expect([items.map(({ id }) => id), isPart]).toEqual([['c', 'a', 'b'], true]);
});

describe('a queue in review', () => {
  it('starts with the oldest item; those without an age come last', () => {
    expect(oldestFirst(ITEMS, QUEUE.since).map(({ id }) => id)).toEqual([
      'a',
      'b',
      'c',
      'unknown age',
    ]);
    const { next, left } = remaining(QUEUE, ENTRIES, NOTHING);
    expect([next?.key, left]).toEqual(['a', 4]);
  });

  it('passes over skipped and decided items', () => {
    const state = { skipped: ['a'], decided: new Set(['b']), current: null };
    const { next, left } = remaining(QUEUE, ENTRIES, state);
    expect([next?.key, left]).toEqual(['c', 2]);
  });

  it('comes back to skipped items at its end, in the order they were skipped', () => {
    const skipped = ['c', 'a'];
    const state = { ...NOTHING, skipped };
    const walk = (left: string[], before: string | null): string[] => {
      const { next } = remaining(QUEUE, ENTRIES, { ...state, decided: new Set(left) });
      return next === undefined || next.key === before ? left : walk([...left, next.key], next.key);
    };
    expect(walk([], null)).toEqual(['b', 'unknown age', 'c', 'a']);
  });

  it("has one's own share first, and the others' after it", () => {
    const share = { of: 2, mine: ownerOf('c', 2) };
    const others = ENTRIES.filter(({ key }) => ownerOf(key, 2) !== share.mine);
    const { next } = remaining(QUEUE, ENTRIES, { ...NOTHING, share });
    expect(ownerOf(next?.key ?? '', 2)).toBe(share.mine);
    const own = new Set(ENTRIES.filter((each) => !others.includes(each)).map(({ key }) => key));
    const after = remaining(QUEUE, ENTRIES, { ...NOTHING, share, decided: own });
    expect(after.next).toBe(oldestFirst(others, ({ item: { at } }) => at)[0]);
  });

  it('brings back only skipped items that are still pending', () => {
    const skipped = ['b', 'gone', 'a', 'c'];
    const state = { skipped, decided: new Set(['a']), current: null };
    expect(remaining(QUEUE, ENTRIES, state).undoable).toEqual(['b', 'c']);
  });

  it('counts the current item even if it was skipped before', () => {
    const state = { ...NOTHING, skipped: ['b', 'c'], current: 'b' };
    const { next, left, undoable } = remaining(QUEUE, ENTRIES, state);
    expect([next?.key, left, undoable]).toEqual(['a', 3, ['c']]);
  });

  it('continues with the oldest item, even if it arrived last', () => {
    const more = [...ENTRIES, ...entriesOf([item('older', '2026-11-01T00:00:00Z')])];
    expect(remaining(QUEUE, more, { ...NOTHING, current: 'b' }).next?.key).toBe('older');
  });

  it('does not count the current item once it is decided', () => {
    const { next, left } = remaining(QUEUE, ENTRIES, { ...NOTHING, current: 'decided elsewhere' });
    expect([next?.key, left]).toEqual(['a', 4]);
    expect(remaining(QUEUE, [], { ...NOTHING, current: 'decided elsewhere' }).left).toBe(0);
  });

  it('shows two items of one id one after the other, and both are decided together', () => {
    const twins = entriesOf([item('a', '2026-11-18T12:00:00Z'), ...ITEMS]);
    const state = { skipped: ['a'], decided: new Set<string>(), current: null };
    const { next, left, undoable } = remaining(QUEUE, twins, state);
    expect([next?.key, next?.item.id, left, undoable]).toEqual(['a (2)', 'a', 4, ['a']]);
    const after = remaining(QUEUE, twins, { ...NOTHING, decided: new Set(['a']) });
    expect([after.next?.key, after.left]).toEqual(['b', 3]);
  });
});
