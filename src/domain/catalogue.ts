/** Values of the network that filters offer (document 1 §9). */

/** A pair of currencies: what the poster gives and what the matcher gives. */
export interface CurrencyPair {
  readonly from: string;
  readonly to: string;
}

const pairs = (from: string, targets: readonly string[]): CurrencyPair[] =>
  targets.map((to) => ({ from, to }));

/** The pairs of the orders' Currency filter, in the order of the specification. */
export const FILTER_CURRENCY_PAIRS: readonly CurrencyPair[] = [
  ...pairs('NGN', ['USD', 'EUR', 'CAD', 'GBP']),
  ...pairs('GHS', ['USD', 'CAD', 'GBP', 'EUR']),
];

/** Payment types: paid by staff, a bank-link provider and a card provider. */
export const PAYMENT_TYPES = [
  { value: 'admin', label: 'Admin' },
  { value: 'mono', label: 'Mono (bank link)' },
  { value: 'stripe', label: 'Stripe (card)' },
] as const;

/** What an order can be published with: the bank-link or the card provider (document 1 §5). */
export const PUBLISH_PAYMENT_TYPES = PAYMENT_TYPES.filter(({ value }) => value !== 'admin');
