/** The expiry filter of cards (2C12), and the query it makes. */
import { EXPIRY_MONTHS, expiryYears } from '#domain/verifications/cards.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import type { ListShape, ListState } from '#renderer/ui/list/state.ts';

const asOption = (value: number) => ({ value: String(value), label: String(value) });

const CARD_FILTERS = {
  expiryYear: choiceFilter('Expiry Year', () => expiryYears(new Date()).map(asOption)),
  expiryMonth: choiceFilter('Expiry Month', EXPIRY_MONTHS.map(asOption)),
};

/** Rows a page (2C). */
export const PAGE_SIZE = 10;

export const CARDS_SHAPE: ListShape<typeof CARD_FILTERS, never> = {
  id: 'card-verifications',
  filters: CARD_FILTERS,
  orders: [],
};
export type CardsState = ListState<typeof CARD_FILTERS, never>;

/** A choice as a number; undefined for an invalid one, which does not filter. */
const chosen = (value: string) => (/^\d{1,4}$/u.test(value) ? Number(value) : undefined);

/** The query for a state of the list (2C25). */
export function toQuery({ page, search, filters }: CardsState) {
  const expiryYear = chosen(filters.expiryYear);
  const expiryMonth = chosen(filters.expiryMonth);
  const month = expiryMonth !== undefined && EXPIRY_MONTHS.includes(expiryMonth);
  return {
    page,
    pageSize: PAGE_SIZE,
    search: search || undefined,
    filters: { expiryYear, expiryMonth: month ? expiryMonth : undefined },
  };
}
