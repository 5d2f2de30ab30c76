/** Every act as it is declared: the main process reads outcomes by it. */
import type { ActName } from './acts.ts';
import type { ActDeclaration } from './declare.ts';
import { DISPUTE_ACTS } from './disputes.ts';
import { MAINTENANCE_ACTS } from './maintenance.ts';
import { OPTION_ACTS } from './options.ts';
import { ORDER_ACTS } from './orders.ts';
import { PAYMENT_ACTS } from './payments.ts';
import { RATE_LIMIT_ACTS } from './rate-limits.ts';
import { RIBBON_ACTS } from './ribbons.ts';
import { TRANSFER_ACTS } from './transfers.ts';
import { USER_ACTS } from './users.ts';
import { VERIFICATION_ACTS } from './verifications.ts';
import { WITHDRAWAL_ACTS } from './withdrawals.ts';

/** An act of unknown types, as it comes from the journal. */
export type AnyAct = ActDeclaration<unknown, unknown, unknown>;

export const DECLARED = {
  ...DISPUTE_ACTS,
  ...MAINTENANCE_ACTS,
  ...OPTION_ACTS,
  ...ORDER_ACTS,
  ...PAYMENT_ACTS,
  ...RATE_LIMIT_ACTS,
  ...RIBBON_ACTS,
  ...TRANSFER_ACTS,
  ...USER_ACTS,
  ...VERIFICATION_ACTS,
  ...WITHDRAWAL_ACTS,
} satisfies Readonly<Record<ActName, unknown>>;

/** How an act is declared. */
export const declarationOf = (name: ActName): AnyAct => DECLARED[name] as unknown as AnyAct;
