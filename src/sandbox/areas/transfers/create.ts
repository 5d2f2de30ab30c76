/** Creating a transfer: POST admin/orders (3C46). */
import Big from 'big.js';
import { and, asc, eq } from 'drizzle-orm';
import type { TransferRequest } from '#contract/orders/transfers.ts';
import { canTrade, currencyOf } from '#domain/currencies/catalogue.ts';
import { normalizeText } from '#domain/text/normalize-text.ts';
import { areConsistent, isStep, isWithin, offerFee } from '#domain/transfer/amounts.ts';
import { DOMICILIARY, isUnified, receivingLimits } from '#domain/transfer/destinations.ts';
import { isEmail, offersPartialMatch } from '#domain/transfer/offer.ts';
import { exchangeRateLimits } from '../../database/area-tables.ts';
import { only, type Queries } from '../../database/database.ts';
import { banks, methods, orders, people, recipients } from '../../database/schema.ts';
import type { Handlers } from '../../server/mount.ts';
import { unprocessable } from '../../server/problem.ts';
import { searchText } from '../../world/search-text.ts';
import { findHandle, senderOf } from './senders.ts';

/** @throws {HttpError} 422 with the first thing that no console lets pass either */
function assertOffer(offer: TransferRequest): void {
  const { poster_currency: from, matcher_currency: to, matcher_country: country } = offer;
  const sent = currencyOf(from);
  if (!sent?.is_poster_from_currency) throw unprocessable(`${from} cannot be sent`);
  if (!canTrade(from, to)) throw unprocessable(`${from} and ${to} cannot be traded`);
  const home = DOMICILIARY.country;
  const isToAccount = to === DOMICILIARY.currency && (country ?? home) === home;
  const limits = isToAccount ? receivingLimits(DOMICILIARY) : currencyOf(to);
  // What follows from a step of the sent currency has no separate limits, but the account's.
  const isSentInSteps = isStep(offer.poster_amount, sent) && !isToAccount;
  if (!(limits && (isSentInSteps || isWithin(offer.matcher_amount, limits)))) {
    throw unprocessable(`matcher_amount ${offer.matcher_amount} is outside the limits of ${to}`);
  }
  if (new Big(offer.exchange_rate).lte(0)) throw unprocessable('exchange_rate must be above 0');
  if (!areConsistent(offer.poster_amount, offer.matcher_amount, offer.exchange_rate)) {
    throw unprocessable('poster_amount, matcher_amount and exchange_rate do not agree');
  }
}

interface Receiver {
  readonly beneficiaryId: number | null;
  readonly methodId: number | null;
  readonly recipientId: number | null;
  readonly name: string;
}

async function keepRecipient(
  queries: Queries,
  posterId: number,
  { recipient, matcher_country: country }: TransferRequest,
): Promise<Receiver> {
  if (!recipient || country === null) throw unprocessable('recipient is required');
  const [bank] = await queries
    .select({ id: banks.id })
    .from(banks)
    .where(and(eq(banks.country, country), eq(banks.bank_code, recipient.bankId)));
  if (!bank) throw unprocessable(`There is no bank ${recipient.bankId} in ${country}`);
  const name = `${recipient.firstName} ${recipient.lastName}`;
  const [kept] = await queries
    .insert(recipients)
    .values({
      person_id: posterId,
      name,
      email: recipient.email,
      phone: recipient.phone,
      street_number: recipient.streetNumber,
      address: recipient.streetName,
      city: recipient.city,
      country,
      bank_id: bank.id,
      account_number: recipient.accountNumber,
    })
    .returning({ id: recipients.id });
  return { beneficiaryId: null, methodId: null, recipientId: kept?.id ?? null, name };
}

/** The registered user of the handle; none yet for an invited person. */
async function findReceiver(queries: Queries, handle: string | null): Promise<Receiver> {
  if (handle === null || !isEmail(handle))
    throw unprocessable('poster_recipient_username is required');
  const found = await findHandle(queries, handle);
  if (!found) return { beneficiaryId: null, methodId: null, recipientId: null, name: handle };
  const [method] = await queries
    .select({ id: methods.id })
    .from(methods)
    .where(and(eq(methods.person_id, found.id), eq(methods.kind, 'delivery')));
  return {
    beneficiaryId: found.id,
    methodId: method?.id ?? null,
    recipientId: null,
    name: found.full_name,
  };
}

async function createOrder(queries: Queries, accountId: number, offer: TransferRequest) {
  const [poster] = await queries
    .select()
    .from(people)
    .where(eq(people.id, senderOf(accountId)));
  if (!poster) throw unprocessable(`There is no user ${accountId}`);
  const [paying] = await queries
    .select({ id: methods.id })
    .from(methods)
    .where(and(eq(methods.person_id, poster.id), eq(methods.kind, 'payment')));
  const receiver = isUnified(offer.matcher_country)
    ? await keepRecipient(queries, poster.id, offer)
    : await findReceiver(queries, offer.poster_recipient_username);
  const now = new Date();
  const created = await queries
    .insert(orders)
    .values({
      type: offer.type,
      status: 'unpublished',
      poster_id: poster.id,
      poster_method_id: paying?.id ?? null,
      beneficiary_id: receiver.beneficiaryId,
      beneficiary_method_id: receiver.methodId,
      recipient_id: receiver.recipientId,
      hidden: false,
      is_removed: false,
      is_admin: false,
      can_be_marked_as_refunded: false,
      is_partial_match_allowed:
        offer.is_partial_match_allowed && offersPartialMatch(offer, poster.country),
      poster_amount: offer.poster_amount,
      poster_currency: offer.poster_currency,
      poster_country: poster.country,
      matcher_amount: offer.matcher_amount,
      matcher_currency: offer.matcher_currency,
      matcher_country: offer.matcher_country,
      exchange_rate: offer.exchange_rate,
      poster_fee: offerFee(offer.poster_amount, offer.poster_currency),
      memo: offer.memo || null,
      created_at: now,
      posted_at: now,
      search_text: searchText([normalizeText(poster.full_name), normalizeText(receiver.name)], {}),
    })
    .returning({ id: orders.id });
  return only(created).id;
}

export const createHandlers = {
  // A pair without its own limit has none: the console works it out of buy and sell.
  'rateLimits.read': async (asked, { database: { queries } }) => {
    const [limit] = await queries
      .select({
        min: exchangeRateLimits.min_exchange_rate,
        max: exchangeRateLimits.max_exchange_rate,
      })
      .from(exchangeRateLimits)
      .where(
        and(
          eq(exchangeRateLimits.poster_currency, asked.sending_currency),
          eq(exchangeRateLimits.matcher_currency, asked.receiving_currency),
          asked.country ? eq(exchangeRateLimits.matcher_country, asked.country) : undefined,
        ),
      )
      .orderBy(asc(exchangeRateLimits.id));
    return { data: limit ?? { min: 0, max: 0 } };
  },

  'orders.create': async (offer, { database, hub }, caller) => {
    assertOffer(offer);
    const id = await database.queries.transaction((queries) =>
      createOrder(queries, caller.accountId, offer),
    );
    hub.publish('newOrder', { id });
    return { data: { id } };
  },
} satisfies Partial<Handlers>;
