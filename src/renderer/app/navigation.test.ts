import { describe, expect, it } from 'vitest';
import { ROUTE_PATHS } from '#domain/screens.ts';
import { START_PAGES } from '#renderer/desk/startPage.ts';
import { groupsFor, isCurrent } from './navigation.ts';

describe('the sidebar', () => {
  it('has every screen that can be the start page, and Home is the other', () => {
    const entries = groupsFor('admin', { isSidebar: true }).flatMap((group) => group.entries);
    expect(START_PAGES.map(({ path }) => path)).toEqual(['/', ...entries.map(({ path }) => path)]);
  });

  it.each([
    ['/referral-transactions', ['/referral-transactions']],
    [
      '/withdrawal-referral-transactions',
      ['/referral-transactions', '/withdrawal-referral-transactions'],
    ],
    ['/users/7', ['/users', '/users/:id']],
    ['/transactions-new', ['/transactions-new']],
    ['/new-case', ['/supports', '/new-case']],
    ['/offers/create', ['/offers/create']],
    ['/', ['/']],
    ['/nowhere', []],
  ])('at %s marks %j', (pathname, marked) => {
    expect(ROUTE_PATHS.filter((path) => isCurrent(path, pathname))).toEqual(marked);
  });
});
