/** What makes people and banks of one country plausible. */
import type { WorldCurrency } from '../orders/currencies.ts';

/** A city with its state or province and one of its postal codes. */
interface City {
  readonly name: string;
  readonly state: string;
  readonly zipcode: string;
}

/** One country's names, addresses, telephone numbers and banks. */
export interface Place {
  readonly country: string;
  readonly currency: WorldCurrency;
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
