import { describe, expect, it } from 'vitest';
import { START_PAGES, type StartPage } from '#renderer/desk/startPage.ts';
import { isCurrent, NAVIGATION } from './navigation.ts';

describe('the sidebar', () => {
  it('has every screen that can be the start page, by the same name, and Home is the other', () => {
    const entries = NAVIGATION.flatMap((group) =>
      group.entries.filter(({ unlisted }) => !unlisted),
    );
    const named = ({ label, path, adminOnly }: StartPage) => `${label} ${path} ${adminOnly}`;
    const [home, ...others] = START_PAGES;
    expect(home?.path).toBe('/');
    expect(others.map(named).toSorted()).toEqual(entries.map(named).toSorted());
  });

  it.each([
    ['/referral-transactions', ['/referral-transactions']],
    [
      '/withdrawal-referral-transactions',
      ['/referral-transactions', '/withdrawal-referral-transactions'],
    ],
    ['/users/7', ['/users']],
    ['/transactions-new', ['/transactions-new']],
    ['/offers/create', ['/offers/create', '/offers']],
    ['/', []],
  ])('at %s marks %j', (pathname, marked) => {
    const entries = NAVIGATION.flatMap((group) => group.entries);
    expect(entries.filter((entry) => isCurrent(entry, pathname)).map(({ path }) => path)).toEqual(
      marked,
    );
  });
});
