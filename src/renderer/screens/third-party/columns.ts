/** The columns of third-party transactions, in the order of the specification (2T). */
import type { ThirdPartyRow } from '#contract/third-party-transactions.ts';
import { thirdPartyStatusLabel } from '#domain/third-party-status.ts';
import {
  type Column,
  idColumn,
  instantColumn,
  moneyColumn,
  pinColumn,
  rateColumn,
  statusColumn,
} from '#renderer/ui/grid/column.tsx';

export const THIRD_PARTY_COLUMNS: readonly Column<ThirdPartyRow>[] = [
  idColumn({ id: 'id', header: 'Transaction ID' }, ({ id }) => id),
  moneyColumn({ id: 'posterAmount', header: 'Poster Amount' }, (row) => ({
    amount: row.poster_amount,
    currency: row.poster_currency,
  })),
  moneyColumn({ id: 'matcherAmount', header: 'Matcher Amount' }, (row) => ({
    amount: row.matcher_amount,
    currency: row.matcher_currency,
  })),
  rateColumn({ id: 'rate', header: 'Rate' }, ({ exchange_rate: rate }) => rate),
  instantColumn({ id: 'created', header: 'Created' }, (row) => row.created_at),
  instantColumn({ id: 'completed', header: 'Completed' }, (row) => row.completed_at),
  pinColumn(
    statusColumn({ id: 'status', header: 'Status', width: 140 }, ({ status }) =>
      status === null ? null : thirdPartyStatusLabel(status),
    ),
  ),
];
