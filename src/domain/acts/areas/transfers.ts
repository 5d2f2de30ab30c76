/** Posting a transfer (3C). A new order has no id to load: the orders equal to it are read. */
import type { TransferRequest } from '#contract/orders/transfers.ts';
import { readRows } from '../../lists/paging.ts';
import { declareAct, type Kind, named, type Read } from '../act.ts';
import { created, type Equals, newThing } from '../equals.ts';

/** What makes two transfers equal: the amounts, the currencies and who gets the money. */
interface WantedTransfer
  extends Pick<
    TransferRequest,
    'poster_currency' | 'poster_amount' | 'matcher_currency' | 'matcher_amount'
  > {
  readonly recipient: string | null;
}

const wantedOf = (request: TransferRequest): WantedTransfer => ({
  poster_currency: request.poster_currency,
  poster_amount: request.poster_amount,
  matcher_currency: request.matcher_currency,
  matcher_amount: request.matcher_amount,
  recipient: request.poster_recipient_username ?? request.recipient?.accountNumber ?? null,
});

/** Orders that are compared; the newest come first. */
const MOST_EQUALS = 50;

/**
 * The newest orders with the same amounts and currencies; rows do not say who gets the money.
 * @throws ProblemError
 */
export async function equalOrders(
  read: Read,
  wanted: Omit<WantedTransfer, 'recipient'>,
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

export const NEW_TRANSFER: Kind<Equals> = newThing({
  kind: 'transfer',
  noun: 'transfer',
  label: 'Orders like it',
  find: equalOrders,
  areas: ['orders'],
});

export const TRANSFER_ACTS = named({
  'transfer.post': declareAct<Equals, TransferRequest, WantedTransfer>({
    kind: NEW_TRANSFER,
    label: 'Create transfer',
    key: 'P',
    question: null,
    done: 'Transfer Request Created!',
    alert: 'Unable to create the transfer request',
    conditions: [],
    call: (_now, request) => ({ endpoint: 'orders.create', input: request }),
    wanted: wantedOf,
    proof: created((id) => `Order ${id} has the same amounts and currencies`),
  }),
});
