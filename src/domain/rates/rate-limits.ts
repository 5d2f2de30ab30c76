/** The rules of exchange rate limits (2X; the documents name none for the form). */
import Big from 'big.js';
import type {
  ExchangeRateLimit,
  ExchangeRateLimitFields,
} from '#contract/network/exchange-rate-limits.ts';
import { isUnreadable, known, type Shown, shownAs } from '#contract/wire/unreadable.ts';
import { changesIn, textFacet } from '../changes/changes.ts';
import { type Decimal, decimalsOf, formatRateInFull } from '../money/money.ts';
import { typedNumber } from '../money/typed-number.ts';

interface Place {
  readonly abbreviation: string;
  readonly currency: string;
}

/** The key of a place, such as 'NG-NGN' (2X15). */
export const placeKey = ({ abbreviation, currency }: Place): string =>
  `${abbreviation}-${currency}`;

/** The place of a key; undefined for an invalid key. */
export function placeOfKey(key: string): Place | undefined {
  const [abbreviation, currency] = key.split('-');
  return abbreviation && currency ? { abbreviation, currency } : undefined;
}

/** Both places of a limit and its rates, which the form changes. */
export type LimitTerms = Pick<ExchangeRateLimit, keyof ExchangeRateLimitFields>;

/** The two sides of a limit's rate. */
export const fromKey = (limit: LimitTerms): string =>
  placeKey({
    abbreviation: limit.poster_country_abbreviation ?? '',
    currency: limit.poster_currency_code ?? '',
  });
export const toKey = (limit: LimitTerms): string =>
  placeKey({
    abbreviation: limit.matcher_country_abbreviation ?? '',
    currency: limit.matcher_currency_code ?? '',
  });

/** A limit in the form: keys of places, and rates as typed. */
export interface LimitForm {
  readonly from: string;
  readonly to: string;
  readonly min: string;
  readonly max: string;
}

/** What is wrong with each field of a form; empty when it may be sent. */
export type LimitMistakes = Partial<Record<keyof LimitForm, string>>;

const NUMBER = /^\d{1,12}(?:\.\d{1,12})?$/u;
const NOT_ABOVE_ZERO = 'Enter a number above 0, such as 460.5';

/** A typed number as an exact decimal; undefined if it is invalid or not above 0. */
function positive(typed: string, currency: string | undefined): Decimal | undefined {
  const digits = typedNumber(typed, currency);
  if (digits === null) return undefined;
  const value = new Big(digits);
  return NUMBER.test(value.toFixed()) && value.gt(0) ? value.toFixed() : undefined;
}

interface Rates {
  readonly min: Decimal | null | undefined;
  readonly max: Decimal | null | undefined;
}

/** Typed rates as they are sent; null where the limit has none, undefined for what cannot be sent. */
function ratesOf({ from, min, max }: LimitForm, seen: ExchangeRateLimit | null): Rates {
  const currency = placeOfKey(from)?.currency;
  const rateOf = (typed: string, received: Shown<Decimal> | undefined) => {
    // A rate that the limit had already is never a mistake: some limits have no maximum, or a minimum of 0.
    const old = received === undefined || isUnreadable(received) ? undefined : rateText(received);
    return typed.trim() === (old ?? '') ? old : positive(typed, currency);
  };
  return {
    min: rateOf(min, seen?.min_exchange_rate),
    max: rateOf(max, seen?.max_exchange_rate),
  };
}

/** Whether the minimum is above the maximum; a maximum of 0 means no maximum. */
const isUpsideDown = ({ min, max }: Rates): boolean =>
  new Big(max ?? 0).gt(0) && new Big(min ?? 0).gt(max ?? 0);

/** The errors of a form; `seen` is the limit that is changed, null for a new one. */
export function limitMistakes(form: LimitForm, seen: ExchangeRateLimit | null): LimitMistakes {
  const { from, to } = form;
  const source = placeOfKey(from);
  const rates = ratesOf(form, seen);
  return {
    ...(source === undefined && { from: 'Choose the sending country' }),
    ...(placeOfKey(to) === undefined && { to: 'Choose the receiving country' }),
    ...(source !== undefined && from === to && { to: 'From and To must differ' }),
    ...(rates.min === undefined && { min: NOT_ABOVE_ZERO }),
    ...(rates.max === undefined && { max: NOT_ABOVE_ZERO }),
    ...(isUpsideDown(rates) && { max: 'The maximum cannot be below the minimum' }),
  };
}

/** The fields a form without mistakes sends; undefined while it has any. */
export function limitFields(
  form: LimitForm,
  seen: ExchangeRateLimit | null,
): ExchangeRateLimitFields | undefined {
  const { from, to } = form;
  const source = placeOfKey(from);
  const target = placeOfKey(to);
  const rates = ratesOf(form, seen);
  if (!(source && target) || from === to || isUpsideDown(rates)) return undefined;
  const { min, max } = rates;
  if (min === undefined || max === undefined) return undefined;
  return {
    poster_country_abbreviation: source.abbreviation,
    poster_currency_code: source.currency,
    matcher_country_abbreviation: target.abbreviation,
    matcher_currency_code: target.currency,
    min_exchange_rate: min,
    max_exchange_rate: max,
  };
}

