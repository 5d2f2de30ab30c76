/** What the Recipient Details dialog asks for, step by step, and what is wrong with it (3C, 3Q, 3U). */
import type { CountryCode } from 'libphonenumber-js/min';
import { isPossiblePhoneNumber } from 'libphonenumber-js/min';
import { isEmail, type UnifiedRecipient } from '#domain/transfer/offer.ts';
import { readTexts } from '#renderer/client/kept/read.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';

export type DetailName = keyof UnifiedRecipient;
/** Details as a draft keeps them. */
export type RecipientDetails = { [Name in DetailName]: string };

/** The fields of the first step, in order, with their labels. */
export const PERSONAL: readonly (readonly [DetailName, string])[] = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['email', 'E-mail'],
  ['phone', 'Phone'],
  ['streetNumber', 'Street number'],
  ['streetName', 'Street name'],
  ['city', 'City'],
];

/** The fields of the second step. */
export const BANK: readonly (readonly [DetailName, string])[] = [
  ['bankId', 'Bank'],
  ['accountNumber', 'Account number'],
];

const NAMES = [...PERSONAL, ...BANK].map(([name]) => name);

const NOTHING = Object.fromEntries(NAMES.map((name) => [name, ''])) as RecipientDetails;

/** Reads details from a draft of any shape. */
export const readDetails = readTexts(NOTHING);

/** A hook: the details of a recipient in that country, the setter, and what discards them. */
export const useDetails = (country: string) =>
  useDraft(`transfer.recipient.${country}`, readDetails);

/** The details as they travel, without blanks around them. */
export const recipientOf = (details: RecipientDetails): UnifiedRecipient =>
  Object.fromEntries(
    NAMES.map((name) => [name, details[name].trim()]),
  ) as unknown as UnifiedRecipient;

/** Why one detail cannot be taken; null when it can. Only an e-mail must have a form (3Q, 3U, 3V). */
export function detailProblem(
  [name, label]: readonly [DetailName, string],
  details: RecipientDetails,
): string | null {
  const value = details[name].trim();
  if (value === '') return `${label} is required`;
  return name !== 'email' || isEmail(value) ? null : 'Please enter a valid email address';
}

/**
 * A warning about a phone number of a recipient in `country`; null when it has the usual length there.
 * It is only a warning: numbering plans change, and the specification asks for no format.
 */
export function phoneDoubt(phone: string, country: string): string | null {
  const number = phone.trim();
  if (number === '' || isPossiblePhoneNumber(number, country as CountryCode)) return null;
  return 'The number does not have the usual length for this country. Check it.';
}
