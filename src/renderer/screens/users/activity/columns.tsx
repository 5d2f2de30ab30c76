/** The columns of the tables of one user. */
import type { OrderRow } from '#contract/orders/orders.ts';
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import type { InvitedUser, PaymentRequest, PendingMatch } from '#contract/people/user-activity.ts';
import { minus } from '#domain/money/money.ts';
import {
  completedOrCancelledAt,
  matcherFeeCurrency,
  orderFigures,
} from '#domain/orders/figures.ts';
import { orderPath } from '#domain/orders/paths.ts';
import { orderStatusLabel, statusInWords } from '#domain/orders/status.ts';
import { nameOrEmail, personName } from '#domain/text/person-names.ts';
import { invitedStatusLabel } from '#domain/users/invited.ts';
import { requestFee, requestorAmount, requestStatusLabel } from '#domain/users/payment-request.ts';
import {
  type Column,
  flagColumn,
  idColumn,
  instantColumn,
  moneyColumn,
  pinColumn,
  privateColumn,
  rateColumn,
  statusColumn,
  textColumn,
} from '#renderer/ui/grid/columns/column.tsx';
import { WIDTH } from '#renderer/ui/grid/columns/widths.ts';
import { IdCell } from '#renderer/ui/values/IdCell.tsx';

const userPath = (id: string) => `/users/${encodeURIComponent(id)}`;

/** A transaction that a row is about, as a link to it. */
function transactionColumn<Row>(order: (row: Row) => string | null): Column<Row> {
  return {
    ...textColumn<Row>({ id: 'transaction', header: 'Transaction ID', width: 100 }, order),
    cell(row) {
      const id = order(row);
      return id && <IdCell id={id} hidden={false} to={orderPath(id)} />;
    },
  };
}

const linked = {
  to: ({ id }: OrderRow) => orderPath(id),
  hidden: ({ hidden }: OrderRow) => hidden,
};

/** Orders, posted or received; of a partial match, the figures are the match's (2UD). */
export const ORDER_COLUMNS: readonly Column<OrderRow>[] = [
  idColumn<OrderRow>({ id: 'id', header: 'Transaction ID' }, ({ id }) => id, linked),
  pinColumn(
    statusColumn({ id: 'status', header: 'Status', width: WIDTH.orderStatus }, orderStatusLabel),
    'left',
  ),
  moneyColumn(
    { id: 'posterAmount', header: 'Poster Amount' },
    (row) => orderFigures(row).posterAmount,
  ),
  moneyColumn(
    { id: 'matcherAmount', header: 'Matcher Amount' },
    (row) => orderFigures(row).matcherAmount,
  ),
  rateColumn({ id: 'rate', header: 'Rate' }, (row) => row.exchange_rate),
  moneyColumn({ id: 'posterFee', header: 'Poster Fee' }, (row) => orderFigures(row).posterFee),
  textColumn({ id: 'type', header: 'Type', width: WIDTH.word }, ({ type }) => type),
  instantColumn({ id: 'posted', header: 'Posted' }, (row) => row.posted_at),
  instantColumn({ id: 'ended', header: 'Completed/Cancelled' }, completedOrCancelledAt),
];

/** Pending matches (2UD). */
export const MATCH_COLUMNS: readonly Column<PendingMatch>[] = [
  idColumn<PendingMatch>({ id: 'id', header: 'Match ID' }, ({ id }) => id),
  transactionColumn(({ order_id: id }) => id),
  privateColumn({ id: 'poster', header: 'Poster', width: 160 }, ({ order }) =>
    personName(order?.user ?? null),
  ),
  moneyColumn({ id: 'posterAmount', header: 'Poster Amount' }, (row) => ({
    amount: row.poster_amount,
    currency: row.poster_currency,
  })),
  moneyColumn({ id: 'matcherAmount', header: 'Matcher Amount' }, (row) => ({
    amount: row.matcher_amount,
    currency: row.matcher_currency,
  })),
  moneyColumn({ id: 'matcherFee', header: 'Matcher Fee' }, (row) => ({
    amount: row.matcher_fee,
    currency: matcherFeeCurrency(row),
  })),
  rateColumn({ id: 'rate', header: 'Rate' }, (row) => row.exchange_rate),
  textColumn({ id: 'type', header: 'Type', width: WIDTH.word }, ({ type }) => type),
  textColumn(
    { id: 'method', header: 'Payment Method', width: 130 },
    ({ matcher_payment_method_type: method, matcher_payment_provider: provider }) =>
      [method, provider].filter((part) => part !== null).join(', ') || null,
  ),
  privateColumn(
    { id: 'recipient', header: 'Recipient', width: 160 },
    ({ matcherRecipient: recipient }) => recipient?.name ?? null,
  ),
  flagColumn({ id: 'accepted', header: 'Accepted' }, (row) => row.is_accepted),
  flagColumn({ id: 'confirmed', header: 'Confirmed' }, (row) => row.is_confirmed),
  instantColumn({ id: 'requested', header: 'Requested' }, (row) => row.requested_at),
  instantColumn({ id: 'expires', header: 'Expires' }, (row) => row.expires_at),
];

