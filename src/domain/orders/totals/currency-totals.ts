/** Totals by currency: which calls of the statistics ask for them, and what their answers add up to (1L22, 1L24). */
import { ORDER_TYPES } from '#contract/orders/choices.ts';
import type { OrderFilters } from '#contract/orders/orders.ts';
import { isUnreadable, type Shown, type Unreadable } from '#contract/wire/unreadable.ts';
import { CURRENCIES, currencyOf, tradableWith } from '../../currencies/catalogue.ts';
import { type Decimal, minus, plus } from '../../money/money.ts';
import type { CurrencyPair } from '../../network/catalogue.ts';
import { roundAmount } from '../../transfer/amounts.ts';
import { matcherFeeCurrency, type TotalSide } from '../figures.ts';

/** A total of a list: its name in the answer, how screens call it, and whose currency it is in. */
export interface Total {
  readonly name: string;
  readonly label: string;
  readonly side: TotalSide;
}

export type AnsweredTotals = Readonly<Record<string, Decimal | Unreadable>>;

type OrderType = (typeof ORDER_TYPES)[number];

/** The filters of a list that narrow its currencies and types; the others are sent as they are. */
type Filters = Pick<OrderFilters, 'fromCurrency' | 'toCurrency' | 'currency' | 'type'>;

/** One call of the statistics: the part of a list that has one currency on one side. */
interface Part {
  readonly side: 'poster' | 'matcher';
  readonly currency: string;
  /** The currency of the matcher's fees in it; left out where they are in more than one. */
  readonly feeCurrency?: string | null;
  /** What it changes of the list's own filters. */
  readonly filters: Filters;
}

/** The pairs a list is narrowed to; undefined where it is to none. */
function pairsIn({ fromCurrency, toCurrency, currency }: Filters): CurrencyPair[] | undefined {
  const [from, to] = currency?.split('-') ?? [];
  if (from !== undefined && to !== undefined) return [{ from, to }];
  return fromCurrency?.map((each, at) => ({ from: each, to: toCurrency?.[at] ?? '' }));
}

/** As the list sends them: two lists in parallel, in place of the single value of its simpler variant. */
const asFilters = (pairs: readonly CurrencyPair[]): Filters => ({
  fromCurrency: pairs.map(({ from }) => from),
  toCurrency: pairs.map(({ to }) => to),
  currency: undefined,
});

/** The calls for those totals of a list with these filters: each currency with all its pairs that the list leaves. */
export function currencyParts(filters: Filters, totals: readonly Total[]): readonly Part[] {
  const hasFees = totals.some(({ side }) => side === 'matcherFee');
  const listed = pairsIn(filters);
  const codes = new Set([
    ...CURRENCIES.map(({ currency_code: code }) => code),
    ...(listed ?? []).flatMap(({ from, to }) => [from, to]),
  ]);
  const pairsOf = (code: string, end: keyof CurrencyPair, isUsed: boolean | undefined) => {
    if (listed) return listed.filter((pair) => pair[end] === code);
    if (!isUsed) return [];
    return tradableWith(code).map((other) =>
      end === 'from' ? { from: code, to: other } : { from: other, to: code },
    );
  };
  const types: readonly OrderType[] = filters.type ? [filters.type] : ORDER_TYPES;
  return [...codes].flatMap((currency): readonly Part[] => {
    const known = currencyOf(currency);
    const sent = pairsOf(currency, 'from', known?.is_poster_from_currency);
    const received = pairsOf(currency, 'to', known?.is_matcher_from_currency);
    const bySending = { side: 'poster', currency, filters: asFilters(sent) } as const;
    const byReceiving = { side: 'matcher', currency, filters: asFilters(received) } as const;
    const ofType = (type: OrderType): Part => ({
      ...byReceiving,
      feeCurrency: matcherFeeCurrency({ type, matcher_currency: currency }),
      filters: { ...byReceiving.filters, type },
    });
    const all = [bySending, ...(hasFees ? types.map(ofType) : [byReceiving])];
    return all.filter(({ filters: { fromCurrency } }) => fromCurrency?.length);
  });
}

/** A part with its answer; undefined while there is none. */
export type AnsweredPart = Part & { readonly answer: AnsweredTotals | undefined };

/** The totals in one currency by name; null where one is not there yet, or was not asked for. */
export interface CurrencyLine {
  readonly currency: string;
  readonly totals: Readonly<Record<string, Shown<Decimal>>>;
}

/** The currency that a part adds to in a total; null where it adds nothing. */
function currencyIn(part: Part, { side }: Total): string | null {
  if (side === 'matcherFee') return part.feeCurrency ?? null;
  return part.side === side ? part.currency : null;
}

/** Adds values up. One that is not there is the sum; so is one that cannot be read. */
function sumOf(values: readonly (Decimal | Unreadable | undefined)[]): Shown<Decimal> {
  let sum: Decimal = '0';
  for (const value of values) {
    if (value === undefined) return null;
    if (isUnreadable(value)) return value;
    sum = plus(sum, value);
  }
  return sum;
}

const isZero = (value: Shown<Decimal>): boolean => Number(value) === 0;

/** The lines that have come so far, in the order of the parts; a currency in which everything is 0 has none. */
export function linesOf(
  parts: readonly AnsweredPart[],
  totals: readonly Total[],
): readonly CurrencyLine[] {
  const codes = new Set(
    parts.flatMap(({ currency, feeCurrency }) => [currency, feeCurrency ?? currency]),
  );
  return [...codes].flatMap((currency) => {
    const values = totals.map((total) => {
      const own = parts.filter((part) => currencyIn(part, total) === currency);
      return own.length === 0 ? null : sumOf(own.map(({ answer }) => answer?.[total.name]));
    });
    if (values.every(isZero)) return [];
    const named = totals.map(({ name }, at) => [name, values[at] ?? null] as const);
    return [{ currency, totals: Object.fromEntries(named) }];
  });
}

/** By how much the network's total is above the sum of the parts, to the cent: '0.00' if equal, null if not known. */
export function differenceOf(
  total: Total,
  parts: readonly AnsweredPart[],
  whole: AnsweredTotals | undefined,
): Decimal | null {
  const own = parts.filter((part) => currencyIn(part, total) !== null);
  const sum = sumOf(own.map(({ answer }) => answer?.[total.name]));
  const all = whole?.[total.name];
  if (sum === null || isUnreadable(sum) || all === undefined || isUnreadable(all)) return null;
  return roundAmount(minus(all, sum));
}
