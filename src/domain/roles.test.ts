import { describe, expect, it } from 'vitest';
import { isStaffRole, may, NOT_STAFF_MESSAGE } from './roles.ts';

describe('roles', () => {
  it.each(['admin', 'manager', 'principal'])('1S11 %s may sign in', (role) => {
    expect(isStaffRole(role)).toBe(true);
  });

  it.each(['customer', 'Admin', 'admin ', '', 'toString', '0'])("1S12 '%s' may not", (role) => {
    expect(isStaffRole(role)).toBe(false);
  });

  it('1S12 the answer to everybody else is word for word', () => {
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
  });
});
