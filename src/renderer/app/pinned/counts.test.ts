import { describe, expect, it } from 'vitest';
import { ROUTE_PATHS, screenAt } from '#domain/screens.ts';
import { VIEW_COUNTERS } from './counts.ts';

describe('the counts of pinned views', () => {
  it('are known of every list whose views can be pinned', () => {
    const lists = ROUTE_PATHS.flatMap((path) => screenAt(path).list ?? []);
    expect(Object.keys(VIEW_COUNTERS).toSorted()).toEqual(lists.toSorted());
  });
});
