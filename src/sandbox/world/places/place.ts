/** What makes people and banks of one country plausible. */
import type { CurrencyCode } from '../currencies.ts';

/** A city with its state or province and one of its postal codes. */
export interface City {
  readonly name: string;
  readonly state: string;
  readonly zipcode: string;
}

/** One country's names, addresses, telephone numbers and banks. */
export interface Place {
  readonly country: string;
  readonly currency: CurrencyCode;
  readonly given: readonly string[];
  readonly family: readonly string[];
  /** `family-first` where the family name is written first. */
  readonly nameOrder: 'given-first' | 'family-first';
  readonly cities: readonly City[];
  readonly streets: readonly string[];
  /** A telephone number; every # is a digit. */
  readonly phone: string;
  /** Digits of a bank account. */
  readonly accountDigits: number;
  /** Codes and names of banks. */
  readonly banks: readonly (readonly [code: string, name: string])[];
}

interface Written {
  readonly country: string;
  readonly currency: CurrencyCode;
  readonly given: string;
  readonly family: string;
  readonly nameOrder?: Place['nameOrder'];
  readonly cities: string;
  readonly streets: string;
  readonly phone: string;
  readonly accountDigits: number;
  readonly banks: string;
}

const list = (text: string) => text.split('|').map((part) => part.trim());

function city(text: string): City {
  const [name = '', state = '', zipcode = ''] = text.split('/').map((part) => part.trim());
  return { name, state, zipcode };
}

function bank(text: string): [string, string] {
  const [code = '', name = ''] = text.split('=').map((part) => part.trim());
  return [code, name];
}

/**
 * A place from compact text: entries parted by `|`, cities as `name / state / postal code`, banks as
 * `code = name`.
 */
export function place(written: Written): Place {
  return {
    ...written,
    nameOrder: written.nameOrder ?? 'given-first',
    given: list(written.given),
    family: list(written.family),
    cities: list(written.cities).map(city),
    streets: list(written.streets),
    banks: list(written.banks).map(bank),
  };
}