/** Payment requests (2UD). */
export const REQUEST_COLUMNS: readonly Column<PaymentRequest>[] = [
  idColumn<PaymentRequest>({ id: 'id', header: 'Request ID' }, ({ id }) => id),
  pinColumn(
    statusColumn({ id: 'status', header: 'Status', width: 120 }, ({ status }) =>
      status === null ? null : requestStatusLabel(status),
    ),
    'left',
  ),
  privateColumn(
    { id: 'benefactor', header: 'Benefactor', width: 170 },
    ({ benefactor, benefactor_email: email }) => nameOrEmail(benefactor) ?? email,
  ),
  moneyColumn({ id: 'amount', header: 'Amount' }, (row) => ({
    amount: row.amount,
    currency: row.benefactor_currency,
  })),
  rateColumn({ id: 'rate', header: 'Rate' }, (row) => row.exchange_rate),
  moneyColumn({ id: 'fee', header: 'Fee' }, requestFee),
  moneyColumn({ id: 'requestorAmount', header: 'Requestor Amount' }, requestorAmount),
  textColumn({ id: 'type', header: 'Type', width: WIDTH.word }, ({ type }) => type),
  textColumn({ id: 'company', header: 'Company', width: 150 }, ({ company }) => company),
  transactionColumn(({ order_id: id }) => id),
  textColumn(
    { id: 'purpose', header: 'Purpose', width: 130 },
    (row) => row.payment_request_purpose,
  ),
  textColumn({ id: 'note', header: 'Note', width: 180 }, ({ note }) => note),
  instantColumn({ id: 'created', header: 'Created' }, (row) => row.created_at),
  instantColumn({ id: 'updated', header: 'Updated' }, (row) => row.updated_at),
];

/** The people a user invited, with their status (2UD). */
export const INVITED_COLUMNS: readonly Column<InvitedUser>[] = [
  {
    ...privateColumn<InvitedUser>(
      { id: 'email', header: 'E-mail', width: 240 },
      ({ email }) => email,
    ),
    pinned: 'left',
  },
  pinColumn(privateColumn({ id: 'name', header: 'Name', width: 180 }, personName), 'left'),
  pinColumn(
    statusColumn({ id: 'status', header: 'Status', width: 180 }, invitedStatusLabel),
    'left',
  ),
  {
    ...textColumn<InvitedUser>({ id: 'user', header: 'User ID', width: 90 }, ({ id }) => id),
    // Who has not joined has no account: the id is the invitation's.
    cell: ({ id, joined_at: joined }) =>
      id && <IdCell id={id} hidden={false} {...(joined !== null && { to: userPath(id) })} />,
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
  idColumn<ReferralTransaction>({ id: 'id', header: 'Reward ID' }, ({ id }) => id),
  textColumn({ id: 'type', header: 'Type', width: 110 }, ({ type }) =>
    type === 'withdraw' ? 'Withdrawal' : 'Credit',
  ),
  moneyColumn({ id: 'amount', header: 'Amount' }, (row) => ({
    amount: row.type === 'withdraw' ? minus('0', row.amount) : row.amount,
    currency: row.currency_code,
  })),
  textColumn({ id: 'status', header: 'Status', width: 120 }, ({ status }) =>
    status?.status ? statusInWords(status.status) : null,
  ),
  transactionColumn(({ order_id: id, order }) => id ?? order?.id ?? null),
  instantColumn({ id: 'created', header: 'Created' }, (row) => row.created_at),
];
