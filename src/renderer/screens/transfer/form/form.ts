/** The state of both forms and what follows from it: amounts, rate and errors. */
import Big from 'big.js';
import { type AmountLimits, currencyOf } from '#domain/currencies/catalogue.ts';
import { type Decimal, formatAmount, sameAmount } from '#domain/money/money.ts';
import { typedNumber } from '#domain/money/typed-number.ts';
import { asStep, isWithin, roundAmount } from '#domain/transfer/amounts.ts';
import { amountsOf, type Exchange } from '#domain/transfer/calculator.ts';
import {
  DOMICILIARY,
  isUnified,
  matcherCountry,
  type ReceivingCountry,
  receivingLimits,
} from '#domain/transfer/destinations.ts';
import {
  DEFAULT_OFFER,
  firstPosterCurrency,
  offersPartialMatch,
  offerType,
  type Sender,
} from '#domain/transfer/offer.ts';
import { type Pair, withSending } from '#domain/transfer/pair.ts';
import { hasRate, type RateLimits, rateProblem } from '#domain/transfer/rates.ts';
import { sendFormErrors } from '#domain/transfer/send-form.ts';
import { fieldsOf, readFlag, readText } from '#renderer/client/kept/read.ts';

/** The limits of a pair's rate, if known. */
interface Rates {
  readonly limits: RateLimits;
  readonly loading: boolean;
  /** Whether both limits are known. */
  readonly known: boolean;
  /** Why the quote could not be loaded; null while it is there, or being read. */
  readonly error: Error | null;
}

/** Create Order, or its send-money variant. */
export type FormKind = 'create' | 'send';

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** Reads entries from a draft of any shape. */
export function readEntries(kept: unknown) {
  const of = fieldsOf(kept);
  return {
    sending: textOrNull(of['sending']),
    /** Key of a destination. */
    destination: textOrNull(of['destination']),
    amount: textOrNull(of['amount']),
    rate: textOrNull(of['rate']),
    method: textOrNull(of['method']),
    handle: readText(of['handle']),
    memo: readText(of['memo']),
    partial: readFlag(of['partial']),
  };
}

/** The entries of the user; null for fields with their default. */
export type FormEntries = Readonly<ReturnType<typeof readEntries>>;

/** A typed number as a decimal; null if it is invalid or of another currency. */
export function readNumber(text: string, currency?: string): Decimal | null {
  const digits = typedNumber(text, currency);
  return digits === null ? null : new Big(digits.replace(/\.$/u, '')).toFixed();
}

/** Where transfers of a form may go, in the order the select offers them. */
export type Offered = (sending: string) => readonly ReceivingCountry[];

/** The pair of the entries: defaults where nothing was chosen, always one that can trade. */
export function pairOf(entries: FormEntries, sender: Sender | null, offered: Offered): Pair {
  const sending = entries.sending ?? firstPosterCurrency(sender);
  const destinations = offered(sending);
  const wanted = entries.destination ?? DEFAULT_OFFER.matcher_country;
  const destination =
    destinations.find(({ key }) => key === wanted) ?? destinations[0] ?? DOMICILIARY;
  return withSending(sending, destination, destinations);
}

const NO_AMOUNTS: AmountLimits = { min_amount: 0, max_amount: 0, steps: 1 };

/** Everything that follows from a pair alone. */
export function termsOf(kind: FormKind, pair: Pair, senderCountry: string | null) {
  const { sending, destination } = pair;
  const unified = isUnified(destination.country);
  const chosen = kind === 'create' || unified ? 'receiving' : 'sending';
  const found = chosen === 'receiving' ? receivingLimits(destination) : currencyOf(sending);
  const country = matcherCountry(destination, senderCountry);
  const offer = { matcher_country: country, matcher_currency: destination.currency };
  const exchange: Exchange = { sending, receiving: destination.currency, chosen };
  return {
    pair,
    exchange,
    /** The country that the offer names; null where it names none. */
    matcherCountry: country,
    /** Whether the recipient is described; then the chosen amount is any between its limits, not a step. */
    unified,
    /** The limits of the chosen amount. */
    limits: found ?? NO_AMOUNTS,
    type: offerType(offer, senderCountry),
    offersPartial: offersPartialMatch(offer, senderCountry),
  };
}

export type Terms = Readonly<ReturnType<typeof termsOf>>;

/**
 * The text of the chosen amount. Create Order starts with the first step; the send-money
 * form starts empty.
 */
export function amountText(kind: FormKind, { amount }: FormEntries, terms: Terms): string {
  if (kind === 'send' && amount === null) return '';
  const given = amount ?? String(terms.limits.min_amount);
  const read = terms.unified ? null : readNumber(given);
  return read === null ? given : asStep(read, terms.limits);
}

/**
 * What a free amount reads once its field is left: what is calculated with, where that is not what was
 * typed: '3500.005' reads '3500.01'.
 */
