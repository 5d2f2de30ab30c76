/**
 * What one user has done: orders, received orders, pending matches, payment requests, invitations
 * and figures over time (2UD36). No path is shown; the family `admin/users` is.
 */

import { z } from 'zod';
import { ORDER_TYPES } from '../orders/choices.ts';
import { orderRow, withRawId } from '../orders/orders.ts';
import { dataAnswer, endpoint, fileAnswer, ofId } from '../wire/endpoint.ts';
import type { FileKind } from '../wire/file-kinds.ts';
import { asRecord } from '../wire/json.ts';
import { dataListAnswer, paging } from '../wire/list.ts';
import {
  decimalOrZero,
  flag,
  id,
  ignoreInvalid,
  instant,
  optionalDecimal,
  optionalId,
  optionalInstant,
  optionalText,
  orNull,
  part,
  shownFlag,
  snakeCase,
  text,
} from '../wire/values.ts';
import { STATISTIC_SERIES, TRANSACTION_STATES } from './choices.ts';
import { namedPerson } from './person.ts';

/** The kind and the bank of a method beside a request or a match. */
const methodBeside = z.object({
  id: optionalId,
  provider: optionalText,
  method: optionalText,
  institution_name: optionalText,
});

/** A match a user is in, and its status (2UD). */
export const pendingMatch = z.object({
  id,
  order_id: optionalId,
  order: part(z.object({ id: optionalId, status: optionalText, user: part(namedPerson) })),
  user_id: ignoreInvalid(optionalId),
  type: optionalText,
  requested_at: optionalInstant,
  accepted_at: optionalInstant,
  confirmed_at: optionalInstant,
  completed_at: optionalInstant,
  cancelled_at: optionalInstant,
  expires_at: optionalInstant,
  poster_amount: optionalDecimal,
  poster_currency: optionalText,
  matcher_amount: optionalDecimal,
  matcher_currency: optionalText,
  matcher_fee: optionalDecimal,
  exchange_rate: optionalDecimal,
  pb_amount: ignoreInvalid(optionalDecimal),
  pb_currency: ignoreInvalid(optionalText),
  pb_to_matcher_exchange_rate: ignoreInvalid(optionalDecimal),
  matcher_payment_method_type: optionalText,
  matcher_payment_provider: optionalText,
  matcher_payment_method_fee: ignoreInvalid(optionalDecimal),
  matcher_payment_completed_at: optionalInstant,
  poster_payment_method_type: ignoreInvalid(optionalText),
  matcherRecipient: part(
    z.object({
      id: ignoreInvalid(optionalId),
      name: optionalText,
      institution_name: ignoreInvalid(optionalText),
    }),
  ),
  memo: ignoreInvalid(optionalText),
  is_accepted: shownFlag,
  is_cancelled: shownFlag,
  is_completed: shownFlag,
  is_confirmed: shownFlag,
  is_double_confirmed: ignoreInvalid(flag),
  is_matcher_payment_completed: shownFlag,
});

export type PendingMatch = z.output<typeof pendingMatch>;

/** A payment that a user requested from another person, the benefactor (2UD52). */
export const paymentRequest = z.object({
  id,
  amount: optionalDecimal,
  fee: optionalDecimal,
  exchange_rate: optionalDecimal,
  type: optionalText,
  status: optionalText,
  note: optionalText,
  order_id: optionalId,
  company: orNull(z.union([text, z.object({ company: optionalText }).transform((c) => c.company)])),
  company_slug: ignoreInvalid(optionalText),
  benefactor: part(namedPerson),
  benefactor_user_id: ignoreInvalid(optionalId),
  benefactor_email: optionalText,
  benefactor_country: ignoreInvalid(optionalText),
  benefactor_currency: optionalText,
  benefactor_payment_method_type: ignoreInvalid(optionalText),
  benefactor_payment_method_provider: ignoreInvalid(optionalText),
  benefactor_payment_method_fee: ignoreInvalid(optionalDecimal),
  requestor_country: ignoreInvalid(optionalText),
  requestor_currency: optionalText,
  requestor_delivery_method_id: ignoreInvalid(optionalId),
  requestorDeliveryMethod: ignoreInvalid(part(methodBeside)),
  delivery_method: ignoreInvalid(optionalText),
  payment_method: ignoreInvalid(optionalText),
  payment_request_purpose: optionalText,
  pb_to_matcher_exchange_rate: ignoreInvalid(optionalDecimal),
  user: ignoreInvalid(part(namedPerson)),
  created_at: optionalInstant,
  updated_at: optionalInstant,
});
export type PaymentRequest = z.output<typeof paymentRequest>;

/** A person invited by the user; without `joined_at` they have not joined (2UD43, 2UD44). */
export const invitedUser = z.object({
  id: optionalId,
  email: optionalText,
  full_name: optionalText,
  status: optionalText,
  joined_at: optionalInstant,
  created_at: optionalInstant,
  last_transaction_created_at: optionalInstant,
});
export type InvitedUser = z.output<typeof invitedUser>;

