/** What the network finds for a query: orders by id or reference, users by name or e-mail. */
import { ArrowSwapRegular, ErrorCircleRegular, PersonRegular } from '@fluentui/react-icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Page } from '#contract/list.ts';
import type { OrderRow } from '#contract/orders.ts';
import type { UserRow } from '#contract/users.ts';
import { countryLabel } from '#domain/country-names.ts';
import { formatAmount } from '#domain/money.ts';
import { orderFigures, orderReference } from '#domain/orders/figures.ts';
import { orderStatusLabel } from '#domain/orders/status.ts';
import { whoIs } from '#domain/people.ts';
import { useEndpoint } from '#renderer/client/endpoints.ts';
import { useDebounced } from '#renderer/ui/values/useDebounced.ts';
import type { PaletteEntry, PaletteSection } from './entry.ts';

/** Milliseconds after the last key before the search is sent. */
const DEBOUNCE_MS = 200;
/** The section of found orders. */
export const ORDERS = 'Orders';
/** Fewer characters would find anything. */
const SHORTEST_TERM = 2;
const ROWS = 5;
/** Milliseconds in which the same text is not searched again. */
const FRESH_MS = 30_000;

/** One search of the network, as a section of the palette. */
interface Search extends PaletteSection {
  readonly isSettled: boolean;
}

function asSearch<Row>(
  name: string,
  query: UseQueryResult<Page<Row>>,
  entryOf: (row: Row) => PaletteEntry,
): Search {
  const things = name.toLowerCase();
  const entries = query.data?.rows.map(entryOf) ?? [
    {
      id: `retry:${things}`,
      label: query.error ? `${name} could not be searched. Retry` : `Searching ${things}…`,
      detail: query.error?.message ?? '',
      icon: ErrorCircleRegular,
      staysOpen: true as const,
      run: () => void query.refetch(),
    },
  ];
  return { name, entries, isSettled: query.isSuccess || query.isError };
}

function orderDetail(order: OrderRow): string {
  const { amount, currency } = orderFigures(order).posterAmount ?? {};
  const figure = amount ? `${formatAmount(amount)} ${currency ?? ''}`.trim() : null;
  return [orderReference(order), figure, orderStatusLabel(order).text].filter(Boolean).join(' · ');
}

function useSearches(term: string) {
  const navigate = useNavigate();
  const input = { search: term, page: 1, pageSize: ROWS };
  const options = { enabled: term !== '', staleTime: FRESH_MS };
  const orders = useEndpoint('orders.list', input, options);
  const users = useEndpoint('users.list', input, options);
  const orderEntry = (order: OrderRow): PaletteEntry => ({
    id: `order:${order.id}`,
    label: `Order ${order.id}`,
    detail: orderDetail(order),
    icon: ArrowSwapRegular,
    run: () => void navigate(`/transactions/${encodeURIComponent(order.id)}`),
  });
  const userEntry = (user: UserRow): PaletteEntry => ({
    id: `user:${user.id}`,
    label: whoIs(user),
    detail: [user.email, countryLabel(user.country_abbreviation, user.country)]
      .filter(Boolean)
      .join(' · '),
    icon: PersonRegular,
    isPrivate: true,
    run: () => void navigate(`/users/${encodeURIComponent(user.id)}`),
  });
  const searches = [
    asSearch(ORDERS, orders, orderEntry),
    asSearch('Users', users, userEntry),
  ] satisfies readonly Search[];
  return { searches, orders: orders.data?.rows.map(({ id }) => id) };
}

/** What was found so far. */
export interface Found {
  /** In the order in which they were answered, so that no answer moves another. */
  readonly sections: readonly PaletteSection[];
  readonly isSearching: boolean;
  /** The ids of the orders that were found; undefined until that is known. */
  readonly orders: readonly string[] | undefined;
}

/** Searches the network for a text once it rests; an outdated search is cancelled on the wire. */
export function useFound(typed: string): Found {
  const text = typed.trim();
  const rested = useDebounced(text, DEBOUNCE_MS);
  const term = rested.length < SHORTEST_TERM ? '' : rested;
  const { searches, orders } = useSearches(term);
  const [answered, setAnswered] = useState({ term, names: [] as readonly string[] });
  const known = answered.term === term ? answered.names : [];
  const late = searches.filter(({ name, isSettled }) => isSettled && !known.includes(name));
  const names = [...known, ...late.map(({ name }) => name)];
  if (answered.term !== term || late.length > 0) setAnswered({ term, names });

  if (text !== rested) {
    return { sections: [], isSearching: text.length >= SHORTEST_TERM, orders: undefined };
  }
  const sections = names.flatMap((name) => searches.filter((search) => search.name === name));
  return {
    sections: term === '' ? [] : sections.filter(({ entries }) => entries.length > 0),
    isSearching: term !== '' && searches.some(({ isSettled }) => !isSettled),
    orders: term === '' ? undefined : orders,
  };
}
