/** The columns of the disputes, in the order of the specification (2D). */
import type { Dispute } from '#contract/orders/disputes.ts';
import {
  beneficiaryName,
  disputedFigure,
  disputedMatchId,
  disputedOrderId,
  matcherName,
} from '#domain/disputes/changes.ts';
import { disputeStatusLabel } from '#domain/disputes/disputes.ts';
import { orderPath } from '#domain/orders/paths.ts';
import { RowMenuButton } from '#renderer/ui/actions/RowMenus.tsx';
import {
  actionsColumn,
  type Column,
  instantColumn,
  moneyColumn,
  PINNED,
  privateColumn,
  statusColumn,
  textColumn,
} from '#renderer/ui/grid/columns/column.tsx';
import { IdCell } from '#renderer/ui/values/IdCell.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { DISPUTE_OFFERS } from './offers.tsx';

const begun = ({ created_at: created }: Dispute) => created;

export const DISPUTE_COLUMNS: readonly Column<Dispute>[] = [
  {
    ...instantColumn<Dispute>({ id: 'date', header: 'Date' }, begun),
    cell: (dispute) =>
      dispute.created_at === null ? dispute.time : <Instant value={dispute.created_at} />,
  },
  {
    ...textColumn<Dispute>({ id: 'order', header: 'Transaction ID', width: 100 }, disputedOrderId),
    cell: (dispute) => {
      const id = disputedOrderId(dispute);
      return id && <IdCell id={id} to={orderPath(id)} />;
    },
  },
  {
    ...textColumn<Dispute>({ id: 'match', header: 'Match ID', width: 90 }, disputedMatchId),
    cell: (dispute) => {
      const id = disputedMatchId(dispute);
      const orderId = disputedOrderId(dispute);
      const to = orderId === null ? undefined : orderPath(orderId, 'parties');
      return id && <IdCell id={id} to={to} />;
    },
  },
  moneyColumn({ id: 'amount', header: 'Amount' }, disputedFigure),
  privateColumn({ id: 'matcher', header: 'Matcher', width: 160 }, matcherName),
  privateColumn({ id: 'beneficiary', header: 'Poster Beneficiary', width: 160 }, beneficiaryName),
  statusColumn({ id: 'status', header: 'Status', ...PINNED }, ({ status }) =>
    status === null ? null : disputeStatusLabel(status),
  ),
  actionsColumn((dispute) => <RowMenuButton of={DISPUTE_OFFERS} thing={dispute} />),
];
