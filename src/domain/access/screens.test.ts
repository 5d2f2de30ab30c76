import { describe, expect, it } from 'vitest';
import { accessOf, labelOf, mayOpen, pathOfList, ROUTE_PATHS } from './screens.ts';

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
