/** The columns of the tables of one user. */
import type { OrderRow } from '#contract/orders/orders.ts';
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import type { InvitedUser, PaymentRequest, PendingMatch } from '#contract/people/user-activity.ts';
import { ORDER_COLUMNS as OF_ORDERS } from '#domain/columns/orders.ts';
import { REQUEST_COLUMNS as OF_REQUESTS } from '#domain/columns/payment-requests.ts';
import { MATCH_COLUMNS as OF_MATCHES } from '#domain/columns/pending-matches.ts';
import { orderPath } from '#domain/orders/paths.ts';
import { referralAmount, referredOrderId } from '#domain/referrals/figures.ts';
import { referralTypeText } from '#domain/referrals/status.ts';
import { personName } from '#domain/text/person-names.ts';
import { wordsOf } from '#domain/text/words.ts';
import { invitedStatusLabel } from '#domain/users/invited.ts';
import { userPath } from '#domain/users/paths.ts';
import {
  type Column,
  idColumn,
  instantColumn,
  moneyColumn,
  PINNED_LEFT,
  privateColumn,
  statusColumn,
  textColumn,
} from '#renderer/ui/grid/columns/column.tsx';
import { columnsNamed, tableColumns } from '#renderer/ui/grid/columns/listColumn.ts';
import { WIDTH } from '#renderer/ui/grid/columns/widths.ts';
import { IdCell } from '#renderer/ui/values/IdCell.tsx';

/** The id of a transaction that a row is about, as a link to it. */
function transactionCell<Row>(order: (row: Row) => string | null) {
  return (row: Row) => {
    const id = order(row);
    return id && <IdCell id={id} to={orderPath(id)} />;
  };
}

type OrderColumn = (typeof OF_ORDERS)[number]['id'];

const TYPE = { width: WIDTH.word };
/** The bar of the selection has room for the amounts; fees are copied. */
const FEE = { isSummed: false } as const;

/** Orders, posted or received; of a partial match, the figures are the match's (2UD). */
export const ORDER_COLUMNS = tableColumns(
  columnsNamed<OrderRow, OrderColumn, OrderColumn>(OF_ORDERS, [
    'id',
    'status',
    'posterAmount',
    'matcherAmount',
    'rate',
    'posterFee',
    'type',
    'posted',
    'completedOrCancelled',
  ]),
  {
    id: idColumn('Transaction ID', {
      to: ({ id }) => orderPath(id),
      hidden: ({ hidden }) => hidden,
    }),
    status: { ...PINNED_LEFT, width: WIDTH.orderStatus },
    posterFee: FEE,
    type: TYPE,
    completedOrCancelled: { width: WIDTH.completedOrCancelled },
  },
);

/** Pending matches (2UD). */
export const MATCH_COLUMNS = tableColumns<PendingMatch, (typeof OF_MATCHES)[number]['id']>(
  OF_MATCHES,
  {
    id: idColumn('Match ID'),
    transaction: { width: 100, cell: transactionCell(({ order_id: id }) => id) },
    poster: { width: 160 },
    matcherFee: FEE,
    type: TYPE,
    method: { width: 130 },
    recipient: { width: 160 },
    accepted: { width: WIDTH.confirmed },
    confirmed: { width: WIDTH.confirmed },
  },
);

/** Payment requests (2UD). */
export const REQUEST_COLUMNS = tableColumns<PaymentRequest, (typeof OF_REQUESTS)[number]['id']>(
  OF_REQUESTS,
  {
    id: idColumn('Request ID'),
    status: { ...PINNED_LEFT, width: 120 },
    benefactor: { width: 170 },
    fee: FEE,
    type: TYPE,
    company: { width: 150 },
    transaction: { width: 100, cell: transactionCell(({ order_id: id }) => id) },
    purpose: { width: 130 },
    note: { width: 180 },
  },
);

/** The people a user invited, with their status (2UD). */
export const INVITED_COLUMNS: readonly Column<InvitedUser>[] = [
  privateColumn(
    { id: 'email', header: 'E-mail', width: 240, pinned: 'left' },
    ({ email }) => email,
  ),
  privateColumn({ id: 'name', header: 'Name', width: 180, ...PINNED_LEFT }, personName),
  statusColumn({ id: 'status', header: 'Status', width: 180, ...PINNED_LEFT }, invitedStatusLabel),
  {
    ...textColumn<InvitedUser>({ id: 'user', header: 'User ID', width: 90 }, ({ id }) => id),
    // Who has not joined has no account: the id is the invitation's.
    cell: ({ id, joined_at: joined }) =>
      id && <IdCell id={id} {...(joined !== null && { to: userPath(id) })} />,
  },
  instantColumn({ id: 'invited', header: 'Invited' }, (row) => row.created_at),
  instantColumn({ id: 'joined', header: 'Joined' }, (row) => row.joined_at),
  instantColumn(
    { id: 'last', header: 'Last transaction' },
    (row) => row.last_transaction_created_at,
  ),
];

/** Credits and withdrawals of referral money; what is withdrawn is shown negated (2UD). */
export const REWARD_COLUMNS: readonly Column<ReferralTransaction>[] = [
  idColumn('Reward ID'),
  textColumn({ id: 'type', header: 'Type', width: 110 }, referralTypeText),
  moneyColumn({ id: 'amount', header: 'Amount' }, referralAmount),
  textColumn({ id: 'status', header: 'Status', width: 120 }, ({ status }) =>
    status?.status ? wordsOf(status.status) : null,
  ),
  {
    ...textColumn({ id: 'transaction', header: 'Transaction ID', width: 100 }, referredOrderId),
    cell: transactionCell(referredOrderId),
  },
  instantColumn({ id: 'created', header: 'Created' }, (row) => row.created_at),
];
