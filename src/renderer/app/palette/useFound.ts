/** What the network finds for a query: orders by id or reference, users by name or e-mail. */
import {
  ArrowSwapRegular,
  ErrorCircleRegular,
  type FluentIcon,
  PeopleRegular,
  PersonRegular,
} from '@fluentui/react-icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OrderRow } from '#contract/orders/orders.ts';
import type { UserRow } from '#contract/people/users.ts';
import type { Page } from '#contract/wire/list.ts';
import { shownAs } from '#contract/wire/unreadable.ts';
import type { RoutePath } from '#domain/access/screens.ts';
import { countOf, isWholeList, totalWords } from '#domain/lists/pages.ts';
import { keyed } from '#domain/lists/row-keys.ts';
import { formatAmount } from '#domain/money/money.ts';
import { orderFigures, orderReference } from '#domain/orders/figures.ts';
import { orderPath } from '#domain/orders/paths.ts';
import { orderStatusLabel } from '#domain/orders/status.ts';
import { countryLabel } from '#domain/places/country-names.ts';
import { whoIs } from '#domain/text/person-names.ts';
import { formatCount } from '#domain/text/words.ts';
import { userPath } from '#domain/users/paths.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useDebounced } from '#renderer/ui/values/useDebounced.ts';
import type { PaletteEntry, PaletteSection } from './entry.ts';

/** Milliseconds after the last key before the search is sent. */
const DEBOUNCE_MS = 200;
/** Fewer characters would find anything. */
const SHORTEST_TERM = 2;
const ROWS = 5;
/** Milliseconds in which the same text is not searched again. */
const FRESH_MS = 30_000;

/** One search of the network, as a section of the palette. */
interface Search extends PaletteSection {
  readonly isSettled: boolean;
}

/** What is searched: the things, and the list that shows all that is found. */
interface Searched<Row> {
  readonly name: string;
  readonly path: RoutePath;
  readonly icon: FluentIcon;
  entryOf(row: Row): PaletteEntry;
}

function useSearch<Row>(
  term: string,
  { name, path, icon, entryOf }: Searched<Row>,
  { data, error, refetch, isSuccess, isError }: UseQueryResult<Page<Row>>,
): Search {
  const navigate = useNavigate();
  const things = name.toLowerCase();
  const isSettled = isSuccess || isError;
  if (data) {
    const { rows, rowCount } = data;
    const count = countOf(data);
    const all = {
      id: `all:${things}`,
      label: `All ${count === undefined ? '' : `${formatCount(count)} `}${things} with ‘${term}’`,
      icon,
      run: () => void navigate(`${path}?${new URLSearchParams({ search: term })}`),
    };
    const found = keyed(rows.map(entryOf)).map(([id, entry]) => ({ ...entry, id }));
    const entries = [...found, ...(rowCount > 1 ? [all] : [])];
    const extent = !isWholeList(data) && `${rows.length} of ${totalWords(data)}`;
    return { name, entries, isSettled, ...(extent && { extent }) };
  }
  const retry = {
    id: `retry:${things}`,
    label: error ? `${name} could not be searched. Retry` : `Searching ${things}…`,
    detail: error?.message ?? '',
    icon: ErrorCircleRegular,
    staysOpen: true as const,
    run: () => void refetch(),
  };
  return { name, entries: [retry], isSettled };
}

function orderDetail(order: OrderRow): string {
  const { amount, currency } = orderFigures(order).posterAmount;
  const shown = shownAs(amount, formatAmount);
  const figure = shown && `${shown} ${currency ?? ''}`.trim();
  return [orderReference(order), figure, orderStatusLabel(order)?.text].filter(Boolean).join(' · ');
}

/** Distinguishes two people of one name. */
const userDetail = (user: UserRow): string =>
  [user.email, `ID ${user.id}`, countryLabel(user.country_abbreviation, user.country)]
    .filter(Boolean)
    .join(' · ');

function useSearches(term: string): readonly Search[] {
  const navigate = useNavigate();
  const input = { search: term, page: 1, pageSize: ROWS };
  const options = { enabled: term !== '', staleTime: FRESH_MS };
  const orders: Searched<OrderRow> = {
    name: 'Orders',
    path: '/transactions',
    icon: ArrowSwapRegular,
    entryOf: (order) => ({
      id: `order:${order.id}`,
      label: `Order ${order.id}`,
      detail: orderDetail(order),
      icon: ArrowSwapRegular,
      order,
      run: () => void navigate(orderPath(order.id)),
    }),
  };
  const users: Searched<UserRow> = {
    name: 'Users',
    path: '/users',
    icon: PeopleRegular,
    entryOf: (user) => ({
      id: `user:${user.id}`,
      label: whoIs(user),
      detail: userDetail(user),
      icon: PersonRegular,
      isPrivate: true,
      run: () => void navigate(userPath(user.id)),
    }),
  };
  return [
    useSearch(term, orders, useEndpoint('orders.list', input, options)),
    useSearch(term, users, useEndpoint('users.list', input, options)),
  ];
}

/** Searches the network for a text once it rests; an outdated search is cancelled on the wire. */
export function useFound(typed: string) {
  const text = typed.trim();
  const debounced = useDebounced(text, DEBOUNCE_MS);
  const term = debounced.length < SHORTEST_TERM ? '' : debounced;
  const searches = useSearches(term);
  const [answered, setAnswered] = useState({ term, names: [] as readonly string[] });
  const known = answered.term === term ? answered.names : [];
  const late = searches.filter(({ name, isSettled }) => isSettled && !known.includes(name));
  const names = [...known, ...late.map(({ name }) => name)];
  if (answered.term !== term || late.length > 0) setAnswered({ term, names });

  if (text !== debounced) {
    return { sections: [], isSearching: text.length >= SHORTEST_TERM };
  }
  // In the order in which they were answered, so that no answer moves another.
  const sections = names.flatMap((name) => searches.filter((search) => search.name === name));
  return {
    sections: term === '' ? [] : sections.filter(({ entries }) => entries.length > 0),
    isSearching: term !== '' && searches.some(({ isSettled }) => !isSettled),
  };
}
