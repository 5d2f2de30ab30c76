import { Spinner } from '@fluentui/react-components';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderSort } from '#contract/orders.ts';
import { formatCount } from '#domain/format.ts';
import { countByStatus, totalsByCurrency } from '#domain/orders/preview.ts';
import { ProblemError, problemOf } from '#renderer/desk/bridge.ts';
import { callEndpoint } from '#renderer/desk/endpoints.ts';
import { asOwnAct } from '#renderer/desk/ownActs.ts';
import { readRows } from '#renderer/desk/pages.ts';
import { ConfirmDialog } from '#renderer/ui/feedback/ConfirmDialog.tsx';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import type { ListState } from '#renderer/ui/list/state.ts';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import type { ORDER_FILTERS } from '../filters.ts';
import { toQuery } from '../list.ts';
import { ORDER } from '../subject.ts';
import styles from './bulk.module.css';

type Query = ReturnType<typeof toQuery>;

/** Orders that are read to show what they are. */
const PREVIEWED = 1000;
/** The alert of a failure, word for word as the single one is (document 1 §8). */
const ALERT = 'Unable to set orders as hidden';

/** What the query finds: how many orders, and of the first thousand of them what they are. */
function Preview({ query }: { readonly query: Query }) {
  const { data, isError, error } = useQuery({
    queryKey: ['orders.list', 'preview', query],
    queryFn: ({ signal }) =>
      readRows((paging) => callEndpoint('orders.list', { ...query, ...paging }, signal), {
        pageSize: PREVIEWED,
        most: PREVIEWED,
      }),
  });
  if (isError) {
    return <p>What would change could not be read: {problemOf(error).message}</p>;
  }
  if (!data) return <Spinner size="tiny" label="Counting the orders" />;
  const { rows, rowCount } = data;
  return (
    <div className={styles['preview']}>
      <p>
        <strong>{formatCount(rowCount)}</strong> orders match the filters and the search.
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
              <th scope="row">{formatCount(count)} orders</th>
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
  /** Whether the orders are to be hidden, or shown again. */
  readonly hidden: boolean;
  readonly state: ListState<typeof ORDER_FILTERS, OrderSort>;
  readonly onClose: () => void;
}

/** Shows what the filters find, asks, and hides or unhides all of it in one call. */
export function HideAllDialog({ hidden, state, onClose }: HideAllDialogProps) {
  const feedback = useFeedback();
  const queries = useQueryClient();
  const label = hidden ? 'Hide all' : 'Unhide all';
  // What was previewed is what is sent, whatever becomes of the list or of 'today' meanwhile.
  const [query] = useState(() => toQuery(state));

  const confirm = async () => {
    try {
      const { filters, search } = query;
      await asOwnAct('orders', callEndpoint('orders.setAllHidden', { hidden, filters, search }));
    } catch (thrown) {
      const problem = problemOf(thrown);
      throw new ProblemError({ ...problem, message: `${ALERT}: ${problem.message}` });
    }
    feedback.success(`${label}: done`);
    for (const name of ORDER.calls) void queries.invalidateQueries({ queryKey: [name] });
  };
  return (
    <ConfirmDialog
      title={label}
      text={`Are you sure you want to take this action - ${label}?`}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Preview query={query} />
    </ConfirmDialog>
  );
}
