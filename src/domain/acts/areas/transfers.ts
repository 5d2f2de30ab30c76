/** Posting a transfer (3C). A new order has no id to load: the orders equal to it are read. */
import type { FullOrder } from '#contract/orders/order-detail.ts';
import type { TransferRequest } from '#contract/orders/transfers.ts';
import { known } from '#contract/wire/unreadable.ts';
import { readRows } from '../../lists/paging.ts';
import { sameAmount } from '../../money/money.ts';
import { declareAct, type Kind, named, type Read } from '../act.ts';
import { created, type Equals, isAdded, NO_EQUALS, newThing } from '../equals.ts';

/** By what a transfer is recognized again as one that was sent before. */
interface LikeTransfer
  extends Pick<
    TransferRequest,
    'poster_currency' | 'poster_amount' | 'matcher_currency' | 'matcher_amount'
  > {
  readonly recipient: string | null;
}

/** What is chosen beside that; a version before kept none of it. */
type Terms = Pick<TransferRequest, 'exchange_rate' | 'memo' | 'is_partial_match_allowed'>;

interface WantedTransfer extends LikeTransfer, Partial<Terms> {
  /** Who posts it; null before it is sent. */
  readonly person?: string | null;
}

const likeOf = (wanted: LikeTransfer): LikeTransfer => ({
  poster_currency: wanted.poster_currency,
  poster_amount: wanted.poster_amount,
  matcher_currency: wanted.matcher_currency,
  matcher_amount: wanted.matcher_amount,
  recipient: wanted.recipient,
});

const wantedOf = (request: TransferRequest, person: string | null): WantedTransfer => ({
  ...likeOf({
    ...request,
    recipient: request.poster_recipient_username ?? request.recipient?.accountNumber ?? null,
  }),
  exchange_rate: request.exchange_rate,
  memo: request.memo,
  is_partial_match_allowed: request.is_partial_match_allowed,
  person,
});

/** Orders that are compared; the newest come first. */
const MOST_EQUALS = 50;
/** Equal orders that are read whole. */
const MOST_READ = 5;

/** The newest orders with the same amounts and currencies, whoever gets the money. @throws ProblemError */
export async function equalOrders(
  read: Read,
  wanted: Omit<LikeTransfer, 'recipient'>,
): Promise<string[]> {
  const { poster_amount: poster, matcher_amount: matcher } = wanted;
  const filters = {
    posterAmount: { from: poster, to: poster },
    matcherAmount: { from: matcher, to: matcher },
    fromCurrency: [wanted.poster_currency],
    toCurrency: [wanted.matcher_currency],
  };
  const { rows } = await readRows(
    (paging) => read('orders.list', { filters, orderBy: 'posted_at', ...paging }),
    { pageSize: MOST_EQUALS, most: MOST_EQUALS },
  );
  return rows.map(({ id }) => id);
}

/** The equal orders, and which of them can be the transfer that was sent. */
interface EqualOrders extends Equals {
  /** When the newest order of the network was posted, by its own clock; null where it does not say. */
  readonly newest?: string | null;
  /** The further ones with all that was sent, and those that do not say whether they have it. */
  readonly own?: readonly string[];
  readonly possible?: readonly string[];
}

/** Whether an order is this transfer, posted after `newest`; null where it does not say. */
function isSent(order: FullOrder, wanted: WantedTransfer, newest: string | null): boolean | null {
  const { user, postersBeneficiary: receiver } = order;
  const names = [receiver?.email, receiver?.account_number].filter(Boolean);
  const rate = known(order.exchange_rate);
  const { exchange_rate: sentRate, person, recipient } = wanted;
  const after = Date.parse(known(order.posted_at) ?? '') - Date.parse(newest ?? '');
  const says: readonly (boolean | null)[] = [
    !(user?.id && person) || user.id === person,
    names.length === 0 ? null : names.includes(recipient ?? ''),
    rate && sentRate ? sameAmount(rate, sentRate) : null,
    Number.isNaN(after) || after === 0 ? null : after > 0,
  ];
  if (says.includes(false)) return false;
  return says.includes(null) ? null : true;
}

async function readEquals(
  read: Read,
  { ids: seen, newest: before = null }: EqualOrders,
  wanted: WantedTransfer,
): Promise<EqualOrders> {
  const [ids, { rows }] = await Promise.all([
    equalOrders(read, wanted),
    read('orders.list', { orderBy: 'posted_at', page: 1, pageSize: 1 }),
  ]);
  const added = ids.filter(isAdded(seen ?? ids)).slice(0, MOST_READ);
  const orders = await Promise.all(added.map((id) => read('orders.read', { id })));
  const says = orders.map((order) => isSent(order, wanted, before));
  return {
    ids,
    newest: known(rows[0]?.posted_at ?? null),
    own: added.filter((_id, at) => says[at] === true),
    possible: added.filter((_id, at) => says[at] === null),
  };
}

const ofTransfers = newThing({
  kind: 'transfer',
  noun: 'transfer',
  label: 'Orders like it',
  find: equalOrders,
  areas: ['orders'],
});

export const NEW_TRANSFER: Kind<EqualOrders> = {
  ...ofTransfers,
  read: async (read, seen, wanted) =>
    seen.ids === null ? seen : await readEquals(read, seen, wanted as WantedTransfer),
  state: ({ possible = [] }) =>
    possible.length === 0 ? null : `possibly ${possible.map((id) => `order ${id}`).join(' or ')}`,
};

const wasCreated = created(
  (id) => `Order ${id} has the amounts, rate and recipient that were sent`,
);

export const TRANSFER_ACTS = named({
  'transfer.post': declareAct<EqualOrders, TransferRequest, WantedTransfer>({
    kind: NEW_TRANSFER,
    label: 'Create Order',
    key: 'P',
    isInNoMenu: true,
    question: null,
    done: 'Transfer Request Created!',
    alert: 'Unable to create the transfer request',
    conditions: [],
    call: (_now, request) => ({ endpoint: 'orders.create', input: request }),
    wanted: wantedOf,
    like: likeOf,
    // Another person may have posted the same amounts: only an order that has all of it is the one that was sent.
    proof: (before, wanted, now) => {
      if (before.ids === null || !now?.ids || !now.own) return 'cannot-tell';
      if (now.own.length > 0) return wasCreated(NO_EQUALS, wanted, { ids: now.own });
      return now.possible?.length === 0 ? 'not-yet' : 'cannot-tell';
    },
  }),
});
