/** Every act as it is declared: the main process reads outcomes by it. */
import type { ActName } from './act-names.ts';
import { DISPUTE_ACTS } from './areas/disputes.ts';
import { MAINTENANCE_ACTS } from './areas/maintenance.ts';
import { OPTION_ACTS } from './areas/options.ts';
import { ORDER_ACTS } from './areas/orders.ts';
import { PAYMENT_ACTS } from './areas/payments.ts';
import { RATE_LIMIT_ACTS } from './areas/rate-limits.ts';
import { RIBBON_ACTS } from './areas/ribbons.ts';
import { TRANSFER_ACTS } from './areas/transfers.ts';
import { USER_ACTS } from './areas/users.ts';
import { VERIFICATION_ACTS } from './areas/verifications.ts';
import { WITHDRAWAL_ACTS } from './areas/withdrawals.ts';
import type { ActDeclaration } from './declare.ts';

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
