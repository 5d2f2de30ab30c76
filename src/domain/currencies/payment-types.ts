/** How people of each currency pay and are paid: its payment types (3Q, 3Y). */
import type { Institution } from './institution.ts';
import { CANADIAN_INSTITUTIONS } from './institutions-canada.ts';
import { US_INSTITUTIONS } from './institutions-usa.ts';

/** A way to pay; `code` is what travels, `name` what people read. */
export interface PaymentType {
  readonly code: string;
  readonly name: string;
  /** An https address; null for a way to pay that is no company's. */
  readonly website: string | null;
}

const codeOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/['’.]/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '_')
    .replaceAll(/^_|_$/gu, '');

const institutions = (all: readonly Institution[]): readonly PaymentType[] =>
  all.map(([name, website]) => ({ code: codeOf(name), name, website }));

const PAYPAL: PaymentType = {
  code: 'paypal',
  name: 'Paypal',
  website: 'https://www.paypal.com',
};
const SEPA: PaymentType = { code: 'sepa', name: 'Sepa', website: null };
const INTERAC: PaymentType = {
  code: 'interac',
  name: 'Interac',
  website: 'https://www.interac.ca',
};
const FASTER: PaymentType = { code: 'faster', name: 'Faster', website: null };

const bankPayment = (of: string): PaymentType => ({
  code: `${of.toLowerCase().replaceAll(' ', '_')}_bank_payment`,
  name: `${of} bank payment`,
  website: null,
});

const OWN: Readonly<Record<string, readonly PaymentType[]>> = {
  EUR: [PAYPAL, SEPA],
  GBP: [PAYPAL, FASTER],
  CAD: [PAYPAL, INTERAC, ...institutions(CANADIAN_INSTITUTIONS)],
  USD: institutions(US_INSTITUTIONS),
  NGN: [bankPayment('Nigerian')],
  GHS: [bankPayment('Ghanaian')],
  KES: [bankPayment('Kenyan')],
  ZAR: [bankPayment('South African')],
  AED: [],
};

/** The payment types of a currency: its own, else Sepa; AED has none (3Y28). */
export const paymentTypesOf = (currency: string): readonly PaymentType[] => OWN[currency] ?? [SEPA];
