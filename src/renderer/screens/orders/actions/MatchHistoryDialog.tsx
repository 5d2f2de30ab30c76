import { Button } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MatchHistoryItem } from '#contract/orders/order-detail.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { type Shown, shownAs } from '#contract/wire/unreadable.ts';
import { ORDER_ACTS } from '#domain/acts/areas/orders.ts';
import { readRows } from '#domain/lists/paging.ts';
import { keyed } from '#domain/lists/row-keys.ts';
import { orderReason } from '#domain/standing/orders.ts';
import { nameOrEmail, whoIs } from '#domain/text/person-names.ts';
import { callEndpoint, useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { shownDateTime } from '#renderer/client/kept/dates.ts';
import { ReadingDialog } from '#renderer/ui/feedback/ReadingDialog.tsx';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import { StandingView } from '#renderer/ui/standing/StandingView.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import table from '#renderer/ui/values/table.module.css';
import styles from './actions.module.css';
import { OrderEvidence } from './OrderEvidence.tsx';
import { OrderSummary } from './OrderSummary.tsx';

/** Matches a page (1A). */
const PAGE_SIZE = 100;
/** Matches that are shown; no order has nearly as many. */
const MOST = 1000;

const TITLES = ['Match ID', 'Matcher', 'Initiator', 'Accepted', 'Cancelled', ''];

interface MatchHistoryDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

interface MatchRowProps {
  readonly match: MatchHistoryItem;
  readonly onRematch: () => void;
}

function MatchRow({ match, onRematch }: MatchRowProps) {
  return (
    <tr>
      <td className={styles.mono}>{match.id}</td>
      <td>
        <Private>{match.user === null ? EMPTY : whoIs(match.user)}</Private>
      </td>
      <td>
        <Private>{nameOrEmail(match.initiator) ?? EMPTY}</Private>
      </td>
      <td>
        <Instant value={match.accepted_at} />
      </td>
      <td>
        <Instant value={match.cancelled_at} />
      </td>
      <td>
        {match.cancelled_at !== null && (
          <Button size="small" aria-label={`Rematch ${match.id}`} onClick={onRematch}>
            Rematch
          </Button>
        )}
      </td>
    </tr>
  );
}

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
      choice={{ matchId: match.id }}
      summary={(now) => (
        <>
          <StandingView standing={orderReason(now)} />
          <OrderEvidence act="order.rematch" order={now} rematched={match} />
          <OrderSummary
            order={now}
            chosen={[
              ['Match to be made again', match.id],
              ['Its matcher', match.user === null ? EMPTY : whoIs(match.user)],
              ['Accepted', exactly(match.accepted_at)],
              ['Cancelled', exactly(match.cancelled_at)],
            ]}
          />
        </>
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
      readRows((paging) => callEndpoint('orders.matches', { id, ...paging }, signal), {
        pageSize: PAGE_SIZE,
        most: MOST,
      }),
  });
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
      {matches.data?.rows.length === 0 ? (
        <p>This order has not been matched yet.</p>
      ) : (
        <table className={table.table} aria-label="Match History">
          <TableHead titles={TITLES} />
          <tbody>
            {keyed(matches.data?.rows ?? []).map(([key, match]) => (
              <MatchRow key={key} match={match} onRematch={() => setRematching(match)} />
            ))}
          </tbody>
        </table>
      )}
    </ReadingDialog>
  );
}
