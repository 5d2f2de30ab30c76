import type { PendingMatch } from '#contract/people/user-activity.ts';
import { matcherFeeCurrency } from '#domain/orders/figures.ts';
import { personName } from '#domain/text/person-names.ts';
import type { ListColumn } from './column.ts';

/** The columns of a user's pending matches (2UD). */
export const MATCH_COLUMNS = [
  { id: 'id', header: 'Match ID', characters: 10, text: ({ id }) => id },
  { id: 'transaction', header: 'Transaction ID', characters: 13, text: (match) => match.order_id },
  {
    id: 'poster',
    header: 'Poster',
    characters: 26,
    isPersonal: true,
    text: ({ order }) => personName(order?.user ?? null),
  },
  {
    id: 'posterAmount',
    header: 'Poster Amount',
    money: (match) => ({ amount: match.poster_amount, currency: match.poster_currency }),
  },
  {
    id: 'matcherAmount',
    header: 'Matcher Amount',
    money: (match) => ({ amount: match.matcher_amount, currency: match.matcher_currency }),
  },
  {
    id: 'matcherFee',
    header: 'Matcher Fee',
    money: (match) => ({ amount: match.matcher_fee, currency: matcherFeeCurrency(match) }),
  },
  { id: 'rate', header: 'Rate', rate: (match) => match.exchange_rate },
  { id: 'type', header: 'Type', characters: 7, text: ({ type }) => type },
  {
    id: 'method',
    header: 'Payment Method',
    characters: 18,
    text: ({ matcher_payment_method_type: method, matcher_payment_provider: provider }) =>
      [method, provider].filter((part) => part !== null).join(', ') || null,
  },
  {
    id: 'recipient',
    header: 'Recipient',
    characters: 26,
    isPersonal: true,
    text: ({ matcherRecipient: recipient }) => recipient?.name ?? null,
  },
  { id: 'accepted', header: 'Accepted', characters: 8, flag: (match) => match.is_accepted },
  { id: 'confirmed', header: 'Confirmed', characters: 9, flag: (match) => match.is_confirmed },
  { id: 'requested', header: 'Requested', instant: (match) => match.requested_at },
  { id: 'expires', header: 'Expires', instant: (match) => match.expires_at },
] as const satisfies readonly ListColumn<PendingMatch>[];