/** Whether another limit than `own` is about the same pair already. */
export const isDuplicate = (
  { from, to }: Pick<LimitForm, 'from' | 'to'>,
  others: readonly ExchangeRateLimit[],
  own: string | null,
): boolean =>
  others.some((other) => other.id !== own && fromKey(other) === from && toKey(other) === to);

/** A side as text: 'Nigeria (NGN)'; null if it is unknown. */
const placeText = (name: string | null, currency: string | null): string | null =>
  name === null ? currency : `${name}${currency === null ? '' : ` (${currency})`}`;

export const fromText = (limit: ExchangeRateLimit): string | null =>
  placeText(
    limit.poster_country?.country ?? limit.poster_country_abbreviation,
    limit.poster_currency_code,
  );
export const toText = (limit: ExchangeRateLimit): string | null =>
  placeText(
    limit.matcher_country?.country ?? limit.matcher_country_abbreviation,
    limit.matcher_currency_code,
  );

/** A limit's rate with all its digits, because a rounded rate is another limit. */
const rateText = (rate: Shown<Decimal>): string | null =>
  shownAs(rate, (digits) => new Big(digits).toFixed());

/** The unit of a rate, the poster's currency for one of the matcher's: 'EUR for 1 USD'. Null while one is unknown. */
export const rateUnit = (from: string | null, to: string | null): string | null =>
  from === null || to === null ? null : `${from} for 1 ${to}`;

/** The unit of a limit's rates. */
export const limitUnit = (limit: LimitTerms): string | null =>
  rateUnit(limit.poster_currency_code, limit.matcher_currency_code);

/** The two rates of a limit, with all digits and the same number of decimals, at least 2. */
export function limitTexts({
  min_exchange_rate: min,
  max_exchange_rate: max,
}: Pick<ExchangeRateLimit, 'min_exchange_rate' | 'max_exchange_rate'>) {
  const decimals = Math.max(...[min, max].map((rate) => decimalsOf(known(rate) ?? '0')));
  const text = (rate: Shown<Decimal>) =>
    shownAs(rate, (digits) => formatRateInFull(digits, decimals));
  return { min: text(min), max: text(max) };
}

/** The ends of a limit that bound something; null for one that is missing, 0 or unreadable. */
export interface Bounds {
  readonly min: Decimal | null;
  readonly max: Decimal | null;
}

/** One that is missing or 0 bounds nothing. */
function bound(shown: Shown<Decimal>): Decimal | null {
  const rate = known(shown);
  return rate !== null && new Big(rate).gt(0) ? rate : null;
}

/** The ends of a limit. */
export const boundsOf = ({
  min_exchange_rate: min,
  max_exchange_rate: max,
}: Pick<ExchangeRateLimit, 'min_exchange_rate' | 'max_exchange_rate'>): Bounds => ({
  min: bound(min),
  max: bound(max),
});

/** The currencies of a limit: 'Limit NGN → USD'. */
export const limitName = (limit: ExchangeRateLimit): string =>
  `Limit ${limit.poster_currency_code ?? '?'} → ${limit.matcher_currency_code ?? '?'}`;

/** The rates of a limit: '480.00 to 530.00'. */
export function limitNow(limit: ExchangeRateLimit): string {
  const { min, max } = limitTexts(limit);
  return `${min ?? 'no minimum'} to ${max ?? 'no maximum'}`;
}

const RATES = [
  textFacet<ExchangeRateLimit>('Min Exchange Rate', (limit) => rateText(limit.min_exchange_rate)),
  textFacet<ExchangeRateLimit>('Max Exchange Rate', (limit) => rateText(limit.max_exchange_rate)),
];

export const limitChanges = changesIn([
  textFacet('From', fromText),
  textFacet('To', toText),
  ...RATES,
]);

const formChanges = changesIn([textFacet('From', fromKey), textFacet('To', toKey), ...RATES]);

/** The fields of the form in which two states of a limit differ, by their labels. */
export const changedFields = (before: ExchangeRateLimit, after: ExchangeRateLimit): string[] =>
  formChanges(before, after).map(({ label }) => label);

/** Which rates of a limit were changed, from what to what: 'minimum 372.079 to 380'; null where none was. */
export function changedRates(before: ExchangeRateLimit, after: ExchangeRateLimit): string | null {
  const texts = (['min', 'max'] as const).flatMap((end) => {
    const [old, now] = [before, after].map((limit) => rateText(limit[`${end}_exchange_rate`]));
    if (old === now) return [];
    return `${end}imum ${old ?? 'none'} to ${now ?? 'none'}`;
  });
  return texts.join(', ') || null;
}

/** The form of a limit, and the empty one. */
export const formOf = (limit: ExchangeRateLimit | null): LimitForm =>
  limit === null
    ? { from: '', to: '', min: '', max: '' }
    : {
        from: fromKey(limit),
        to: toKey(limit),
        min: rateText(known(limit.min_exchange_rate)) ?? '',
        max: rateText(known(limit.max_exchange_rate)) ?? '',
      };
