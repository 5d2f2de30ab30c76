/** The API's answers to requests that it refuses. */

/** Its HTTP status and its message travel to the caller. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The answer to a role that may not do this. */
export const FORBIDDEN = 'You do not have permission to do this';

/** The answer when the sandbox itself fails. */
export const INTERNAL = 'Internal server error';
