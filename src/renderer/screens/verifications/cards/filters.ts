/** The expiry filter of cards (2C12), and the query it makes. */
import type { CardFilters } from '#contract/people/verifications.ts';
import { EXPIRY_MONTHS, expiryYears } from '#domain/verifications/cards.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import { optionsOf } from '#renderer/ui/filters/filter.ts';
import { queryOf, withQuery } from '#renderer/ui/filters/query.ts';
import { pagedList, searchedBy } from '#renderer/ui/list/state/paged.ts';

/** A choice as a number; undefined for an invalid one, which does not filter. */
const chosen = (value: string) => (/^\d{1,4}$/u.test(value) ? Number(value) : undefined);

const CARD_FILTERS = {
  expiryYear: withQuery(
    choiceFilter('Expiry Year', () => optionsOf(expiryYears(new Date()).map(String))),
    (year) => ({ expiryYear: chosen(year) }),
  ),
  expiryMonth: withQuery(
    choiceFilter('Expiry Month', optionsOf(EXPIRY_MONTHS.map(String))),
    (month) => ({ expiryMonth: EXPIRY_MONTHS.find((each) => each === chosen(month)) }),
  ),
};

const toFilters = queryOf<CardFilters>()(CARD_FILTERS);

export const CARDS_LIST = pagedList('cardVerifications.list', {
  id: 'card-verifications',
  filters: CARD_FILTERS,
  orders: [],
  pageSize: 10,
  // (2C25)
  toQuery: searchedBy(toFilters),
});
