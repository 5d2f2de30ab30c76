import { useState } from 'react';
import type { OrderSort } from '#contract/orders/orders.ts';
import { type FoundOrders, ORDER_ACTS } from '#domain/acts/areas/orders.ts';
import { countByStatus, foundWords, totalsByCurrency } from '#domain/orders/totals/preview.ts';
import { counted, formatCount } from '#domain/text/words.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { isNarrowed, type ListState } from '#renderer/ui/list/state/state.ts';
import { Loading } from '#renderer/ui/loading/Loading.tsx';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { ORDER_FILTERS } from '../filters.ts';
import { ORDERS_LIST } from '../list.ts';
import styles from './bulk.module.css';

/** Of the orders that were read, what they are. */
function Preview(props: { readonly found: FoundOrders; readonly isFiltered: boolean }) {
  const { rows, rowCount } = props.found;
  if (rows === null) return <Loading what="the orders" />;
  return (
    <div className={styles.preview}>
      <p>
        <strong>{foundWords(props.found, props.isFiltered)}</strong>
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
          {totalsByCurrency(rows).map(({ currency, amount, count, unknown }) => (
            <tr key={currency}>
              <th scope="row">
                {counted(count, 'order')}
                {unknown > 0 && `, ${formatCount(unknown)} without a readable amount`}
              </th>
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

/** Shows what the filters find, asks, and hides or unhides all of it in one call. */
export function HideAllDialog({ hidden, state, onClose }: HideAllDialogProps) {
  // Sends what was previewed, even if the list or the day changes meanwhile.
  const [seen] = useState(
    (): FoundOrders => ({ query: ORDERS_LIST.toQuery(state), rowCount: 0, rows: null }),
  );
  const [isFiltered] = useState(() => isNarrowed(ORDER_FILTERS, state));
  return (
    <GuardedDialog
      act={ORDER_ACTS[hidden ? 'orders.hideAll' : 'orders.unhideAll']}
      seen={seen}
      choice={null}
      summary={(found) => <Preview found={found} isFiltered={isFiltered} />}
      onClose={onClose}
    />
  );
}
