/** Users of the network: their list, and one of them whole (2U, 2UD). */

import { z } from 'zod';
import { dataAnswer, endpoint, fileAnswer, ofId, onRecord } from '../wire/endpoint.ts';
import { asRecord } from '../wire/json.ts';
import { dataListAnswer, paging } from '../wire/list.ts';
import {
  adapted,
  id,
  listOf,
  optionalId,
  optionalInstant,
  optionalText,
  part,
  period,
  readRecord,
  shownFlag,
  snakeCase,
} from '../wire/values.ts';
import type { USER_STATUSES } from './choices.ts';
import { namedPerson } from './person.ts';

export type UserStatus = (typeof USER_STATUSES)[number];

/** What the list may be ordered by (2U17); the second name is assumed. */
const USER_SORTS = ['users.joined_at', 'users.last_logged_at'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/**
 * The details of a method in one place: servers keep them in `account` or beside it, in either
 * style of names, and some have only the account's number there.
 */
function withDetails(body: unknown): unknown {
  const method = asRecord(body);
  if (!method) return body;
  const { account } = method;
  const number = account === undefined || account === null ? {} : { account_number: account };
  const given = asRecord(account) ?? number;
  const named = Object.entries({ ...method, ...given }).map(([name, value]) => [
    snakeCase(name),
    value,
  ]);
  return { ...method, account: Object.fromEntries(named) };
}

/**
 * The account of a method. The specification names what is shown of each kind, not the fields:
 * their names are assumed. `account_name`, `owner_name` and `routing_code` are the names of two
 * providers of Faster for holder and sort code.
 */
const methodAccount = z.object({
  holder_name: optionalText,
  email: optionalText,
  account_number: optionalText,
  sort_code: optionalText,
  account_name: optionalText,
  owner_name: optionalText,
  routing_code: optionalText,
  iban: optionalText,
  bic: optionalText,
  bank_name: optionalText,
  bank_code: optionalText,
  branch_code: optionalText,
});
export type MethodAccount = z.output<typeof methodAccount>;

const method = z.object({
  id: optionalId,
  provider: optionalText,
  method: optionalText,
  institution_name: optionalText,
  account: readRecord(methodAccount),
});

/** How a user pays or is paid: the method, the provider and the account. */
export const userMethod = z.preprocess(withDetails, method) as z.ZodType<
  z.output<typeof method>,
  Omit<z.input<typeof method>, 'account'> & {
    readonly account?: Readonly<Record<string, string | number | null>> | string | null;
  }
>;
export type UserMethod = z.output<typeof userMethod>;

/** The field of the network's e-mail address is not shown; `create-kaoshi-email` suggests its name. */
function withNetworkEmail(body: unknown): unknown {
  const user = asRecord(body);
  return user && user['network_email'] === undefined
    ? { ...user, network_email: user['kaoshi_email'] }
    : body;
}

/** A user in the list. */
export const userRow = z.object({
  id,
  avatar: optionalText,
  firstname: optionalText,
  middlename: optionalText,
  lastname: optionalText,
  full_name: optionalText,
  full_name_shown: optionalText,
  email: optionalText,
  phone: optionalText,
  status: optionalText,
  country: optionalText,
  country_abbreviation: optionalText,
  city: optionalText,
  is_identity_verified: shownFlag,
  is_payment_methods_added: shownFlag,
  can_post_offers: shownFlag,
  can_accept_offers: shownFlag,
  joined_at: optionalInstant,
  last_logged_at: optionalInstant,
  last_transaction_completed_at: optionalInstant,
  accountOfficer: part(z.object({ tag: optionalText })),
});

export type UserRow = z.output<typeof userRow>;

/** The fields of a user whole. */
export const userWithMethods = userRow.extend({
  dob: optionalText,
  network_email: optionalText,
  address: optionalText,
  address2: optionalText,
  street_number: optionalText,
  building_number: optionalText,
  state: optionalText,
  zipcode: optionalText,
  is_delivery_methods_added: shownFlag,
  last_posted_at: optionalInstant,
  last_matched_at: optionalInstant,
  inviter: part(namedPerson),
  payment_methods: listOf(userMethod),
  delivery_methods: listOf(userMethod),
});

/** A user whole. Everything but the id may be missing. */
export const fullUser = adapted(withNetworkEmail, userWithMethods);
export type FullUser = z.output<typeof fullUser>;
export type FullUserOnWire = z.input<typeof fullUser>;

/** Query strings know no booleans: they say 'true' or 'false'. */
const choice = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0']).transform((said) => said === 'true' || said === '1'),
]);

/** The filters object of the users list (2U, 2UD). */
const userFilters = z.object({
  status: z.string().optional(),
  country_abbreviation: z.string().optional(),
  can_post_offers: choice.optional(),
  can_accept_offers: choice.optional(),
  joined_at: period.optional(),
  last_logged_at: period.optional(),
  identity_verified: choice.optional(),
  bank_added: choice.optional(),
  account_officer_tag: z.string().optional(),
  transactions_completed_at: period.optional(),
  sort_by: z.enum(USER_SORTS).optional(),
  sort_dir: z.enum(['asc', 'desc']).optional(),
});
export type UserFilters = z.output<typeof userFilters>;

const userQuery = z.object({ filters: userFilters.optional(), search: z.string().optional() });
export type UserQuery = z.output<typeof userQuery>;

/** A change of one user, named by its path, that answers the user as it is then. */
const change = <Path extends string>(path: Path) =>
  endpoint({
    method: 'PATCH',
    path,
    params: ofId,
    answer: dataAnswer(fullUser),
    source: '2UD',
    assumed: true,
  });

/** The exact paths are not shown; the family `admin/users` is (2U20, 2U24, 2UD36). */
export const userEndpoints = {
  'users.list': endpoint({
    method: 'GET',
    path: 'admin/users',
    query: userQuery.extend(paging),
    answer: dataListAnswer(userRow),
    source: '2U',
    assumed: true,
  }),
  /** Answers the address of a file with every user of the query (2U21). */
  'users.export': endpoint({
    method: 'GET',
    path: 'admin/users/export',
    query: userQuery.extend({
      format: z.enum(['pdf', 'xls', 'csv']),
      /** A csv of few columns. */
      isLite: choice.optional(),
    }),
    answer: fileAnswer(),
    source: '2U',
    assumed: true,
  }),
  'users.read': endpoint({
    method: 'GET',
    path: 'admin/users/{id}',
    params: ofId,
    answer: dataAnswer(fullUser),
    source: '2UD',
    assumed: true,
  }),
  'users.ban': change('admin/users/{id}/ban'),
  'users.unban': change('admin/users/{id}/unban'),
  'users.createNetworkEmail': change('admin/users/{id}/create-kaoshi-email'),
  'users.delete': onRecord('DELETE', 'admin/users/{id}', '2UD', { assumed: true }),
};
