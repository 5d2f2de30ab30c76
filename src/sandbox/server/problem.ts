/** The API's answers to requests that it refuses. */
import { may, type Permission } from '#domain/access/roles.ts';

/** Its HTTP status and its message travel to the caller. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Refusals that say what is not there, what the state of a thing forbids, and what is wrong in the request. */
export const notFound = (message: string) => new HttpError(404, message);
export const conflict = (message: string) => new HttpError(409, message);
export const unprocessable = (message: string) => new HttpError(422, message);

/** The answer to a role that may not do this. */
export const forbidden = () => new HttpError(403, 'You do not have permission to do this');

/** @throws {HttpError} 403 for a role that does not have the permission */
export function assertMay({ role }: { readonly role: string }, permission: Permission): void {
  if (!may(role, permission)) throw forbidden();
}

/** The answer when the sandbox itself fails. */
export const INTERNAL = 'Internal server error';
