/** The comparison of offers as a list: what it is filtered and ordered by. */
import {
  ANY_COUNTRY,
  FIRST_SORT,
  OFFER_AMOUNTS,
  OFFER_COUNTRIES,
  OFFER_SORTS,
  type OfferFilters,
} from '#domain/rates/offer-comparison.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import { type FilterValues, optionsOf } from '#renderer/ui/filters/filter.ts';
import type { ListShape } from '#renderer/ui/list/state/state.ts';

/** Any amount, as the field has it; a filter that filters nothing is empty. */
export const ANY_AMOUNT = '0';

/** The amounts to choose from, any first. */
export const AMOUNT_OPTIONS = optionsOf(OFFER_AMOUNTS.map(String), (amount) =>
  amount === ANY_AMOUNT ? 'All amount' : `${amount} USD`,
);
/** The countries to choose from, any first. */
export const COUNTRY_OPTIONS = optionsOf(OFFER_COUNTRIES);

const OFFER_FILTERS = {
  amount: choiceFilter('Amount', AMOUNT_OPTIONS),
  from: choiceFilter('From', COUNTRY_OPTIONS),
  to: choiceFilter('To recepient in', COUNTRY_OPTIONS),
};

const sortLabel = (index: string) => OFFER_SORTS[Number(index)]?.label ?? '';

export const OFFERS_SHAPE = {
  id: 'offers',
  filters: OFFER_FILTERS,
  searchPlaceholder: 'Search companies',
  // The first of a list's orders is its default.
  orders: optionsOf([...new Set([FIRST_SORT, ...OFFER_SORTS.keys()])].map(String), sortLabel),
} satisfies ListShape<typeof OFFER_FILTERS, string>;

/** What the comparison is narrowed by. */
export const toComparison = (
  search: string,
  { amount, from, to }: FilterValues<typeof OFFER_FILTERS>,
): OfferFilters => ({
  amountFilter: Number(amount || ANY_AMOUNT),
  fromFilter: from || ANY_COUNTRY,
  recepientFilter: to || ANY_COUNTRY,
  company: search,
});
