import { describe, expect, it } from 'vitest';
import { choiceFilter } from './choice.tsx';
import { initialOf, isActive } from './filter.ts';

const STATUSES = [
  { value: 'new', label: 'new' },
  { value: 'banned', label: 'banned' },
];

describe('a choice that is made from the start', () => {
  const filter = choiceFilter('Status', STATUSES, { initial: 'new' });

  it('is not in the address, but still filters', () => {
    expect(initialOf(filter)).toBe('new');
    expect(filter.write('new')).toBeNull();
    expect(isActive(filter, 'new')).toBe(true);
  });

  it.each(['', 'banned'])('comes back from the address as %j', (value) => {
    expect(filter.read(filter.write(value) ?? '')).toBe(value);
  });

  it('filters nothing when it is cleared', () => {
    expect(isActive(filter, filter.empty)).toBe(false);
  });
});

describe('a choice', () => {
  const filter = choiceFilter('Status', STATUSES);

  it('is in the address only when it is made', () => {
    expect(filter.write('')).toBeNull();
    expect(filter.write('banned')).toBe('banned');
    expect(filter.read('banned')).toBe('banned');
    expect(isActive(filter, initialOf(filter))).toBe(false);
  });
});
