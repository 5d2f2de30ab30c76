/** The cases of every act. */
import type { ActName } from '#domain/acts/acts.ts';
import { CARD_CASES } from './cards.ts';
import type { ActCases } from './case.ts';
import { DISPUTE_CASES } from './disputes.ts';
import { DOCUMENT_CASES } from './documents.ts';
import { LIMIT_CASES } from './limits.ts';
import { MAINTENANCE_CASES } from './maintenance.ts';
import { OPTION_CASES } from './options.ts';
import { ORDER_CASES } from './orders.ts';
import { PAYMENT_CASES } from './payments.ts';
import { RIBBON_CASES } from './ribbons.ts';
import { TRANSFER_CASES } from './transfers.ts';
import { USER_CASES } from './users.ts';
import { WITHDRAWAL_CASES } from './withdrawals.ts';

export const CASES: Readonly<Record<ActName, ActCases>> = {
  ...CARD_CASES,
  ...DISPUTE_CASES,
  ...DOCUMENT_CASES,
  ...LIMIT_CASES,
  ...MAINTENANCE_CASES,
  ...OPTION_CASES,
  ...ORDER_CASES,
  ...PAYMENT_CASES,
  ...RIBBON_CASES,
  ...TRANSFER_CASES,
  ...USER_CASES,
  ...WITHDRAWAL_CASES,
};
