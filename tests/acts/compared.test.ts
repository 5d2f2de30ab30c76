/** What of a thing is compared before an act on it, field by field: each becomes another, and the change is to be told. */
import { expect, it } from 'vitest';
import type { Kind } from '#domain/acts/act.ts';
import { CARD } from '#domain/acts/areas/cards.ts';
import { DISPUTE } from '#domain/acts/areas/disputes.ts';
import { DOCUMENT } from '#domain/acts/areas/documents.ts';
import { LIMIT } from '#domain/acts/areas/limits.ts';
import { OPTION } from '#domain/acts/areas/options.ts';
import { ORDER } from '#domain/acts/areas/orders.ts';
import { PAYMENT } from '#domain/acts/areas/payments.ts';
import { RIBBON } from '#domain/acts/areas/ribbons.ts';
import { USER } from '#domain/acts/areas/users.ts';
import { WITHDRAWAL } from '#domain/acts/areas/withdrawals.ts';
import { a, MATCHED } from './cases/things.ts';

const order = a.order({
  ...MATCHED,
  ...{ poster_amount: 100, poster_currency: 'NGN', matcher_amount: 2, matcher_currency: 'USD' },
  ...{ match_poster_amount: 50, match_matcher_amount: 1, match_matcher_currency: 'USD' },
  ...{ match_matcher_payment_method_fee: 1, match_matcher_fee: 1, is_partial_match_allowed: true },
  match: { id: 9, user: { id: 5, full_name: 'Ada Obi' } },
});

const unmatched = a.order({
  poster_amount: 100,
  poster_currency: 'NGN',
  matcher_amount: 2,
  matcher_currency: 'USD',
});

/** Values that a field may change to: one of each form that a network sends. */
const OTHERS: readonly unknown[] = [
  'something else',
  '2026-01-02T03:04:05Z',
  '17.25',
  17.25,
  true,
  false,
  null,
  'hybrid',
  ['https://files.example.com/other.pdf'],
  [{ status: 'completed', created_at: '2026-01-02T03:04:05Z' }],
  { account_name: 'Somebody Else', accountNumber: '17' },
  { id: 99, postersBeneficiary: { id: 97, full_name: 'Somebody Else' } },
  { id: 99, full_name: 'Somebody Else', name: 'Something Else', status: 'something else' },
];

/** Whether somebody is asked again when that field, and nothing else, has become another. */
function isCompared<T extends object>({ changes }: Kind<T>, thing: T, field: string): boolean {
  return OTHERS.some((other) => {
    try {
      return changes(thing, { ...thing, [field]: other }).length > 0;
    } catch {
      // Not a form that this field may have.
      return false;
    }
  });
}

/** Of an order, also those that only the whole one has. */
type FieldOf<T> = T extends unknown ? keyof T : never;

/** A thing, and its fields on whose change nobody is asked again. */
const row = <T extends object>(
  kind: Kind<T>,
  things: readonly T[],
  ...notCompared: readonly FieldOf<T>[]
) => ({
  noun: kind.noun,
  fieldsNotCompared: [...new Set(things.flatMap((thing) => Object.keys(thing)))].filter(
    (field) => !things.some((thing) => isCompared(kind, thing, field)),
  ),
  notCompared,
});

it.each([
  row(
    ORDER,
    [order, unmatched, { ...order, matcher_currency: 'GBP' }],
    'admin_memo',
    'confirmed_at',
    'flwRef',
    'id',
    'is_admin',
    'is_removed',
    'matcherBank',
    'matcherPaymentProvider',
    'posted_at',
    'posterBank',
    'poster_country',
    'poster_manual_payment_ref',
    'postersBeneficiaryBank',
    'raw_id',
    'statusText',
  ),
  row(
    USER,
    [a.user(), a.user({ full_name: null })],
    'accountOfficer',
    'address',
    'address2',
    'avatar',
    'building_number',
    'city',
    'country_abbreviation',
    'delivery_methods',
    'dob',
    'id',
    'inviter',
    'is_delivery_methods_added',
    'is_payment_methods_added',
    'joined_at',
    'last_logged_at',
    'payment_methods',
    'state',
    'street_number',
    'zipcode',
  ),
  row(
    WITHDRAWAL,
    [a.withdrawal()],
    'created_at',
    'id',
    'order',
    'order_id',
    'updated_at',
    'user',
    'user_id',
  ),
  row(
    LIMIT,
    [a.limit()],
    'id',
    'matcher_country_abbreviation',
    'original',
    'poster_country_abbreviation',
  ),
  row(OPTION, [a.option()], 'id', 'original', 'third_party_company_id'),
  row(RIBBON, [a.ribbon()], 'id'),
  row(
    DISPUTE,
    [a.dispute(), a.dispute({ match: null, match_id: '9' })],
    'created_at',
    'id',
    'time',
  ),
  row(CARD, [a.card()], 'id'),
  row(DOCUMENT, [a.document()], 'comments', 'id', 'original', 'type'),
  row(PAYMENT, [a.payment()], 'id'),
])(
  'a person is asked again when a field of the $noun has changed, but for some',
  ({ fieldsNotCompared, notCompared }) => {
    expect(
      fieldsNotCompared.toSorted(),
      'A new field has a facet where its kind compares two readings, or is named here.',
    ).toEqual(notCompared.toSorted());
  },
);
