import { describe, expect, it } from 'vitest';
import { ROUTE_PATHS } from '#domain/access/screens.ts';
import { isCurrent } from './navigation.ts';

describe('the sidebar', () => {
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
