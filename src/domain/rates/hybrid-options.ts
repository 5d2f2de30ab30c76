/** The rules of hybrid order options (2H01). */
import Big from 'big.js';
import type { CurrencyModel } from '#contract/network/countries.ts';
import type { HybridOption, HybridOptionFilters } from '#contract/network/hybrid-order-options.ts';
import { isUnreadable, known, type Shown, shownAs } from '#contract/wire/unreadable.ts';
import { type Change, changesIn, figureFacet, sameDecimal, textFacet } from '../changes/changes.ts';
import { keyed } from '../lists/row-keys.ts';
import { type Decimal, formatRateInFull, sameAmount } from '../money/money.ts';
import { typedSigned } from '../money/typed-number.ts';
import { counted } from '../text/words.ts';

const USUAL_STEP = 50;
const USUAL_MOST = 500;
/** No catalogue makes a longer list than a person can choose from. */
const LONGEST = 1000;

/** The multiples of a currency's step up to its `max_amount`; 50 to 500 by 50 without a currency or usable steps. */
export function matcherAmounts(model: CurrencyModel | null | undefined): readonly Decimal[] {
  const step = new Big(known(model?.step ?? null) ?? 0);
  const most = new Big(known(model?.max_amount ?? null) ?? 0);
  const usable = step.gt(0) && most.gte(step);
  const [each, last] = usable ? [step, most] : [new Big(USUAL_STEP), new Big(USUAL_MOST)];
  const length = Math.min(LONGEST, Number(last.div(each).round(0, Big.roundDown)));
  return Array.from({ length }, (_, index) => each.times(index + 1).toFixed());
}

/** Countries the filter of the poster beneficiary's country always has, even if the network does not list them. */
export const FIXED_PB_COUNTRIES = ['CN', 'IN', 'TR', 'AE', 'BR'] as const;

/** A typed rate or fee as an exact decimal without bounds (2H14); undefined if empty, null if invalid. */
export function typedTerm(typed: string): Decimal | null | undefined {
  if (typed.trim() === '') return undefined;
  const digits = typedSigned(typed);
  return digits && new Big(digits).toFixed();
}

/** What is wrong with a typed rate or fee; null if nothing is. */
export const termMistake = (typed: string): string | null =>
  typedTerm(typed) === null
    ? 'Enter a number such as 1440.69. Commas separate thousands only.'
    : null;

/** The arrow keys change a rate or a fee by this much (2H12). */
const STEP = 2;

/** A typed rate or fee one step up or down, from 0 where the field is empty; null if it is invalid. */
export function steppedTerm(typed: string, direction: 1 | -1): Decimal | null {
  const value = typedTerm(typed);
  return value === null ? null : new Big(value ?? 0).plus(STEP * direction).toFixed();
}

export interface TypedTerms {
  readonly rate: string;
  readonly fee: string;
}

const typedOf = (term: Shown<Decimal>): string => {
  const digits = known(term);
  return digits === null ? '' : new Big(digits).toFixed();
};

/** The terms of an option as a person would type them, without the zeros a network may add. */
export const typedTerms = ({
  exchange_rate: rate,
  fee,
}: Pick<HybridOption, 'exchange_rate' | 'fee'>): TypedTerms => ({
  rate: typedOf(rate),
  fee: typedOf(fee),
});

/** The fields that Save All changes: only the filled ones. */
export interface BulkTerms {
  readonly exchange_rate?: Decimal;
  readonly fee?: Decimal;
}

/** The body of Save All; undefined when neither field is filled, or one is invalid. */
export function bulkTerms({ rate, fee }: TypedTerms): BulkTerms | undefined {
  const newRate = typedTerm(rate);
  const newFee = typedTerm(fee);
  if (newRate === null || newFee === null) return undefined;
  if (newRate === undefined && newFee === undefined) return undefined;
  return {
    ...(newRate !== undefined && { exchange_rate: newRate }),
    ...(newFee !== undefined && { fee: newFee }),
  };
}

/**
 * An option with the terms of its dialog; an invalid one stays as it was. An emptied fee becomes 0,
 * because fees are coerced to numbers (2H13), but a fee the option never had stays missing. An empty
 * rate is left out.
 */
export function withTerms(option: HybridOption, { rate, fee }: TypedTerms): HybridOption {
  const [newRate = null, newFee = option.fee && '0'] = [typedTerm(rate), typedTerm(fee)];
  return {
    ...option,
    exchange_rate: termMistake(rate) === null ? newRate : option.exchange_rate,
    fee: termMistake(fee) === null ? newFee : option.fee,
  };
}

/** Whether an option has these terms. */
export const hasTerms = (option: HybridOption, terms: BulkTerms): boolean =>
  TERMS.every(([, key]) => {
    const wanted = terms[key];
    return wanted === undefined || sameDecimal(option[key], wanted);
  });
/** A change by more than this share of the old value is doubted. */
const USUAL_CHANGE = '0.2';
const PERCENT_DIGITS = 2;

