/** Every act by its name. The journal stores the name, so names never change. */
import { type ActBody, doneText } from './act.ts';
import { CARD_ACTS } from './areas/cards.ts';
import { DISPUTE_ACTS } from './areas/disputes.ts';
import { DOCUMENT_ACTS } from './areas/documents.ts';
import { LIMIT_ACTS } from './areas/limits.ts';
import { MAINTENANCE_ACTS } from './areas/maintenance.ts';
import { OPTION_ACTS } from './areas/options.ts';
import { ORDER_ACTS } from './areas/orders.ts';
import { PAYMENT_ACTS } from './areas/payments.ts';
import { RIBBON_ACTS } from './areas/ribbons.ts';
import { TRANSFER_ACTS } from './areas/transfers.ts';
import { USER_ACTS } from './areas/users.ts';
import { WITHDRAWAL_ACTS } from './areas/withdrawals.ts';

export const ACTS = {
  ...CARD_ACTS,
  ...DISPUTE_ACTS,
  ...DOCUMENT_ACTS,
  ...LIMIT_ACTS,
  ...MAINTENANCE_ACTS,
  ...OPTION_ACTS,
  ...ORDER_ACTS,
  ...PAYMENT_ACTS,
  ...RIBBON_ACTS,
  ...TRANSFER_ACTS,
  ...USER_ACTS,
  ...WITHDRAWAL_ACTS,
} as const;
export type ActName = keyof typeof ACTS;

/** An act of unknown types, as it comes from the journal. */
export type AnyAct = ActBody<unknown, unknown, unknown> & { readonly name: ActName };

/** The act of that name; undefined for one of another version. */
export function actOf(name: ActName): AnyAct;
export function actOf(name: string): AnyAct | undefined;
export function actOf(name: string): AnyAct | undefined {
  return Object.hasOwn(ACTS, name) ? (ACTS[name as ActName] as unknown as AnyAct) : undefined;
}

/** What an act is called and what is said when it was done; one of another version is called by its name. */
export function actWords(name: string): { readonly label: string; readonly done: string } {
  const act = actOf(name);
  return act
    ? { label: act.label, done: doneText(act, null) }
    : { label: name, done: `${name} was carried out` };
}
