import { describe, expect, it } from 'vitest';
import { isStaffRole, mayVerify, NOT_STAFF_MESSAGE } from './roles.ts';

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

  it('only an admin may open the verification queues', () => {
    expect(['admin', 'manager', 'principal', 'customer'].filter(mayVerify)).toEqual(['admin']);
  });
});