/** Why a new value is worth a second look. */
export type TermDoubt =
  | { readonly kind: 'emptied' }
  | { readonly kind: 'unread' }
  /** By how many percent it goes up, or down below 0; null where it was 0. */
  | { readonly kind: 'jumped'; readonly percent: Decimal | null };

/** Whether a new value is doubted; undefined where it is not, and where `after` is, as nothing changes. */
export function doubtOf(
  before: Shown<Decimal>,
  after: Shown<Decimal> | undefined,
): TermDoubt | undefined {
  if (before === null || after === undefined || isUnreadable(after)) return undefined;
  if (isUnreadable(before)) return { kind: 'unread' };
  if (after === null) return { kind: 'emptied' };
  const old = new Big(before);
  const difference = new Big(after).minus(before);
  if (difference.eq(0)) return undefined;
  if (old.eq(0)) return { kind: 'jumped', percent: null };
  const share = difference.div(old.abs());
  if (share.abs().lte(USUAL_CHANGE)) return undefined;
  const percent = share.times(100).round(PERCENT_DIGITS, Big.roundHalfUp).toFixed();
  return { kind: 'jumped', percent };
}

const TERMS = [
  ['Exchange Rate', 'exchange_rate'],
  ['Fee', 'fee'],
] as const;

/** The terms of an option within a sentence. */
export const TERM_WORDS = [
  ['rate', 'exchange_rate'],
  ['fee', 'fee'],
] as const;

/** What the terms that Save All changes are called. */
export const termLabels = (terms: BulkTerms): string[] =>
  TERMS.flatMap(([label, key]) => (terms[key] === undefined ? [] : [label]));

const size = (percent: Decimal) => new Big(percent).abs();

/** A new term of an option; undefined if it stays. */
export function newTerm(
  before: HybridOption,
  after: HybridOption,
  key: (typeof TERMS)[number][1],
): Shown<Decimal> | undefined {
  return sameDecimal(before[key], after[key]) ? undefined : after[key];
}

/** Which terms of an option were changed, from what to what: 'rate 1,440.50 to 1,500.00'; null where none was. */
export function changedTerms(before: HybridOption, after: HybridOption): string | null {
  const texts = TERM_WORDS.flatMap(([word, key]) => {
    if (newTerm(before, after, key) === undefined) return [];
    const [old, now] = [before, after].map((each) => shownAs(each[key], formatRateInFull));
    return `${word} ${old ?? 'none'} to ${now ?? 'none'}`;
  });
  return texts.join(', ') || null;
}

/** What Save All changed, and where: 'fee 1.99 to 2.50, 16 rows, PB Currency NGN'; without the old value where the rows differ. */
export function savedTerms(
  { rows, rowCount, filters }: FoundOptions & { readonly filters: HybridOptionFilters },
  terms: BulkTerms,
): string {
  const texts = TERM_WORDS.flatMap(([word, key]) => {
    const now = terms[key];
    if (now === undefined) return [];
    const [old, ...others] = new Set(
      rows.map((row) => shownAs(row[key], formatRateInFull) ?? 'none'),
    );
    const isAlike = old !== undefined && others.length === 0 && rows.length === rowCount;
    return `${word} ${isAlike ? `${old} ` : ''}to ${formatRateInFull(now)}`;
  });
  const currency = filters.pb_currency ? [`PB Currency ${filters.pb_currency}`] : [];
  return [...texts, counted(rowCount, 'row'), ...currency].join(', ');
}

/** The doubts about the new terms of one option, in words. */
export const termDoubts = (before: HybridOption, after: HybridOption): readonly string[] =>
  TERMS.flatMap(([label, key]) => {
    const doubt = doubtOf(before[key], after[key]);
    if (!doubt) return [];
    if (doubt.kind === 'emptied') return [`${label} is empty. The option will have no rate.`];
    if (doubt.kind === 'unread') return [`${label} could not be read before.`];
    if (doubt.percent === null) return [`${label} was 0 before.`];
    const way = new Big(doubt.percent).gt(0) ? 'up' : 'down';
    return [`${label} goes ${way} by ${size(doubt.percent).toFixed()}%.`];
  });

/** The doubts about one term of many rows. */
function bulkDoubt(label: string, doubts: readonly TermDoubt[], left: string): readonly string[] {
  const percents = doubts.flatMap((doubt) =>
    doubt.kind === 'jumped' && doubt.percent !== null ? [size(doubt.percent)] : [],
  );
  const most = percents.toSorted((a, b) => b.cmp(a))[0];
  const unread = doubts.filter(({ kind }) => kind === 'unread').length;
  const fromNothing = doubts.length - percents.length - unread;
  return [
    ...(most
      ? [
          `${label} of ${counted(percents.length, 'row')} changes by more than 20%, at most by ${most.toFixed()}%.${left}`,
        ]
      : []),
    ...(fromNothing > 0 ? [`${label} of ${counted(fromNothing, 'row')} was 0 before.${left}`] : []),
    ...(unread > 0 ? [`${label} of ${counted(unread, 'row')} could not be read before.`] : []),
  ];
}

