import { Spinner } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import type { OrderRow, OrderSort } from '#contract/orders.ts';
import { type Comparison, changesIn } from '#domain/changes.ts';
import { counted, formatCount } from '#domain/format.ts';
import { questionBefore } from '#domain/orders/actions.ts';
import { countByStatus, foundWords, totalsByCurrency } from '#domain/orders/preview.ts';
import { callEndpoint } from '#renderer/client/endpoints.ts';
import { readRows } from '#renderer/client/pages.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import type { Subject } from '#renderer/ui/guard/subject.ts';
import { isNarrowed, type ListState } from '#renderer/ui/list/state.ts';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { ORDER_FILTERS } from '../filters.ts';
import { toQuery } from '../list.ts';
import { ORDER } from '../subject.ts';
import styles from './bulk.module.css';

type Query = ReturnType<typeof toQuery>;

/** What a query finds: how many orders, and the first of them. */
interface FoundOrders {
  readonly rowCount: number;
  /** Null until they were read. */
  readonly rows: readonly OrderRow[] | null;
}

const NOT_READ: FoundOrders = { rowCount: 0, rows: null };

/** Orders that are read to show what they are. */
const PREVIEWED = 1000;
/** The alert of a failure, word for word as the single one is (1B). */
const ALERT = 'Unable to set orders as hidden';

const hiddenOf = (rows: readonly OrderRow[]) => rows.filter(({ hidden }) => hidden).length;

const countFacet = (label: string, count: (found: FoundOrders) => number) =>
  [
    label,
    (found: FoundOrders) =>
      found.rows && ({ kind: 'text', value: formatCount(count(found)) } as const),
  ] as const;

const foundChanges: Comparison<FoundOrders> = changesIn([
  countFacet('Orders', ({ rowCount }) => rowCount),
  countFacet('Hidden', ({ rows }) => hiddenOf(rows ?? [])),
]);

/** All orders that the filters and the search find, as one thing. */
const foundSubject = (query: Query): Subject<FoundOrders> => ({
  noun: 'list of orders',
  name: ({ rowCount }) => counted(rowCount, 'order'),
  ref: () => ({ kind: 'orders', id: null }),
  read: () =>
    readRows((paging) => callEndpoint('orders.list', { ...query, ...paging }), {
      pageSize: PREVIEWED,
      most: PREVIEWED,
    }),
  changes: foundChanges,
  wanted: () => JSON.stringify(query),
  effects: {
    'orders.hideAll': (now) => now?.rows?.every(({ hidden }) => hidden) === true,
    'orders.unhideAll': (now) => now?.rows?.every(({ hidden }) => !hidden) === true,
  },
  areas: ORDER.areas,
});

/** Of the orders that were read, what they are. */
function Preview(props: { readonly found: FoundOrders; readonly isFiltered: boolean }) {
  const { rows, rowCount } = props.found;
  if (rows === null) return <Spinner size="tiny" label="Counting the orders…" />;
  return (
    <div className={styles['preview']}>
      <p>
        <strong>{foundWords(rowCount, props.isFiltered)}</strong>
        {rows.length < rowCount && ` Of the first ${formatCount(rows.length)} of them:`}
      </p>
      <table>
        <caption>By status</caption>
        <tbody>
          {countByStatus(rows).map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>Poster amounts by currency</caption>
        <tbody>
          {totalsByCurrency(rows).map(({ currency, amount, count }) => (
            <tr key={currency}>
              <th scope="row">{counted(count, 'order')}</th>
              <td>
                <Amount amount={amount} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HideAllDialogProps {
  /** Whether the orders are hidden or shown again. */
  readonly hidden: boolean;
  readonly state: ListState<typeof ORDER_FILTERS, OrderSort>;
  readonly onClose: () => void;
}

/** What was done, with the number of orders the server changed where it says so. */
const doneText = (hidden: boolean, count: number | null) => {
  const what = hidden ? 'hidden' : 'unhidden';
  if (count === null) return `Orders ${what}`;
  return `${counted(count, 'order')} ${what}`;
};

/** Shows what the filters find, asks, and hides or unhides all of it in one call. */
export function HideAllDialog({ hidden, state, onClose }: HideAllDialogProps) {
  const label = hidden ? 'Hide all' : 'Unhide all';
  // Sends what was previewed, even if the list or the day changes meanwhile.
  const [query] = useState(() => toQuery(state));
  const [isFiltered] = useState(() => isNarrowed(ORDER_FILTERS, state));
  const [subject] = useState(() => foundSubject(query));
  const count = useRef<number | null>(null);
  return (
    <GuardedDialog
      label={label}
      question={questionBefore(label)}
      alert={ALERT}
      done={() => doneText(hidden, count.current)}
      subject={subject}
      seen={NOT_READ}
      intent={{
        action: hidden ? 'orders.hideAll' : 'orders.unhideAll',
        isPossible: () => true,
        call: () => ({
          endpoint: 'orders.setAllHidden',
          input: { hidden, filters: query.filters, search: query.search },
        }),
        onAnswer: (answer) => {
          count.current = (answer as { readonly count: number | null }).count;
        },
      }}
      summary={(found) => <Preview found={found} isFiltered={isFiltered} />}
      onClose={onClose}
    />
  );
}
