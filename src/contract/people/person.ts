/** People of the network and the banks they use, as orders carry them (1O18, 1O19). */
import { z } from 'zod';
import { ignoreInvalid, listOf, optionalId, optionalText, part } from '../wire/values.ts';

/** How a person pays or is paid. */
export const personMethod = z.object({
  id: ignoreInvalid(optionalId),
  provider: optionalText,
  institution_name: optionalText,
  accountNumber: optionalText,
  account_name: optionalText,
});

const named = z.object({
  id: ignoreInvalid(optionalId),
  firstname: ignoreInvalid(optionalText),
  middlename: ignoreInvalid(optionalText),
  lastname: ignoreInvalid(optionalText),
  full_name: optionalText,
  full_name_shown: ignoreInvalid(optionalText),
  email: ignoreInvalid(optionalText),
});

/** A person named beside something else, with whatever fields the server sends. */
export const namedPerson = named as z.ZodType<
  z.output<typeof named>,
  Partial<z.input<typeof named>>
>;

/** A user of the network. Everything may be missing. */
export const person = z.object({
  id: optionalId,
  avatar: optionalText,
  firstname: optionalText,
  middlename: optionalText,
  lastname: optionalText,
  full_name: optionalText,
  full_name_shown: optionalText,
  phone: optionalText,
  email: optionalText,
  dob: optionalText,
  address: optionalText,
  country: optionalText,
  country_abbreviation: optionalText,
  city: optionalText,
  state: optionalText,
  zipcode: optionalText,
  payment_methods: listOf(personMethod),
  delivery_methods: listOf(personMethod),
  account_number: optionalText,
});
export type Person = z.output<typeof person>;
export type PersonOnWire = z.input<typeof person>;

/**
 * A bank account's bank. `status` is UP while the bank answers, anything else is unhealthy;
 * `methodStatus` is bank_authenticated or bank_authentication_needed.
 */
export const bank = z.object({
  name: optionalText,
  status: optionalText,
  methodStatus: optionalText,
  account: part(z.object({ bank_code: optionalId })),
});
export type Bank = z.output<typeof bank>;
export type BankOnWire = z.input<typeof bank>;
