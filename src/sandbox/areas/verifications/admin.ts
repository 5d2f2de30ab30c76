/** Who may see and decide verification requests. */
import type { Caller } from '../../server/context.ts';
import { FORBIDDEN, Refusal } from '../../server/problem.ts';

const FORBIDDEN_STATUS = 403;

/** @throws {Refusal} 403: the verification queues are for admins (document 2 §6) */
export function assertAdmin({ role }: Caller): void {
  if (role !== 'admin') throw new Refusal(FORBIDDEN_STATUS, FORBIDDEN);
}
