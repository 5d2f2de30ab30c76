/** Referral money: what people were credited for bringing others, and what they withdraw (2R). */

import { z } from 'zod';
import { endpoint, onRecord } from '../wire/endpoint.ts';
import { asRecord } from '../wire/json.ts';
import { listAnswer, paging } from '../wire/list.ts';
import {
  adapted,
  flag,
  id,
  ignoreInvalid,
  listOf,
  needed,
  optionalDecimal,
  optionalId,
  optionalInstant,
  optionalText,
  part,
} from '../wire/values.ts';
import { WITHDRAWAL_STATUSES } from './choices.ts';
import { person, personMethod } from './person.ts';

/** The two kinds of referral transactions. */
export const REFERRAL_TYPES = ['credit', 'withdraw'] as const;
export type ReferralType = (typeof REFERRAL_TYPES)[number];

export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** The match of a referral's order, with the fields that amounts are taken from. */
export const referralMatch = z.object({
  id,
  poster_amount: optionalDecimal,
  matcher_amount: optionalDecimal,
  matcher_currency: optionalText,
  cancelled_at: optionalInstant,
});

/** The order of a referral transaction; unknown fields are null. */
export const referralOrder = z.object({
  id,
  status: optionalText,
  statusText: optionalText,
  type: ignoreInvalid(optionalText),
  user: part(person),
  user_id: ignoreInvalid(optionalId),
  posted_at: ignoreInvalid(optionalInstant),
  published_at: ignoreInvalid(optionalInstant),
  requested_at: ignoreInvalid(optionalInstant),
  matched_at: ignoreInvalid(optionalInstant),
  confirmed_at: ignoreInvalid(optionalInstant),
  completed_at: ignoreInvalid(optionalInstant),
  cancelled_at: ignoreInvalid(optionalInstant),
  removed_at: ignoreInvalid(optionalInstant),
  expires_at: ignoreInvalid(optionalInstant),
  updated_at: ignoreInvalid(optionalInstant),
  poster_amount: optionalDecimal,
  matcher_amount: optionalDecimal,
  poster_fee: optionalDecimal,
  exchange_rate: ignoreInvalid(optionalDecimal),
  poster_currency: optionalText,
  matcher_currency: optionalText,
  poster_country: ignoreInvalid(optionalText),
  matcher_country: ignoreInvalid(optionalText),
  poster_payment_method_type: ignoreInvalid(optionalText),
  matcher_payment_method_type: ignoreInvalid(optionalText),
  matcher_payment_purpose: ignoreInvalid(optionalText),
  poster_payment_purpose: ignoreInvalid(optionalText),
  matcher_payment_completed_at: ignoreInvalid(optionalInstant),
  is_accepted: ignoreInvalid(flag),
  is_cancelled: ignoreInvalid(flag),
  is_completed: ignoreInvalid(flag),
  is_confirmed: ignoreInvalid(flag),
  is_matched: ignoreInvalid(flag),
  is_partial_match_allowed: ignoreInvalid(flag),
  is_processing: ignoreInvalid(flag),
  is_removed: ignoreInvalid(flag),
  hidden: ignoreInvalid(flag),
  probably_paid: ignoreInvalid(flag),
  skip_capture: ignoreInvalid(flag),
  can_cancel_order: ignoreInvalid(flag),
  match: part(referralMatch),
  match_id: ignoreInvalid(optionalId),
  parent_id: ignoreInvalid(optionalId),
  payment_request_id: ignoreInvalid(optionalId),
  memo: ignoreInvalid(optionalText),
  beneficiary_delivery_method_id: ignoreInvalid(optionalId),
  postersBeneficiary: ignoreInvalid(part(person)),
  posters_beneficiary_user_id: ignoreInvalid(optionalId),
});
export type ReferralOrder = z.output<typeof referralOrder>;

/** A status is an object whose `status` is its text; a plain text is taken as that. */
const referralStatus = z.preprocess(
  (value) => (typeof value === 'string' ? { status: value } : value),
  z.object({ status: optionalText, created_at: optionalInstant }),
) as z.ZodType<
  { status: string | null; created_at: string | null },
  { status?: string | null; created_at?: string | null }
>;

/** A referral transaction. Amounts are above 0; that a withdrawal takes money is its type. */
export const referralFields = z.object({
  id,
  type: needed(optionalText),
  amount: needed(optionalDecimal),
  currency_code: optionalText,
  beneficiaryDeliveryMethod: part(personMethod),
  created_at: optionalInstant,
  updated_at: optionalInstant,
  order: part(referralOrder),
  order_id: optionalId,
  status: part(referralStatus),
  statuses: listOf(referralStatus),
  user_id: optionalId,
  user: part(person),
});

/** Servers that write 'withdrawal' are read alike. */
const withKnownType = (body: unknown): unknown => {
  const row = asRecord(body);
  return row?.['type'] === 'withdrawal' ? { ...row, type: 'withdraw' } : body;
};
export const referralTransaction = adapted(withKnownType, referralFields);
export type ReferralTransaction = z.output<typeof referralTransaction>;
export type ReferralTransactionOnWire = z.input<typeof referralTransaction>;

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/u, 'expected YYYY-MM-DD');

/** The query of a list of referral transactions; days are UTC, both included. */
const referralQuery = z.object({
  user_id: id.optional(),
  type: z.enum(REFERRAL_TYPES).optional(),
  search: z.string().optional(),
  status: z.enum(WITHDRAWAL_STATUSES).optional(),
  created_at: z.tuple([day, day]).optional(),
});
export type ReferralQuery = z.output<typeof referralQuery>;

const decision = (name: 'approve' | 'cancel' | 'complete') =>
  onRecord('POST', `admin/referral-transactions/{id}/${name}`, '2R');

export const referralEndpoints = {
  'referrals.list': endpoint({
    method: 'GET',
    path: 'admin/referral-transactions',
    query: referralQuery.extend(paging),
    answer: listAnswer(referralTransaction),
    source: '2R14',
  }),
  /** Initiates the payment of a withdrawal. */
  'referrals.approve': decision('approve'),
  'referrals.cancel': decision('cancel'),
  'referrals.complete': decision('complete'),
};
