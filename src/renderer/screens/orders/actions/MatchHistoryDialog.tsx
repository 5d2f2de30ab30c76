import { Button } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { MatchHistoryItem } from '#contract/orders/order-detail.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { type Shown, shownAs } from '#contract/wire/unreadable.ts';
import { ORDER_ACTS } from '#domain/acts/areas/orders.ts';
import { readRows } from '#domain/lists/paging.ts';
import { nameOrEmail, whoIs } from '#domain/text/person-names.ts';
import { callEndpoint, useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { shownDateTime } from '#renderer/client/kept/dates.ts';
import { ReadingDialog } from '#renderer/ui/feedback/ReadingDialog.tsx';
import {
  actionsColumn,
  idColumn,
  instantColumn,
  privateColumn,
} from '#renderer/ui/grid/columns/column.tsx';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { ListPart, type TablePart } from '#renderer/ui/list/part/ListPart.tsx';
import { usePagesOf } from '#renderer/ui/list/part/listPart.ts';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { useRematchWeighed } from './useOrderWeighed.ts';

/** Matches a page (1A). */
const PAGE_SIZE = 100;
/** Matches that are shown; no order has nearly as many. */
const MOST = 1000;

interface MatchHistoryDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The matches of an order; one that was cancelled can be made again. */
const matchesTable = (onRematch: (match: MatchHistoryItem) => void) =>
  ({
    id: 'match-history',
    title: 'Match History',
    things: 'matches',
    emptyText: 'This order has not been matched yet',
    pageSize: PAGE_SIZE,
    pagerSize: 5,
    rowId: ({ id }) => id,
    columns: [
      idColumn('Match ID'),
      privateColumn(
        { id: 'matcher', header: 'Matcher', width: 120 },
        ({ user }) => user && whoIs(user),
      ),
      privateColumn({ id: 'initiator', header: 'Initiator', width: 120 }, ({ initiator }) =>
        nameOrEmail(initiator),
      ),
      instantColumn({ id: 'accepted', header: 'Accepted' }, (match) => match.accepted_at),
      instantColumn({ id: 'cancelled', header: 'Cancelled' }, (match) => match.cancelled_at),
      actionsColumn(
        (match) =>
          match.cancelled_at !== null && (
            <Button
              size="small"
              aria-label={`Rematch ${match.id}`}
              onClick={() => onRematch(match)}
            >
              Rematch
            </Button>
          ),
        90,
      ),
    ],
  }) satisfies TablePart<MatchHistoryItem>;

interface RematchDialogProps {
  readonly order: OrderRow;
  /** The cancelled match to rematch. */
  readonly match: MatchHistoryItem;
  readonly onClose: () => void;
}

const exactly = (instant: Shown<string>) => shownAs(instant, shownDateTime) ?? EMPTY;

function RematchDialog({ order, match, onClose }: RematchDialogProps) {
  return (
    <GuardedDialog
      act={ORDER_ACTS['order.rematch']}
      seen={order}
      choice={match}
      useWeighed={useRematchWeighed}
      summary={(now) => (
        <OrderSummary
          order={now}
          chosen={[
            ['Match to be made again', match.id],
            ['Its matcher', match.user === null ? EMPTY : whoIs(match.user)],
            ['Accepted', exactly(match.accepted_at)],
            ['Cancelled', exactly(match.cancelled_at)],
          ]}
        />
      )}
      onClose={onClose}
    />
  );
}

/** An order's matches, with the way to have a cancelled one made again (1A). */
export function MatchHistoryDialog({ id, onClose }: MatchHistoryDialogProps) {
  const [rematching, setRematching] = useState<MatchHistoryItem>();
  const order = useEndpoint('orders.readForMatches', { id });
  const matches = useQuery({
    queryKey: ['orders', 'matches', id],
    queryFn: ({ signal }) =>
      readRows((at) => callEndpoint('orders.matches', { id, ...at }, signal), {
        pageSize: PAGE_SIZE,
        most: MOST,
      }),
  });
  const part = useMemo(() => matchesTable(setRematching), []);
  const { rows, paging } = usePagesOf({ data: matches.data?.rows }, PAGE_SIZE);
  const retry = () => {
    for (const query of [order, matches]) void query.refetch();
  };

  if (rematching !== undefined && order.data) {
    return (
      <RematchDialog
        order={order.data}
        match={rematching}
        onClose={() => {
          setRematching(undefined);
          retry();
        }}
      />
    );
  }
  return (
    <ReadingDialog
      title="Match History"
      loading={order.isPending || matches.isPending}
      error={order.error ?? matches.error}
      onRetry={retry}
      onClose={onClose}
    >
      <ListPart part={part} rows={rows} paging={paging} byKey={false} head={null} onRetry={retry} />
    </ReadingDialog>
  );
}