export type StatisticSeries = (typeof STATISTIC_SERIES)[number];

/** How much time one bar covers, as the call writes it (2UD60). */
const STATISTIC_INTERVALS = ['4 HOUR', '1 DAY', '1 WEEK', '1 MONTH', '1 YEAR'] as const;
export type StatisticInterval = (typeof STATISTIC_INTERVALS)[number];

/** The amounts in one currency in the interval that starts at `date`. */
const sum = z.object({ date: instant, currency: z.string().trim().min(1), amount: decimalOrZero });
export type StatisticSum = z.output<typeof sum>;
type Sums = readonly StatisticSum[];

/** 'postCompleted' and 'post_completed' are one name. */
const withSnakeCase = (body: unknown) =>
  Object.fromEntries(
    Object.entries(asRecord(body) ?? {}).map(([name, value]) => [snakeCase(name), value]),
  );

/** The amounts of each series that can be read, and how many cannot. */
export type UserStatistic = Readonly<Record<StatisticSeries, Sums>> & { readonly unread: number };

/** One amount that cannot be read takes no other with it. */
function readSeries(statistic: Record<string, unknown>): UserStatistic {
  let unread = 0;
  const sumsOf = (name: StatisticSeries): Sums =>
    [statistic[name] ?? []].flat().flatMap((each) => {
      const read = sum.safeParse(each);
      if (!read.success) unread += 1;
      return read.success ? [read.data] : [];
    });
  const all = Object.fromEntries(STATISTIC_SERIES.map((name) => [name, sumsOf(name)]));
  return { ...(all as Record<StatisticSeries, Sums>), unread };
}

/** The seven series; one the server leaves out is empty. */
export const userStatistic = z
  .preprocess(withSnakeCase, z.record(z.string(), z.unknown()))
  .transform(readSeries) as unknown as z.ZodType<
  UserStatistic,
  Partial<Record<StatisticSeries, readonly z.input<typeof sum>[]>>
>;

/** Inclusive instants in UTC; that the two dates are instants is assumed. */
const typeAndDates = {
  type: z.enum(ORDER_TYPES).optional(),
  start_date: z.iso.datetime().optional(),
  end_date: z.iso.datetime().optional(),
};

const state = z.enum(TRANSACTION_STATES).optional();

const transactionQuery = z.object({ ...typeAndDates, state });
export type TransactionQuery = z.output<typeof transactionQuery>;

/** What narrows payment requests: they have a status in place of a state. */
const requestQuery = z.object({ ...typeAndDates, status: state });
export type PaymentRequestQuery = z.output<typeof requestQuery>;

const OF_USER = 'admin/users/{id}';

/** A list that belongs to one user, with its rows under `data`. */
const list = <Query extends z.ZodRawShape, Row extends z.ZodType>(
  name: string,
  query: z.ZodObject<Query>,
  row: Row,
) =>
  endpoint({
    method: 'GET',
    path: `${OF_USER}/${name}`,
    params: ofId,
    query: query.extend(paging),
    answer: dataListAnswer(row),
    source: '2UD',
    assumed: true,
  });

/** The file of such a list, in one of the formats: it answers the address of one with every row. */
const fileOf = <Query extends z.ZodRawShape, Format extends FileKind>(
  name: string,
  query: z.ZodObject<Query>,
  formats: readonly Format[],
) =>
  endpoint({
    method: 'GET',
    path: `${OF_USER}/${name}/export`,
    params: ofId,
    query: query.extend({ format: z.enum(formats) }),
    answer: fileAnswer(),
    source: '2UD',
    assumed: true,
  });

const order = withRawId(orderRow);

export const userActivityEndpoints = {
  'userOrders.list': list('orders', transactionQuery, order),
  'userOrders.export': fileOf('orders', transactionQuery, ['pdf', 'xlsx']),
  'receivedOrders.list': list('received-orders', transactionQuery, order),
  'receivedOrders.export': fileOf('received-orders', transactionQuery, ['pdf', 'xlsx']),
  'pendingMatches.list': list('pending-matches', transactionQuery, pendingMatch),
  'pendingMatches.export': fileOf('pending-matches', transactionQuery, ['pdf', 'xlsx']),
  'paymentRequests.list': list('payment-requests', requestQuery, paymentRequest),
  'paymentRequests.export': fileOf('payment-requests', requestQuery, ['pdf', 'xlsx']),
  'invitedUsers.list': list('invited-users', z.object({}), invitedUser),
  'userStatistic.read': endpoint({
    method: 'GET',
    path: 'admin/users/{id}/statistic',
    params: ofId,
    query: z.object({
      /** The first and the last instant, both included. */
      created_at: z.array(z.iso.datetime()).length(2),
      interval: z.enum(STATISTIC_INTERVALS),
      type: z.enum(ORDER_TYPES).optional(),
    }),
    answer: dataAnswer(userStatistic),
    source: '2UD',
    assumed: true,
  }),
};
