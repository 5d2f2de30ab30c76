import { describe, expect, it } from 'vitest';
import { START_PAGES, startPagesFor, startPath } from './startPage.ts';

describe('the start page', () => {
  it('is /offers/create unless another one was chosen', { tags: ['1S11'] }, () => {
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

  it('can be a saved view, if it still exists and the role may open its list', () => {
    const view = (query: string) => [{ name: 'Stuck', query, columns: [] }];
    const preferences = {
      startPage: '/transactions#Stuck',
      'transactions.views': view('status=matched'),
      'users.views': view('status=new'),
    };
    expect(startPath(preferences, 'manager')).toBe('/transactions?status=matched');
    expect(startPath({ ...preferences, startPage: '/users#Stuck' }, 'admin')).toBe(
      '/users?status=new',
    );
    expect(startPath({ startPage: '/transactions#Stuck' }, 'admin')).toBe('/offers/create');
    const queue = {
      startPage: '/card-verifications#Stuck',
      'card-verifications.views': view(''),
    };
    expect(startPath(queue, 'admin')).toBe('/card-verifications');
    expect(startPath(queue, 'manager')).toBe('/offers/create');
  });
});
