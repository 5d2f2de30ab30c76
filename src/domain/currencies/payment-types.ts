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

/** What an account in a currency is named by: each field, and what kind of text it takes. */
export type AccountFields = Readonly<Record<string, 'email' | 'text'>>;

interface Payments {
  /** Null where the specification gives no account. */
  readonly account: AccountFields | null;
  readonly types: readonly PaymentType[];
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

const paypal = (...types: readonly PaymentType[]): Payments => ({
  account: { paypal_id: 'email' },
  types,
});

const bank = (of: string): Payments => ({
  account: { account_name: 'text', account_number: 'text', bank_code: 'text' },
  types: [
    {
      code: `${of.toLowerCase().replaceAll(' ', '_')}_bank_payment`,
      name: `${of} bank payment`,
      website: null,
    },
  ],
});

/** What the rows of the catalogue choose from (3Y24 to 3Y28). */
export const PAYMENTS = {
  sepa: paypal(SEPA),
  euro: paypal(PAYPAL, SEPA),
  faster: paypal(PAYPAL, FASTER),
  canada: paypal(PAYPAL, INTERAC, ...institutions(CANADIAN_INSTITUTIONS)),
  usa: paypal(...institutions(US_INSTITUTIONS)),
  naira: bank('Nigerian'),
  cedi: bank('Ghanaian'),
  shilling: bank('Kenyan'),
  rand: bank('South African'),
  sepaOnly: { account: null, types: [SEPA] },
  none: { account: null, types: [] },
} satisfies Readonly<Record<string, Payments>>;
