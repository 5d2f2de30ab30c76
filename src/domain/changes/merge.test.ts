import { describe, expect, it } from 'vitest';
import { mergeForm } from './merge.ts';

const BEFORE = { min: '400', max: '978.3731' };

describe('a form that is merged with what others have changed', () => {
  it('takes their value where nothing was typed', () => {
    const merged = mergeForm(
      BEFORE,
      { min: '410', max: '978.3731' },
      { min: '400', max: '999.123' },
    );
    expect(merged).toEqual({ form: { min: '410', max: '999.123' }, conflicts: [] });
  });

  it('keeps what was typed where both have changed it, and names all three values', () => {
    const merged = mergeForm(BEFORE, { min: '410', max: '980' }, { min: '400', max: '999.123' });
    expect(merged).toEqual({
      form: { min: '410', max: '980' },
      conflicts: [{ field: 'max', before: '978.3731', mine: '980', theirs: '999.123' }],
    });
  });

  it('has no conflict where both have typed the same, or nothing was changed', () => {
    const same = { min: '400', max: '980' };
    expect(mergeForm(BEFORE, same, same)).toEqual({ form: same, conflicts: [] });
    expect(mergeForm(BEFORE, BEFORE, BEFORE)).toEqual({ form: BEFORE, conflicts: [] });
  });
});
