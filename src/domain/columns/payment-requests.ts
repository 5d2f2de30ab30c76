import type { PaymentRequest } from '#contract/people/user-activity.ts';
import { nameOrEmail } from '#domain/text/person-names.ts';
import { requestFee, requestorAmount, requestStatusLabel } from '#domain/users/payment-request.ts';
import type { ListColumn } from './column.ts';

/** The columns of a user's payment requests (2UD). */
export const REQUEST_COLUMNS = [
  { id: 'id', header: 'Request ID', characters: 10, text: ({ id }) => id },
  {
    id: 'status',
    header: 'Status',
    characters: 12,
    status: ({ status }) => (status === null ? null : requestStatusLabel(status)),
  },
  {
    id: 'benefactor',
    header: 'Benefactor',
    characters: 26,
    isPersonal: true,
    text: ({ benefactor, benefactor_email: email }) => nameOrEmail(benefactor) ?? email,
  },
  {
    id: 'amount',
    header: 'Amount',
    money: (request) => ({ amount: request.amount, currency: request.benefactor_currency }),
  },
  { id: 'rate', header: 'Rate', rate: (request) => request.exchange_rate },
  { id: 'fee', header: 'Fee', money: requestFee },
  { id: 'requestorAmount', header: 'Requestor Amount', money: requestorAmount },
  { id: 'type', header: 'Type', characters: 7, text: ({ type }) => type },
  { id: 'company', header: 'Company', characters: 20, text: ({ company }) => company },
  {
    id: 'transaction',
    header: 'Transaction ID',
    characters: 13,
    text: (request) => request.order_id,
  },
  {
    id: 'purpose',
    header: 'Purpose',
    characters: 16,
    text: (request) => request.payment_request_purpose,
  },
  { id: 'note', header: 'Note', characters: 30, text: ({ note }) => note },
  { id: 'created', header: 'Created', instant: (request) => request.created_at },
  { id: 'updated', header: 'Updated', instant: (request) => request.updated_at },
] as const satisfies readonly ListColumn<PaymentRequest>[];
