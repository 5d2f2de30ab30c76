/** Acts on all orders that a query finds (1B). */
import { orderRow } from '#contract/orders/orders.ts';
import type { FoundOrders } from '#domain/acts/areas/orders.ts';
import { type ActCases, ADMIN_AND_PRINCIPAL, type Reading, sent, sure } from './case.ts';
import { idle, onNetwork } from './order.ts';
import { shows } from './readings.ts';
import { a } from './things.ts';

const rows = (...hidden: readonly boolean[]) =>
  hidden.map((each, index) => orderRow.parse({ id: index, status: 'published', hidden: each }));

/** All orders of a query, of which these are hidden. */
const found = (hidden: readonly boolean[] | null, rowCount = hidden?.length ?? 2): FoundOrders => ({
  query: { filters: {} },
  rowCount,
  rows: hidden && rows(...hidden),
});

const all = (
  what: string,
  before: FoundOrders,
  now: FoundOrders | null,
  says: Reading['says'],
): Reading => ({ what, choice: null, before, now, says });

const hiding = (hidden: boolean, text: string): readonly Reading[] => {
  const yes = hidden;
  const no = !hidden;
  return [
    all('all', found([no, yes]), found([yes, yes]), shows(text)),
    all('only some', found([no, no]), found([yes, no]), 'not-yet'),
    all('so before', found([yes, yes]), found([yes, yes]), 'cannot-tell'),
    all('not read before', found(null), found([yes, yes]), 'cannot-tell'),
    all('not all read before', found([no], 2000), found([yes]), 'cannot-tell'),
    all('not all read now', found([no, no]), found([yes], 2000), 'cannot-tell'),
    all('none is found any more', found([no, no]), found([]), 'cannot-tell'),
    all('those that were not so are gone', found([yes, no]), found([yes]), 'cannot-tell'),
    all('gone', found([no]), null, 'cannot-tell'),
  ];
};

const QUERY = { filters: { statuses: ['published'] }, search: 'ada' };

export const FOUND_ORDERS_CASES = {
  'orders.hideAll': {
    texts: ['Hide all', 'Orders hidden', 'Unable to set orders as hidden'],
    roles: ADMIN_AND_PRINCIPAL,
    reach: { place: '/transactions', opens: sure('Hide all') },
    offered: [a.foundOrders([true]), a.foundOrders(null)],
    notOffered: [],
    call: sent(a.foundOrders([false], QUERY), 'POST admin/orders/set-hidden', {
      body: { hidden: true, ...QUERY },
    }),
    readings: hiding(true, 'All hidden'),
    network: { ...onNetwork({ hidden: true }, idle) },
  },
  'orders.unhideAll': {
    texts: ['Unhide all', 'Orders unhidden', 'Unable to set orders as hidden'],
    roles: ADMIN_AND_PRINCIPAL,
    reach: { place: '/transactions', opens: sure('Unhide all') },
    offered: [a.foundOrders([false]), a.foundOrders(null)],
    notOffered: [],
    call: sent(a.foundOrders([true]), 'POST admin/orders/set-hidden', {
      body: { hidden: false, filters: {} },
    }),
    readings: hiding(false, 'All shown again'),
    network: { ...onNetwork({ hidden: false }, { ...idle, hidden: true }) },
  },
} as const satisfies Readonly<Record<string, ActCases>>;
