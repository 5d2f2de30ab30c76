import { describe, expect, it } from 'vitest';
import { isStaffRole, may, NOT_STAFF_MESSAGE, rolesWith } from './roles.ts';

describe('roles', () => {
  it.each(['admin', 'manager', 'principal'])('%s may sign in', { tags: ['1S11'] }, (role) => {
    expect(isStaffRole(role)).toBe(true);
  });

  it.each(['customer', 'Admin', 'admin ', '', 'toString', '0'])(
    "'%s' may not",
    { tags: ['1S12'] },
    (role) => {
      expect(isStaffRole(role)).toBe(false);
    },
  );

  it('the answer to everyone else is word for word', { tags: ['1S12'] }, () => {
    expect(NOT_STAFF_MESSAGE).toBe("You don't have permission to log in");
  });

  it.each([
    ['verify', ['admin']],
    ['seeJourney', ['admin']],
    ['hideAll', ['admin', 'principal']],
    ['expireOrder', ['admin', 'principal']],
    ['markAsPaid', ['admin', 'manager', 'principal']],
  ] as const)('the permission to %s is for %j', (permission, roles) => {
    const all = ['admin', 'manager', 'principal', 'customer', 'toString'];
    expect(all.filter((role) => may(role, permission))).toEqual(roles);
    expect(rolesWith(permission)).toEqual(roles);
  });
});
