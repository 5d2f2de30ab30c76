/** Every field that the specification names of an entity is read. */
import { expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { exchangeRateLimit } from './network/exchange-rate-limits.ts';
import { hybridOption, hybridOptionChange } from './network/hybrid-order-options.ts';
import { dispute } from './orders/disputes.ts';
import { healthInsurancePayment } from './orders/health-insurance.ts';
import { fullOrder } from './orders/order-detail.ts';
import { pairTotals } from './orders/orders.ts';
import { thirdPartyTransaction } from './orders/third-party-transactions.ts';
import { referralOrder, referralTransaction } from './people/referrals.ts';
import { invitedUser, paymentRequest, pendingMatch } from './people/user-activity.ts';
import { cardVerification, docVerification } from './people/verifications.ts';

const each =
  <Value>(value: (name: string) => Value) =>
  (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, value(name)]));

/** Values as a reader leaves them: what comes out otherwise than it went in was not read. */
const ids = each(() => '7');
const texts = each((name) => `the ${name}`);
const amounts = each(() => '12.5');
const flags = each(() => true);
const instants = each(() => '2026-11-20T10:00:00.000Z');

const person = { id: '9', full_name: 'Ada Obi', email: 'ada@example.com' };
const method = { id: '5', provider: 'zelle', institution_name: 'Ally Bank' };
const bank = { name: 'Ally Bank', account: { bank_code: '044' } };

const order = {
  ...ids('id', 'user_id', 'match_id', 'parent_id', 'payment_request_id'),
  ...ids('beneficiary_delivery_method_id', 'posters_beneficiary_user_id'),
  ...texts('status', 'statusText', 'type', 'poster_currency', 'matcher_currency'),
  ...texts('poster_country', 'matcher_country', 'memo'),
  ...texts('poster_payment_method_type', 'matcher_payment_method_type'),
  ...texts('matcher_payment_purpose', 'poster_payment_purpose'),
  ...instants('posted_at', 'published_at', 'requested_at', 'matched_at', 'confirmed_at'),
  ...instants('completed_at', 'cancelled_at', 'removed_at', 'expires_at', 'updated_at'),
  ...instants('matcher_payment_completed_at'),
  ...amounts('poster_amount', 'matcher_amount', 'poster_fee', 'exchange_rate'),
  ...flags('is_accepted', 'is_cancelled', 'is_completed', 'is_confirmed', 'is_matched'),
  ...flags('is_partial_match_allowed', 'is_processing', 'is_removed', 'hidden'),
  ...flags('probably_paid', 'skip_capture', 'can_cancel_order'),
  user: person,
  postersBeneficiary: person,
  match: { id: '3', ...amounts('poster_amount', 'matcher_amount') },
};

const match = {
  ...ids('id', 'order_id', 'user_id'),
  ...texts('type', 'poster_currency', 'matcher_currency', 'pb_currency', 'memo'),
  ...texts('matcher_payment_method_type', 'matcher_payment_provider'),
  ...texts('poster_payment_method_type'),
  ...instants('requested_at', 'accepted_at', 'confirmed_at', 'completed_at', 'cancelled_at'),
  ...instants('expires_at', 'matcher_payment_completed_at'),
  ...amounts('poster_amount', 'matcher_amount', 'matcher_fee', 'exchange_rate', 'pb_amount'),
  ...amounts('pb_to_matcher_exchange_rate', 'matcher_payment_method_fee'),
  ...flags('is_accepted', 'is_cancelled', 'is_completed', 'is_confirmed'),
  ...flags('is_double_confirmed', 'is_matcher_payment_completed'),
  order: { id: '8' },
  matcherRecipient: { name: 'Ada Obi' },
};

const request = {
  ...ids('id', 'order_id', 'benefactor_user_id', 'requestor_delivery_method_id'),
  ...texts('type', 'status', 'note', 'company', 'company_slug', 'benefactor_email'),
  ...texts('benefactor_country', 'benefactor_currency', 'benefactor_payment_method_type'),
  ...texts('benefactor_payment_method_provider', 'requestor_country', 'requestor_currency'),
  ...texts('delivery_method', 'payment_method', 'payment_request_purpose'),
  ...amounts('amount', 'fee', 'exchange_rate', 'benefactor_payment_method_fee'),
  ...amounts('pb_to_matcher_exchange_rate'),
  ...instants('created_at', 'updated_at'),
  benefactor: person,
  user: person,
  requestorDeliveryMethod: method,
};

const referral = {
  ...ids('id', 'order_id', 'user_id'),
  ...texts('currency_code'),
  ...amounts('amount'),
  ...instants('created_at', 'updated_at'),
  type: 'credit',
  status: { status: 'completed' },
  statuses: [{ status: 'completed' }],
  beneficiaryDeliveryMethod: method,
  order: { id: '8' },
  user: person,
};

const option = {
  ...ids('id', 'third_party_company_id'),
  ...amounts('exchange_rate', 'fee', 'matcher_amount'),
  ...texts('matcher_country', 'matcher_currency', 'pb_country', 'pb_currency'),
  ...texts('thirdPartyCompany'),
};

