import { describe, expect, it } from 'vitest';
import { START_PAGES, startPagesFor, startPath } from './startPage.ts';

describe('the start page', () => {
  it('1S11 is /offers/create unless another one was chosen', () => {
    expect(startPath({}, 'admin')).toBe('/offers/create');
    expect(startPath({ startPage: '/transactions' }, 'manager')).toBe('/transactions');
    expect(startPath({ startPage: '/nowhere' }, 'admin')).toBe('/offers/create');
    expect(startPath({ startPage: 7 }, 'admin')).toBe('/offers/create');
  });

  it('is never a screen that the role may not open', () => {
    const preferences = { startPage: '/card-verifications' };
    expect(startPath(preferences, 'admin')).toBe('/card-verifications');
    expect(startPath(preferences, 'manager')).toBe('/offers/create');
    expect(startPagesFor('admin')).toEqual(START_PAGES);
    expect(startPagesFor('principal').map(({ path }) => path)).not.toContain('/card-verifications');
  });
});
