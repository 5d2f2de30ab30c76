import { describe, expect, it } from 'vitest';
import {
  accessOf,
  isListed,
  labelOf,
  mayOpen,
  pathOfList,
  ROUTE_PATHS,
  routeIdOf,
} from './screens.ts';

describe('the table of screens', () => {
  it('opens the verification queues to admins alone, and all else to every role of staff', () => {
    const onlyFor = (role: string) => ROUTE_PATHS.filter((path) => !mayOpen(path, role));
    const queues = [
      '/card-verifications',
      '/doc-verifications/identity',
      '/doc-verifications/address',
    ];
    expect(onlyFor('admin')).toEqual([]);
    expect(onlyFor('manager')).toEqual(queues);
    expect(onlyFor('principal')).toEqual(queues);
  });

  it('has in menus what a role may open, and what is of practice only there', () => {
    expect(isListed('/users', 'manager', false)).toBe(true);
    expect(isListed('/card-verifications', 'manager', true)).toBe(false);
    expect(isListed('/card-verifications', 'admin', false)).toBe(true);
    expect([true, false].map((practice) => isListed('/exercises', 'admin', practice))).toEqual([
      true,
      false,
    ]);
  });

  it('calls a route by the name that the specification gives it, else by its path', () => {
    expect(routeIdOf('/transactions/:id')).toBe('TransactionDetails');
    expect(routeIdOf('/users')).toBe('/users');
  });

  it('names a screen in menus by its title, where it has no shorter name', () => {
    expect(labelOf('/users')).toBe('Users');
    expect(labelOf('/transactions-new')).toBe('Transactions (simple list)');
  });

  it('knows the screen of a list whose views can be pinned', () => {
    expect(pathOfList('disputes')).toBe('/dispute-resolutions');
    expect(pathOfList('offers')).toBeUndefined();
  });

  it('is for staff, unless it says otherwise', () => {
    expect(accessOf('/transactions')).toBe('staff');
    expect(accessOf('/about')).toBe('anyone');
    expect(accessOf('/login')).toBe('guest');
  });
});
