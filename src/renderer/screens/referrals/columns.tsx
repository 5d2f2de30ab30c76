/** The columns of referral money (document 2 §2). */
import type { ReferralTransaction } from '#contract/referrals.ts';
import { personName } from '#domain/orders/parties.ts';
import { referralAmount, referralReference } from '#domain/referrals/figures.ts';
import { withdrawalStatusLabel } from '#domain/referrals/status.ts';
import {
  actionsColumn,
  type Column,
  idColumn,
  instantColumn,
  moneyColumn,
  privateColumn,
  statusColumn,
  textColumn,
} from '#renderer/ui/grid/column.tsx';
import { WithdrawalMenu } from './actions/WithdrawalMenu.tsx';

const COMMON: readonly Column<ReferralTransaction>[] = [
  idColumn({ id: 'id', header: 'ID', width: 100 }, ({ id }) => id),
  textColumn({ id: 'reference', header: 'Reference', width: 110 }, referralReference),
  privateColumn({ id: 'user', header: 'User', width: 190 }, ({ user }) => user && personName(user)),
  privateColumn({ id: 'email', header: 'Email', width: 240 }, ({ user }) => user?.email ?? null),
  moneyColumn({ id: 'amount', header: 'Amount', width: 130 }, referralAmount),
];

const CREATED: Column<ReferralTransaction> = instantColumn(
  { id: 'created', header: 'Created' },
  ({ created_at }) => created_at,
);

export const CREDIT_COLUMNS: readonly Column<ReferralTransaction>[] = [...COMMON, CREATED];

export const WITHDRAWAL_COLUMNS: readonly Column<ReferralTransaction>[] = [
  ...COMMON,
  statusColumn({ id: 'status', header: 'Status', width: 130 }, ({ status }) =>
    status?.status ? withdrawalStatusLabel(status.status) : null,
  ),
  CREATED,
  instantColumn({ id: 'updated', header: 'Updated' }, (row) => row.updated_at),
  actionsColumn({ id: 'actions', header: 'Actions', width: 84 }, (row) => (
    <WithdrawalMenu withdrawal={row} />
  )),
];