const thirdParty = {
  ...ids('id'),
  ...texts('status', 'poster_currency', 'poster_country', 'matcher_currency'),
  ...amounts('poster_amount', 'matcher_amount', 'exchange_rate'),
  ...instants('created_at', 'posted_at', 'completed_at'),
  user: {
    ...ids('id'),
    ...texts('avatar', 'firstname', 'lastname', 'phone', 'email', 'dob', 'address', 'country'),
    ...texts('country_abbreviation', 'city', 'state', 'zipcode'),
    payment_methods: [method],
    delivery_methods: [method],
  },
  postersBeneficiary: person,
  recipient: {
    ...texts('country', 'institution_name'),
    recipientInfo: texts('name', 'email', 'phone'),
  },
  userBank: bank,
  posterBank: bank,
};

const file = texts('filepath', 'originalname', 'mimetype');

const disputed = {
  ...ids('id', 'match_id'),
  ...texts('time', 'status'),
  ...instants('created_at'),
  pb_response: 1,
  match: {
    ...ids('id'),
    ...amounts('matcher_amount'),
    ...texts('matcher_currency'),
    ...instants('cancelled_at', 'matcher_payment_completed_at', 'completed_at'),
    order: { id: '8' },
    user: person,
    latestValidationData: [
      { side: 'posters_beneficiary', source_type: 'email', data: { received: true } },
    ],
  },
  order: { id: '8', postersBeneficiary: texts('full_name', 'email') },
  poster_beneficiary_resp_email_files: [file],
  matcher_resp_email_files: [file],
};

const entities: readonly (readonly [name: string, ZodType, Record<string, unknown>])[] = [
  ['referral transaction', referralTransaction, referral],
  ['order of a referral', referralOrder, order],
  ['match', pendingMatch, match],
  ['payment request', paymentRequest, request],
  [
    'invited user',
    invitedUser,
    {
      ...texts('email', 'full_name', 'status'),
      ...instants('joined_at', 'created_at', 'last_transaction_created_at'),
    },
  ],
  ['hybrid order option', hybridOption, option],
  [
    'change of an option',
    hybridOptionChange,
    { ...option, user: texts('full_name_shown', 'email'), ...instants('created_at') },
  ],
  ['third-party transaction', thirdPartyTransaction, thirdParty],
  [
    'statistic of third-party transactions',
    pairTotals,
    amounts(
      ...['total_poster_amount', 'total_matcher_amount', 'total_poster_fee'],
      ...['total_collection_fee', 'total_payout_fee', 'total_poster_payout_fee'],
      'total_stampduty_fee',
    ),
  ],
  [
    'card verification request',
    cardVerification,
    {
      ...ids('id'),
      ...texts('number', 'expiry_date', 'status', 'resp_message', 'image_url'),
      user: { ...ids('id'), ...texts('firstname', 'middlename', 'lastname') },
    },
  ],
  [
    'document verification request',
    docVerification,
    {
      ...ids('id'),
      ...texts('type', 'expiry_date', 'status'),
      ...texts('doc_image_url', 'photo_image_url', 'extra_image_url'),
      user: { ...ids('id'), ...texts('dob', 'name', 'full_address') },
      data: texts('id_number'),
      comments: ['ID Expired'],
    },
  ],
  [
    'exchange rate limit',
    exchangeRateLimit,
    {
      ...ids('id'),
      ...texts('poster_country_abbreviation', 'poster_currency_code'),
      ...texts('matcher_country_abbreviation', 'matcher_currency_code'),
      ...amounts('min_exchange_rate', 'max_exchange_rate'),
      poster_country: texts('country', 'locale'),
      matcher_country: texts('country', 'locale'),
    },
  ],
  ['dispute', dispute, disputed],
  [
    'transaction of a dispute',
    fullOrder,
    { ...ids('id'), status: 'matched', matcherBank: bank, postersBeneficiaryBank: bank },
  ],
  [
    'health insurance payment',
    healthInsurancePayment,
    {
      ...ids('id'),
      ...amounts('amount'),
      ...instants('completed_at', 'confirmed_at'),
      healthInsuranceEnrollee: { ...texts('full_name'), healthInsurancePlan: texts('name') },
    },
  ],
];

it.each(entities)(
  '%s is read with every field',
  {
    tags: [
      '2R27',
      '2R28',
      '2R29',
      '2R30',
      '2R31',
      '2R32',
      '2R33',
      '2UD47',
      '2UD48',
      '2UD49',
      '2UD50',
      '2UD51',
      '2UD52',
      '2UD53',
      '2H22',
      '2T31',
      '2T32',
      '2T33',
      '2D20',
      '2D21',
      '2D22',
      '2D23',
      '2UD42',
      '2H23',
      '2T27',
      '2C26',
      '2I21',
      '2X13',
      '2X14',
      '2D24',
      '2P09',
    ],
  },
  (_name, schema, wire) => {
    expect(schema.parse(wire)).toMatchObject(wire);
  },
);

it('the amount of an option may be called pbAmount', { tags: ['2H22'] }, () => {
  expect(hybridOption.parse({ id: 7, pbAmount: 100 }).matcher_amount).toBe('100');
  const both = { id: 7, matcher_amount: 50, pbAmount: 100 };
  expect(hybridOption.parse(both).matcher_amount).toBe('50');
});
