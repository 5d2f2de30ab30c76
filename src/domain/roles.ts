/** Who may sign in and what a role may open (document 1 §1, §6). */

/** The roles of staff. Every other role is refused at sign-in. */
export const STAFF_ROLES = ['admin', 'manager', 'principal'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The answer to an account that is not staff, word for word (document 1 §6). */
export const NOT_STAFF_MESSAGE = "You don't have permission to log in";

/** Whether an account with this role may sign in to the console. */
export function isStaffRole(role: string): role is StaffRole {
  return (STAFF_ROLES as readonly string[]).includes(role);
}

/** Whether this role may open the verification queues (document 1 §2). */
export const mayVerify = (role: string): boolean => role === 'admin';

/** Whether this role may hide or unhide all orders of a query at once (document 1 §6). */
export const mayHideAll = (role: string): boolean => role === 'admin' || role === 'principal';
