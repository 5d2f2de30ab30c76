import { describe, expect, it } from 'vitest';
import {
  type Filter,
  isActive,
  optionsOf,
  readChoices,
  useOptions,
  writeChoices,
} from './filter.ts';

const text: Filter<string> = {
  label: 'Text',
  empty: '',
  isComplete: () => true,
  read: (given) => given,
  write: (value) => (value === 'usual' ? null : value),
  Field: () => null,
  useWords: (value) => value,
};

describe('a filter', () => {
  it('is active where the address says it, unless it knows better itself', () => {
    expect(isActive(text, 'other')).toBe(true);
    expect(isActive(text, 'usual')).toBe(false);
    const knowing = { ...text, isActive: (value: string) => value === 'usual' };
    expect(isActive(knowing, 'other')).toBe(false);
    expect(isActive(knowing, 'usual')).toBe(true);
  });
});

describe('the choices of a filter', () => {
  it('are shown under their labels, or as they are', () => {
    expect(optionsOf(['p2p', 'hybrid'])).toEqual([
      { value: 'p2p', label: 'p2p' },
      { value: 'hybrid', label: 'hybrid' },
    ]);
    expect(optionsOf(['p2p'], (value) => value.toUpperCase())).toEqual([
      { value: 'p2p', label: 'P2P' },
    ]);
  });

  it('are known at once, or loaded by a hook', () => {
    const options = optionsOf(['p2p']);
    expect(useOptions(options)).toBe(options);
    expect(useOptions({ options: () => options, written: /^\w+$/u })).toBe(options);
  });

  it('are one text in the address', () => {
    expect(writeChoices(['NGN-USD', 'GBP-EUR'])).toBe('NGN-USD,GBP-EUR');
    expect(readChoices('NGN-USD,GBP-EUR')).toEqual(['NGN-USD', 'GBP-EUR']);
    expect(readChoices('')).toEqual([]);
  });
});