export function settledAmount(text: string, { exchange }: Terms): string {
  const amount = readNumber(text, chosenCurrency(exchange));
  if (amount === null) return text;
  const rounded = roundAmount(amount);
  return sameAmount(amount, rounded) ? text : rounded;
}

/** The currency of the chosen amount. */
const chosenCurrency = ({ chosen, receiving, sending }: Exchange) =>
  chosen === 'receiving' ? receiving : sending;

/** Why an amount cannot be offered; null when it can. An empty one is for the form to ask for. */
export function amountProblem(text: string, { limits, unified, exchange }: Terms): string | null {
  if (!unified || text === '') return null;
  const currency = chosenCurrency(exchange);
  const amount = readNumber(text, currency);
  if (amount === null) {
    return readNumber(text) === null
      ? 'Enter a number with a dot for decimals, such as 250.50'
      : `Enter an amount in ${currency}`;
  }
  if (isWithin(amount, limits)) return null;
  const [least, most] = [limits.min_amount, limits.max_amount].map((end) =>
    formatAmount(String(end)),
  );
  return `Enter an amount between ${least} and ${most} ${currency}`;
}

const NO_RATE = 'The network has no rate for this pair';

/** Why a rate cannot be offered; null when it can. Limits that could not be loaded are said beside it. */
export function rateTrouble(rate: string, { limits, loading, known, error }: Rates): string | null {
  const isJudged = !(loading || (error && !known));
  if (isJudged && !hasRate(limits)) return NO_RATE;
  const read = readNumber(rate);
  if (read === null) return 'Enter a number with a dot for decimals, such as 440.69';
  return isJudged ? rateProblem(read, limits) : null;
}

/** Why a destination with its own maximum cannot get so much; null when it can. */
export function receivingProblem(
  receiving: Decimal,
  { name, currency, max_amount: most }: ReceivingCountry,
): string | null {
  if (most === undefined || new Big(receiving).lte(most)) return null;
  return `${name} takes at most ${formatAmount(String(most))} ${currency}`;
}

/** The fields that can keep a transfer back. */
export type FieldName = 'method' | 'amount' | 'destination' | 'rate' | 'handle';

/** What is wrong with a form, field by field, the first error first; empty when it may be posted. */
export type Problems = ReadonlyMap<FieldName, string>;

/** What is input of a form. */
export interface FormInput {
  readonly entries: FormEntries;
  readonly terms: Terms;
  readonly senderCountry: string | null;
  /** As the fields hold them. */
  readonly amount: string;
  readonly rate: string;
  readonly rates: Rates;
}

/** Every refusal of a form, each with the field it is shown under. */
export function problemsOf(kind: FormKind, input: FormInput): Problems {
  const { entries, terms, amount, rate, rates } = input;
  const { destination } = terms.pair;
  const receiving = bothAmounts(terms, amount, rate)?.receiving;
  const found: readonly (readonly [FieldName, string | null])[] = [
    ...sendFormErrors(
      {
        // Create Order asks for no payment method, and its countries are those that receive.
        paymentMethod: kind === 'send' ? entries.method : DEFAULT_OFFER.poster_payment_method_type,
        receivingAmount: amount === '' ? null : amount,
        country: terms.matcherCountry,
        receivingCurrency: destination.currency,
        email: entries.handle,
      },
      input.senderCountry,
    ),
    ['amount', amountProblem(amount, terms)],
    ['rate', rateTrouble(rate, rates)],
    ['amount', receiving === undefined ? null : receivingProblem(receiving, destination)],
  ];
  const problems = new Map<FieldName, string>();
  for (const [field, text] of found) {
    if (text !== null && !problems.has(field)) problems.set(field, text);
  }
  return problems;
}

const NO_CONNECTION =
  'You can fill in the form and calculate the amounts now, and post the transfer when the connection is back. Your entries are kept.';

const NO_SENDER =
  'You can continue when your address and phone number have been checked. What you fill in is kept.';

/** Why a form, right or wrong, does not go on yet; null when it may: who posts must be known. */
export function blockedReason(offline: boolean, sender: Sender | null): string | null {
  if (offline) return NO_CONNECTION;
  return sender === null ? NO_SENDER : null;
}

/** Both amounts; null while one of the numbers is missing. */
export function bothAmounts(terms: Terms, amount: string, rate: string) {
  const chosen = readNumber(amount, chosenCurrency(terms.exchange));
  const by = readNumber(rate);
  return chosen === null || by === null ? null : amountsOf(terms.exchange, chosen, by);
}

/** A rate as its field holds it: every digit it has, at least 2 decimals. */
export function rateInput(rate: Decimal): string {
  const plain = new Big(rate).toFixed();
  return (plain.split('.')[1]?.length ?? 0) < 2 ? new Big(rate).toFixed(2) : plain;
}
