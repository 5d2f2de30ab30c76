import { may, type Permission } from '#domain/access/roles.ts';
import type { Caller } from './context.ts';
import { forbidden } from './problem.ts';

/** @throws {HttpError} 403 for a role that does not have the permission */
export function assertMay({ role }: Caller, permission: Permission): void {
  if (!may(role, permission)) throw forbidden();
}
