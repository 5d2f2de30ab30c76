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
import type { FilterValues, Option } from '#renderer/ui/filters/filter.ts';
import type { ListShape } from '#renderer/ui/list/state/state.ts';

/** Any amount, as the field has it; a filter that filters nothing is empty. */
export const ANY_AMOUNT = '0';

/** The amounts to choose from, any first. */
export const AMOUNT_OPTIONS: readonly Option[] = OFFER_AMOUNTS.map((amount) => ({
  value: String(amount),
  label: amount === 0 ? 'All amount' : `${amount} USD`,
}));
/** The countries to choose from, any first. */
export const COUNTRY_OPTIONS: readonly Option[] = OFFER_COUNTRIES.map((country) => ({
  value: country,
  label: country,
}));

const OFFER_FILTERS = {
  amount: choiceFilter('Amount', AMOUNT_OPTIONS),
  from: choiceFilter('From', COUNTRY_OPTIONS),
  to: choiceFilter('To recepient in', COUNTRY_OPTIONS),
};

const ORDERS: readonly Option[] = OFFER_SORTS.map(({ label }, index) => ({
  value: String(index),
  label,
}));

export const OFFERS_SHAPE: ListShape<typeof OFFER_FILTERS, string> = {
  id: 'offers',
  filters: OFFER_FILTERS,
  // The first of a list's orders is its default.
  orders: ORDERS.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a))),
};

function isFirst({ value }: Option): boolean {
  return value === String(FIRST_SORT);
}

const known = (options: readonly Option[], value: string, otherwise: string) =>
  options.find((option) => option.value === value)?.value ?? otherwise;

/** What the comparison is narrowed by; what an address holds besides is not read. */
export const toComparison = (
  search: string,
  { amount, from, to }: FilterValues<typeof OFFER_FILTERS>,
): OfferFilters => ({
  amountFilter: Number(known(AMOUNT_OPTIONS, amount, ANY_AMOUNT)),
  fromFilter: known(COUNTRY_OPTIONS, from, ANY_COUNTRY),
  recepientFilter: known(COUNTRY_OPTIONS, to, ANY_COUNTRY),
  company: search,
});
