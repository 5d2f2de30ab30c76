/** Values of the network that filters offer (1F). */
import type { Catalogue, CatalogueEntry } from '#contract/network/catalogue.ts';

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

/** Those an order can be published with: of a provider, not paid by staff (1A). */
export const publishTypes = (types: readonly CatalogueEntry[]): readonly CatalogueEntry[] =>
  types.filter(({ value }) => value !== 'admin');

/** The catalogue of a deployment whose managed settings replace none of it. */
export const DEFAULT_CATALOGUE: Catalogue = {
  paymentTypes: [...PAYMENT_TYPES],
  paymentProviders: null,
};
