/** What of a thing is compared before an act on it, field by field. */
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
  ...{ match_matcher_payment_method_fee: 1, is_partial_match_allowed: true },
  match: { id: 9, user: { id: 5, full_name: 'Ada Obi' } },
});

/** The fields that a comparison of a thing reads. */
function fieldsRead<T extends object>({ changes }: Kind<T>, thing: T): ReadonlySet<string> {
  const read = new Set<string>();
  const get = (target: T, field: string | symbol) => {
    read.add(String(field));
    return Reflect.get(target, field);
  };
  changes(new Proxy(thing, { get }), thing);
  return read;
}

/** Of an order, also those that only the whole one has. */
type FieldOf<T> = T extends unknown ? keyof T : never;

/** A thing, and its fields on whose change nobody is asked again. */
const row = <T extends object>(kind: Kind<T>, thing: T, ...notCompared: readonly FieldOf<T>[]) => ({
  noun: kind.noun,
  fields: Object.keys(thing),
  read: fieldsRead(kind, thing),
  notCompared,
});

it.each([
  row(
    ORDER,
    order,
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
    a.user(),
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
    a.withdrawal(),
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
    a.limit(),
    'id',
    'matcher_country_abbreviation',
    'original',
    'poster_country_abbreviation',
  ),
  row(OPTION, a.option(), 'id', 'original', 'third_party_company_id'),
  row(RIBBON, a.ribbon(), 'id'),
  row(DISPUTE, a.dispute(), 'created_at', 'id', 'time'),
  row(CARD, a.card(), 'id'),
  row(DOCUMENT, a.document(), 'comments', 'id', 'original', 'type'),
  row(PAYMENT, a.payment(), 'id'),
])(
  'a person is asked again when a field of the $noun has changed, but for some',
  ({ fields, read, notCompared }) => {
    expect(
      fields.filter((field) => !read.has(field)).toSorted(),
      'A new field has a facet where its kind compares two readings, or is named here.',
    ).toEqual(notCompared.toSorted());
  },
);
