/** How far a transfer is on its way from the form to the network. */
import type { TransferRequest } from '#contract/orders/transfers.ts';
import type { Chosen } from '#domain/transfer/calculator.ts';
import { fieldsOf } from '#renderer/client/kept/read.ts';
import type { Owner } from '../form/handle.ts';

/** The rates the network allows and suggests, as they were shown. */
export type ShownRates = { min: string; max: string; suggested: string | null };

/** What was found out about the recipient when the form was left with Continue. */
export type Found = {
  /** The recipient's full name; null when it is not known. */
  recipient: string | null;
  /** Null when the lookup gave no answer: the recipient then counts as not registered (3C42). */
  registered: boolean | null;
};

/** What is asked, fixed at Continue: every dialog shows it, and Confirm posts exactly it. */
export type Confirmation = Found & {
  request: { -readonly [Name in keyof TransferRequest]: TransferRequest[Name] };
  /** The recipient's e-mail; empty where it is not known yet. */
  email: string;
  /** The name of the country that gets the money. */
  countryName: string;
  /** Whether the recipient is described in a further step (3V). */
  isUnified: boolean;
  /** The rate as the form had it, and of which amount it is the price. */
  rate: string;
  chosen: Chosen;
  /** Null when they were not known. */
  rates: ShownRates | null;
  /** Orders with the same amounts and currencies that were there already; null when not known. */
  equals: string[] | null;
};

/** The two steps in which the recipient of a unified country is described. */
export type RecipientStep = 'personal' | 'bank';

/**
 * - `form`: there is no question yet.
 * - `invited`: the recipient is not on the product; the person may cancel or continue.
 * - `confirm`: the total cost is shown.
 */
export type Stage =
  | { name: 'form' }
  | { name: 'invited' | 'confirm' | RecipientStep; confirmation: Confirmation };

export const AT_FORM: Stage = { name: 'form' };

/** What a lookup has found out. */
export function foundOf(owner: Owner): Found {
  if (owner.kind === 'person') return { recipient: owner.name, registered: true };
  return { recipient: null, registered: owner.kind === 'unregistered' ? false : null };
}

/**
 * The step after the lookup of the recipient. A failed lookup opens the confirmation (3C42), as a found
 * user does. The text about an invitation is shown only when no user was found (3C43).
 */
export const stageAfter = (confirmation: Confirmation): Stage => ({
  name: confirmation.registered === false ? 'invited' : 'confirm',
  confirmation,
});

/** Reads the stage that a draft of this version has kept; the form where it has kept none. */
export function readStage(kept: unknown): Stage {
  const { request } = fieldsOf(fieldsOf(kept)['confirmation']);
  return typeof request === 'object' && request !== null ? (kept as Stage) : AT_FORM;
}
