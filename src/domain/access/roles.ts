/** Who may sign in and what a role may do (1N, 1S). */

/** The permissions that not every role of staff has. */
const PERMISSIONS = [
  /** The verification queues: to open them, accept cards and approve documents (1N, 1R, 1S). */
  'verify',
  /** To hide or unhide all orders of a query at once (1S11). */
  'hideAll',
  /** To see how a match was validated. */
  'seeJourney',
  // The actions on an order.
  'cancelMatch',
  'approveMatch',
  'markAsPaid',
  'markAsRefunded',
  'completeOrder',
  'expireOrder',
  'setHidden',
  'capture',
  'void',
  'publish',
  'investigate',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The roles of staff and their permissions. Every other role is refused at sign-in. */
const ROLES = {
  admin: PERMISSIONS,
  manager: ['markAsPaid', 'markAsRefunded'],
  principal: ['markAsPaid', 'markAsRefunded', 'expireOrder', 'setHidden', 'hideAll'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;
export type StaffRole = keyof typeof ROLES;
export const STAFF_ROLES = Object.keys(ROLES) as readonly StaffRole[];

/** The answer to an account that is not staff, word for word (1S12). */
export const NOT_STAFF_MESSAGE = "You don't have permission to log in";

/** Whether an account with this role may sign in to the console. */
export const isStaffRole = (role: string): role is StaffRole => Object.hasOwn(ROLES, role);

export const may = (role: string, permission: Permission): boolean =>
  isStaffRole(role) && ROLES[role].some((each) => each === permission);

/** The roles that have a permission. */
export const rolesWith = (permission: Permission): readonly StaffRole[] =>
  STAFF_ROLES.filter((role) => may(role, permission));
