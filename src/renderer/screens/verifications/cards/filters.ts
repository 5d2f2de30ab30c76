/** The expiry filter of cards (2C12), and the query it makes. */
import type { CardFilters } from '#contract/people/verifications.ts';
import { EXPIRY_MONTHS, expiryYears } from '#domain/verifications/cards.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import { optionsOf } from '#renderer/ui/filters/filter.ts';
import { queryOf, withQuery } from '#renderer/ui/filters/query.ts';
import { pagedList, searchedBy } from '#renderer/ui/list/state/paged.ts';

/** Years are those around this one, and a saved view may be older. */
const YEARS = {
  options: () => optionsOf(expiryYears(new Date()).map(String)),
  written: /^\d{4}$/u,
};

/** A choice as a number. */
const chosen = (value: string) => (value === '' ? undefined : Number(value));

const CARD_FILTERS = {
  expiryYear: withQuery(choiceFilter('Expiry Year', YEARS), (year) => ({
    expiryYear: chosen(year),
  })),
  expiryMonth: withQuery(
    choiceFilter('Expiry Month', optionsOf(EXPIRY_MONTHS.map(String))),
    (month) => ({ expiryMonth: chosen(month) }),
  ),
};

const toFilters = queryOf<CardFilters>()(CARD_FILTERS);

export const CARDS_LIST = pagedList('cardVerifications.list', {
  id: 'card-verifications',
  filters: CARD_FILTERS,
  searchPlaceholder: 'Search by Name or Card Number...',
  orders: [],
  pageSize: 10,
  // (2C25)
  toQuery: searchedBy(toFilters),
});
