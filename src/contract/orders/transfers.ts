/** Creating a transfer, and the services it asks (3C, 3K, 3U). */
import { z } from 'zod';
import { namedPerson } from '../people/person.ts';
import { anyAnswer, dataAnswer, endpoint, ofId } from '../wire/endpoint.ts';
import { asRecord } from '../wire/json.ts';
import type { Unreadable } from '../wire/unreadable.ts';
import {
  adapted,
  decimal,
  decimalOrZero,
  flag,
  id,
  optionalId,
  optionalText,
  readRecord,
  shown,
  text,
} from '../wire/values.ts';

/** The rows of a list in any envelope; an empty answer is an empty list. */
function rowsIn(body: unknown): unknown {
  if (Array.isArray(body)) return body;
  const record = asRecord(body);
  if (!record) return [];
  return rowsIn(record['models'] ?? record['data']);
}

const rowsAnswer = <Row extends z.ZodType>(row: Row) =>
  z.preprocess(rowsIn, z.array(shown(readRecord(row)))) as z.ZodType<
    (z.output<Row> | Unreadable)[],
    { readonly data: readonly z.input<Row>[] }
  >;

/** The buying and selling rate of a currency: units of the sending currency for one receiving unit. */
const exchangeQuote = z.object({ buy: decimalOrZero, sell: decimalOrZero });

/** The lowest and the highest rate the network allows; 0 where it sets none. */
const rateLimits = z.object({ min: decimalOrZero, max: decimalOrZero });

const bankOption = z.object({ bank_id: id, name: optionalText });

/** A person with a handle: a registered user, or a previous recipient. */
const handleOwner = readRecord(namedPerson);
export type HandleOwner = z.output<typeof handleOwner>;

/** The owner of a handle. An answer without a name, in any envelope, means that the handle has no owner. */
const handleAnswer = z.preprocess(
  (body) => {
    const record = asRecord(body);
    return asRecord(record && 'data' in record ? record['data'] : record) ?? {};
  },
  handleOwner.transform((owner) =>
    Object.values(owner).every((value) => value === null) ? null : owner,
  ),
) as z.ZodType<HandleOwner | null, { readonly data: z.input<typeof handleOwner> | null }>;

/** The user who posts an offer, with the fields the form reads (3C, 3Q, 3U). */
const sender = z.object({
  id,
  has_valid_address: flag,
  phone: optionalText,
  /** ISO 3166 alpha-2. */
  country_abbreviation: optionalText,
  /** The currency of their country. */
  currency: optionalText,
});

/** The document reads a 'country currency': of the person, or of the country within the person. */
const withCountry = (person: unknown): unknown => {
  const record = asRecord(person);
  const country = asRecord(record?.['country']);
  if (!country) return person;
  return {
    country_abbreviation: country['abbreviation'],
    currency: country['currency'],
    ...record,
  };
};

const senderAnswer = dataAnswer(adapted(withCountry, sender));

/** The recipient of the Recipient Details dialog (3C, 3Q, 3U). */
const unifiedRecipient = z.object({
  bankId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  streetNumber: z.string(),
  streetName: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  accountNumber: z.string(),
});

/** A new offer, with its type and the recipient's handle where it has one (3C26). */
export const transferRequest = z.object({
  type: z.enum(['p2p', 'hybrid']),
  poster_currency: z.string(),
  poster_payment_method_type: z.string(),
  matcher_currency: z.string(),
  matcher_country: z.string().nullable(),
  poster_amount: decimal,
  matcher_amount: decimal,
  exchange_rate: decimal,
  memo: z.string(),
  is_partial_match_allowed: z.boolean(),
  recipient: unifiedRecipient.nullable(),
  poster_recipient_username: z.string().nullable(),
});
export type TransferRequest = z.output<typeof transferRequest>;

/** The posted order, with the fields that the answer has. It was posted even if the answer has none. */
const createdOrder = z.preprocess(
  (body) => {
    const record = asRecord(body);
    return asRecord(record?.['data']) ?? record ?? {};
  },
  z.object({ id: optionalId.catch(null) }),
) as z.ZodType<{ id: string | null }, { data: { id: number } }>;

const pairQuery = z.object({
  sending_currency_code: z.string(),
  receiving_currency_code: z.string(),
});

/**
 * A list of the offers service, declared because the service has it (3K03). The console never calls it:
 * its rows are not shown.
 */
const offersList = (path: string) =>
  endpoint({
    method: 'GET',
    auth: 'none',
    path,
    answer: anyAnswer,
    source: '3K03',
  });

export const transferEndpoints = {
  /**
   * Its parameters are not shown; empty ones are dropped. The console never calls it: the forms compute
   * fees themselves.
   */
  'offers.fees': endpoint({
    method: 'GET',
    auth: 'none',
    path: 'fees',
    query: pairQuery.partial().extend({ amount: decimal.optional() }),
    answer: anyAnswer,
    source: '3K02',
  }),
  'offers.paymentMethods': offersList('payment-methods'),
  'offers.deliveryMethods': offersList('delivery-methods'),
  'offers.countries': offersList('countries'),
  'offers.exchangeRate': endpoint({
    method: 'GET',
    auth: 'none',
    path: 'exchange-rate',
    query: pairQuery,
    answer: dataAnswer(exchangeQuote),
    source: '3K04',
  }),
  'recipients.banks': endpoint({
    method: 'GET',
    auth: 'credential',
    path: 'config/banks',
    query: z.object({ countryCode: z.string(), currencyCode: z.string() }),
    answer: rowsAnswer(bankOption),
    source: '3U14, 3U15',
  }),
  /** People this user has sent to before; the name of the search text is not shown. */
  'senders.beneficiaries': endpoint({
    method: 'GET',
    path: 'users/{id}/posters-beneficiaries',
    params: ofId,
    query: z.object({ email: z.string() }),
    answer: rowsAnswer(handleOwner),
    source: '3K05',
  }),
  /** The registered user of a handle; null if there is none. */
  'senders.findHandle': endpoint({
    method: 'GET',
    path: 'users/fetch-kaoshi-info/{handle}',
    params: z.object({ handle: text }),
    answer: handleAnswer,
    source: '3K06',
  }),
  /** The person who posts; the specification names the fields and no call. */
  'senders.read': endpoint({
    method: 'GET',
    path: 'users/{id}',
    params: ofId,
    answer: senderAnswer,
    source: '3K',
    assumed: true,
  }),
  'rateLimits.read': endpoint({
    method: 'GET',
    path: 'exchange-rate-limits',
    query: z.object({
      receiving_currency: z.string(),
      sending_currency: z.string(),
      country: z.string().optional(),
    }),
    answer: dataAnswer(rateLimits),
    source: '3K',
    assumed: true,
  }),
  'orders.create': endpoint({
    method: 'POST',
    path: 'admin/orders',
    body: { encoding: 'json', fields: transferRequest },
    answer: createdOrder,
    source: '3C46',
  }),
};
