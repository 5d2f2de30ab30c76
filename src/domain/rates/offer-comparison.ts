/** The comparison of offers of remittance companies: what it filters and sorts by (3O). */
import Big from 'big.js';
import type { Decimal } from '../money/money.ts';

/** How an offer is paid or delivered: by card, or otherwise by bank (3O13). */
export type OfferMethod = 'card' | 'bank';

/** An offer of a remittance company, with the field names of the specification (3O27). */
export interface CompanyOffer {
  readonly id: number;
  /** Stars, 1 to 5. */
  readonly rate: number;
  readonly sent: Decimal;
  readonly received: Decimal;
  /** In US dollars. */
  readonly transferr_fee: Decimal;
  /** In US dollars. */
  readonly deliver_fee: Decimal;
  readonly from_currency: string;
  readonly to_currency: string;
  readonly from: string;
  readonly to: string;
  readonly exchange_rate: Decimal;
  readonly gift: string | null;
  /** In US dollars. */
  readonly gift_amount: Decimal | null;
  /** Days it takes at most. */
  readonly duration: number;
  readonly promo_code: string | null;
  readonly company_name: string;
  readonly payment_method: OfferMethod;
  readonly delivery_method: OfferMethod;
  readonly service: {
    readonly logo_url: string;
    readonly garanty_by: string | null;
    readonly garanty_by_logo: string | null;
  };
}

/** US dollars; 0 is any amount. */
export const OFFER_AMOUNTS: readonly number[] = [0, 50, 100, 150, 200, 250, 300];

export const ANY_COUNTRY = 'All';
export const OFFER_COUNTRIES: readonly string[] = [
  ANY_COUNTRY,
  'USA',
  'Nigeria',
  'South Africa',
  'Canada',
  'France',
];

/** The groups of the panel. What is chosen in them is kept and filters nothing (3O21). */
export const OFFER_CHOICES = {
  durations: ['Any', 'Within a day', '1 day', '2 days', '3 days', '4 days'],
  payments: [
    'Any',
    'P2P Bank Transfer',
    'ACH',
    'Debit Card',
    'Credit Card',
    'Wire Transfer',
    'Cash drop off',
  ],
  deliveryMethods: ['Bank Deposit', 'Mobile Money', 'Cash Pick up', 'Cash Delivery'],
  ratings: ['1', '2', '3', '4', '5'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type OfferChoiceGroup = keyof typeof OFFER_CHOICES;

/** One way to sort: its label and which of two offers goes first (below 0: the first). */
export interface OfferSort {
  readonly label: string;
  compare(a: CompanyOffer, b: CompanyOffer): number;
}

const number =
  (read: (offer: CompanyOffer) => Decimal | number) => (a: CompanyOffer, b: CompanyOffer) =>
    new Big(read(a)).cmp(read(b));
const received = number((offer) => offer.received);
const duration = number((offer) => offer.duration);
const fee = number((offer) => offer.transferr_fee);
const reversed =
  (compare: OfferSort['compare']): OfferSort['compare'] =>
  (a, b) =>
    compare(b, a);

export const OFFER_SORTS: readonly OfferSort[] = [
  { label: 'Recipient gets: high to low', compare: reversed(received) },
  { label: 'Recipient gets: low to high', compare: received },
  { label: 'Duration: fast to long', compare: duration },
  { label: 'Duration: long to fast', compare: reversed(duration) },
  { label: 'Transaction fee: high to low', compare: reversed(fee) },
  { label: 'Transaction fee: low to high', compare: fee },
];
/** The sort at first: 'Transaction fee: high to low' (3O24, 3O25). */
export const FIRST_SORT = 4;

/** The filters of the list: amounts sent, countries, and the company searched for. */
export interface OfferFilters {
  readonly amountFilter: number;
  readonly fromFilter: string;
  readonly recepientFilter: string;
  /** A part of a company's name, without regard to case. */
  readonly company: string;
}

const fitsCountry = (country: string, filter: string) =>
  filter === ANY_COUNTRY || country === filter;

/** The offers that fit, sorted; those that sort alike keep their order. */
export function comparedOffers(
  offers: readonly CompanyOffer[],
  filters: OfferFilters,
  sort: OfferSort,
): readonly CompanyOffer[] {
  const company = filters.company.trim().toLowerCase();
  return offers
    .filter(
      ({ sent, from, to, company_name: name }) =>
        (filters.amountFilter === 0 || new Big(sent).eq(filters.amountFilter)) &&
        fitsCountry(from, filters.fromFilter) &&
        fitsCountry(to, filters.recepientFilter) &&
        name.toLowerCase().includes(company),
    )
    .toSorted(sort.compare);
}