/** Warnings about the new terms of all rows of a query, in words. */
export function bulkDoubts({ rows, rowCount }: FoundOptions, terms: BulkTerms): readonly string[] {
  const left = rowCount > rows.length ? ` Only the first ${rows.length} rows were compared.` : '';
  return TERMS.flatMap(([label, key]) =>
    bulkDoubt(
      label,
      rows.flatMap((row) => doubtOf(row[key], terms[key]) ?? []),
      left,
    ),
  );
}

/** How far a new term is from the old one, as a share of it; beyond all others where that is 0 or missing. */
function shareOf(shown: Shown<Decimal>, after: Decimal | undefined): number {
  const before = known(shown);
  if (after === undefined || (before !== null && sameAmount(before, after))) return 0;
  if (before === null || new Big(before).eq(0)) return Number.POSITIVE_INFINITY;
  return new Big(after).minus(before).div(before).abs().toNumber();
}

/** The rows of a query, those that new terms change most first. */
export function largestFirst(
  rows: readonly HybridOption[],
  terms: BulkTerms,
): readonly HybridOption[] {
  const largest = new Map(
    rows.map((row) => [row, Math.max(...TERMS.map(([, key]) => shareOf(row[key], terms[key])))]),
  );
  const sizeOf = (row: HybridOption) => largest.get(row) ?? 0;
  // Infinity less Infinity is not a number, which sorts as equal.
  return rows.toSorted((a, b) => sizeOf(b) - sizeOf(a));
}

/** Says that the rows have several source currencies, which one rate seldom fits; nothing for one. */
export function severalSources(rows: readonly HybridOption[]): readonly string[] {
  const named = rows.flatMap(({ matcher_currency: code }) => code ?? []);
  const codes = [...new Set(named)].toSorted();
  return codes.length > 1
    ? [`These rows have several source currencies: ${codes.join(', ')}.`]
    : [];
}

/** What an option is about, in one line. */
export const optionName = (option: HybridOption): string =>
  [
    option.thirdPartyCompany ?? `company ${option.third_party_company_id ?? '?'}`,
    `${shownAs(option.matcher_amount, (amount) => amount) ?? '?'} ${option.matcher_currency ?? ''}`.trim(),
    `${option.matcher_country ?? '?'} to ${option.pb_country ?? '?'}`,
  ].join(', ');

/** The terms of an option as they are now: 'rate 23.322, fee 1.00'; null without any. */
export const termsNow = (option: HybridOption): string | null =>
  TERM_WORDS.flatMap(([word, key]) => {
    const shown = shownAs(option[key], formatRateInFull);
    return shown === null ? [] : [`${word} ${shown}`];
  }).join(', ') || null;

export const optionChanges = changesIn<HybridOption>([
  textFacet('Provider', (option) => option.thirdPartyCompany),
  figureFacet('Amount', (option) => ({
    amount: option.matcher_amount,
    currency: option.matcher_currency,
  })),
  figureFacet('Exchange Rate', ({ exchange_rate: amount }) => ({ amount, currency: null })),
  figureFacet('Fee', ({ fee: amount }) => ({ amount, currency: null })),
  textFacet('Matcher Country', (option) => option.matcher_country),
  textFacet('PB Currency', (option) => option.pb_currency),
  textFacet('PB Country', (option) => option.pb_country),
]);

/** The result of a query: the number of options, and the loaded ones. */
export interface FoundOptions {
  readonly rowCount: number;
  readonly rows: readonly HybridOption[];
}

/** The largest number of changes that are listed one by one. */
const LISTED = 12;

const textChange = (label: string, before: string | null, after: string | null): Change => ({
  label,
  before: { kind: 'text', value: before },
  after: { kind: 'text', value: after },
});

/** The changes of a query's result: other options, or other terms of the same ones. */
export function foundChanges(seen: FoundOptions, now: FoundOptions): readonly Change[] {
  const earlier = new Map(keyed(seen.rows));
  const found = new Map(keyed(now.rows));
  const changes = [
    ...(seen.rowCount === now.rowCount
      ? []
      : [textChange('Rows', String(seen.rowCount), String(now.rowCount))]),
    ...[...found].flatMap(([key, option]) => {
      const before = earlier.get(key);
      const name = optionName(option);
      if (!before) return [textChange(name, null, 'Added')];
      return optionChanges(before, option).map((change) => ({
        ...change,
        label: `${name}: ${change.label}`,
      }));
    }),
    ...[...earlier]
      .filter(([key]) => !found.has(key))
      .map(([, option]) => textChange(optionName(option), null, 'No longer found')),
  ];
  const more = changes.length - LISTED;
  return more > 0
    ? [...changes.slice(0, LISTED), textChange('More changes', null, String(more))]
    : changes;
}
