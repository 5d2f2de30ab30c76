/** One order whole: its parties, its match, what was found out about it (1D, 1H, 1O). */
import { z } from 'zod';
import { bank, namedPerson, person } from '../people/person.ts';
import { dataAnswer, endpoint, fieldAnswer, ofId } from '../wire/endpoint.ts';
import { asRecord } from '../wire/json.ts';
import { listAnswer, paging } from '../wire/list.ts';
import {
  adapted,
  free,
  id,
  ignoreInvalid,
  listOf,
  optionalDecimal,
  optionalFlag,
  optionalId,
  optionalInstant,
  optionalText,
  part,
  readRecord,
  respelled,
} from '../wire/values.ts';
import { orderRow, withRawId } from './orders.ts';

/** Where the matcher has the poster's money sent. */
export const recipientInfo = z.object({
  name: optionalText,
  email: optionalText,
  phone: optionalText,
  address: optionalText,
  address2: optionalText,
  city: optionalText,
  country: optionalText,
  street_number: optionalText,
  bank_code: optionalText,
  account_number: optionalText,
});

const matcherRecipient = z.object({
  institution_name: optionalText,
  recipient: part(z.object({ recipientInfo: part(recipientInfo) })),
});

/** The match of a full order. */
export const orderMatch = z.object({
  id,
  user: part(person),
  poster_amount: optionalDecimal,
  matcher_amount: optionalDecimal,
  matcher_currency: ignoreInvalid(optionalText),
  matcher_fee: optionalDecimal,
  matcher_payment_method_fee: ignoreInvalid(optionalDecimal),
  cancelled_at: optionalInstant,
  matcher_payment_completed_at: ignoreInvalid(optionalInstant),
  completed_at: ignoreInvalid(optionalInstant),
  matcherRecipient: part(matcherRecipient),
});

const parties = z.object({
  user: part(person),
  postersBeneficiary: part(person),
  posterBank: part(bank),
  postersBeneficiaryBank: part(bank),
  matcherBank: part(bank),
  matcherPaymentProvider: part(z.object({ name: optionalText })),
  match: part(orderMatch),
});

/** The fields of a list row that say what its match does. */
const FLAT = Object.keys(orderRow.shape).filter((field) => field.startsWith('match_'));

/**
 * The flat fields of a list row, taken from the match if the order lacks them, so that an order has
 * the same values in the list and by itself.
 */
function withFlatMatch(body: unknown): unknown {
  const order = asRecord(body);
  const match = asRecord(respelled(order?.['match']));
  if (!match) return body;
  const flat = FLAT.map((field) => [field, match[field.slice('match_'.length)]]);
  return { ...Object.fromEntries(flat), ...order };
}

/** The full order: everything of its row, and its parties. Unknown fields are null. */
export const fullOrder = readRecord(
  adapted(withFlatMatch, withRawId(orderRow.extend(parties.shape))),
);
export type FullOrder = z.output<typeof fullOrder>;
export type FullOrderOnWire = z.input<typeof fullOrder>;

/** A match in an order's history. */
export const matchHistoryItem = z.object({
  id,
  user: part(person),
  accepted_at: optionalInstant,
  cancelled_at: optionalInstant,
  /** Who cancelled it. */
  initiator: part(namedPerson),
});
export type MatchHistoryItem = z.output<typeof matchHistoryItem>;

/** The network's validation of a match's payments; null means 'not known yet'. */
export const validationEvent = z.object({
  id: optionalId,
  created_at: optionalInstant,
  event: optionalText,
  matcher_paid: optionalFlag,
  payment_received: optionalFlag,
  /** Free data; it may hold `errors`. */
  event_data: free.optional(),
});
export type ValidationEvent = z.output<typeof validationEvent>;

/** A match that is not decided yet, with what is known about it. */
export const openMatch = z.object({
  id: optionalId,
  validationEvents: listOf(validationEvent),
});
export type OpenMatch = z.output<typeof openMatch>;

export const orderDetailEndpoints = {
  'orders.read': endpoint({
    method: 'GET',
    path: 'admin/transactions/{id}',
    params: ofId,
    answer: dataAnswer(fullOrder),
    source: '1D04, 2D16',
  }),
  /** The order as match history asks for it: by POST, without a body. */
  'orders.readForMatches': endpoint({
    method: 'POST',
    path: 'admin/orders/{id}',
    params: ofId,
    answer: dataAnswer(fullOrder),
    source: '1H02',
    isNoAct: true,
  }),
  'orders.matches': endpoint({
    method: 'GET',
    path: 'admin/orders/{id}/matches',
    params: ofId,
    query: z.object(paging),
    answer: listAnswer(matchHistoryItem),
    source: '1H03',
  }),
  'orders.events': endpoint({
    method: 'GET',
    path: 'admin/orders/{id}/events',
    params: ofId,
    answer: fieldAnswer('pendingMatches', listOf(openMatch)),
    source: '1D22',
  }),
  'matches.validationJourney': endpoint({
    method: 'GET',
    path: 'admin/matches/{id}/validation-journey',
    params: ofId,
    answer: fieldAnswer('models', listOf(validationEvent)),
    source: '1H12',
    assumed: true,
  }),
};
