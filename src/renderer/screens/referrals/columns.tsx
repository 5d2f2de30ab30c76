/** The columns of referral money (2R). */
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { orderPath } from '#domain/orders/paths.ts';
import { referralAmount, referralReference, referredOrderId } from '#domain/referrals/figures.ts';
import { withdrawalStatusLabel } from '#domain/referrals/status.ts';
import { personName } from '#domain/text/person-names.ts';
import { RowMenuButton } from '#renderer/ui/actions/RowMenus.tsx';
import {
  actionsColumn,
  type Column,
  idColumn,
  instantColumn,
  moneyColumn,
  PINNED,
  privateColumn,
  statusColumn,
  textColumn,
} from '#renderer/ui/grid/columns/column.tsx';
import { IdCell } from '#renderer/ui/values/IdCell.tsx';
import { WITHDRAWAL_OFFERS } from './actions/WithdrawalActions.tsx';

const COMMON: readonly Column<ReferralTransaction>[] = [
  idColumn('ID'),
  {
    ...textColumn<ReferralTransaction>(
      { id: 'reference', header: 'Reference', width: 90 },
      referralReference,
    ),
    cell(row) {
      const id = referredOrderId(row);
      return <IdCell id={referralReference(row)} to={id === null ? undefined : orderPath(id)} />;
    },
  },
  privateColumn({ id: 'user', header: 'User', width: 130 }, ({ user }) => personName(user)),
  {
    // Together they leave room for the amount.
    ...privateColumn<ReferralTransaction>(
      { id: 'email', header: 'E-mail', width: 120 },
      ({ user }) => user?.email ?? null,
    ),
    growsTo: 240,
  },
  moneyColumn({ id: 'amount', header: 'Amount' }, referralAmount),
];

const CREATED: Column<ReferralTransaction> = instantColumn(
  { id: 'created', header: 'Created' },
  ({ created_at }) => created_at,
);

export const CREDIT_COLUMNS: readonly Column<ReferralTransaction>[] = [...COMMON, CREATED];

export const WITHDRAWAL_COLUMNS: readonly Column<ReferralTransaction>[] = [
  ...COMMON,
  // What follows the status in the specified order stays beside it.
  statusColumn({ id: 'status', header: 'Status', width: 120, ...PINNED }, ({ status }) =>
    status?.status ? withdrawalStatusLabel(status.status) : null,
  ),
  { ...CREATED, ...PINNED },
  instantColumn({ id: 'updated', header: 'Updated', ...PINNED }, (row) => row.updated_at),
  actionsColumn((row) => <RowMenuButton of={WITHDRAWAL_OFFERS} thing={row} />),
];
