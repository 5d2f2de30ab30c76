/** The log of hybrid order options, as a person reads it (2H09, 2H23). */
import type { HybridOption, HybridOptionChange } from '#contract/network/hybrid-order-options.ts';
import { known, type Shown, shownAs } from '#contract/wire/unreadable.ts';
import { currencyOf } from '../currencies/catalogue.ts';
import { type Decimal, formatAmount, formatRateInFull, plainAmount } from '../money/money.ts';
import { countryName } from '../places/country-names.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { nameOrEmail } from '../text/person-names.ts';
import { firstOf } from '../text/words.ts';
import { TERM_WORDS } from './hybrid-options.ts';

/** An entry of the log, in words, with the entry of the same option before it. */
export interface LoggedChange {
  /** Its place in the log, from the newest: an entry's id may be that of its option. */
  readonly key: number;
  readonly change: HybridOptionChange;
  readonly who: string | null;
  readonly provider: string | null;
  readonly matcherCurrency: string | null;
  readonly matcherCountry: string | null;
  readonly pbCurrency: string | null;
  readonly pbCountry: string | null;
  /** Undefined where no earlier entry of the option has been read. */
  readonly before: HybridOptionChange | undefined;
}

/** Entries that one person made less than a second apart: inferred to be one Save All. */
export interface ChangeGroup {
  readonly key: number;
  readonly entries: readonly [LoggedChange, ...LoggedChange[]];
  /** Those of them that a search and filters let through. */
  readonly matching: readonly LoggedChange[];
  /** Whether entries that have not been read may belong to it. */
  readonly isSoFar: boolean;
}

const country = (code: string | null) => code && countryName(code);

/** 'Nigerian Naira (NGN)'; the code alone where the currency is not in the built-in list. */
function currency(code: string | null): string | null {
  const name = code && currencyOf(code)?.currency_name;
  return name ? `${name} (${code})` : code;
}

/** When an entry was made, in milliseconds; before all others where the network does not say. */
const timeOf = ({ created_at: at }: HybridOptionChange) => Date.parse(known(at) ?? '') || 0;

type Option = Omit<HybridOption, 'original'>;

/** What an option prices: the terms that no change of it changes. */
const pricedBy = (option: Option): string =>
  JSON.stringify([
    option.third_party_company_id ?? option.thirdPartyCompany,
    shownAs(option.matcher_amount, plainAmount),
    option.matcher_currency,
    option.matcher_country,
    option.pb_currency,
    option.pb_country,
  ]);

/**
 * Tells options apart, in a log as far as it was read. The document does not say whose id an entry has: one that
 * comes twice is that of an option. Where none does, what an option prices tells it.
 */
const namesOptions = (read: readonly HybridOptionChange[]): ((option: Option) => string) =>
  new Set(read.map(({ id }) => id)).size < read.length ? ({ id }) => id : pricedBy;

/** The entries that were read, newest first, each with the entry of its option before it. */
export function loggedChanges(read: readonly HybridOptionChange[]): readonly LoggedChange[] {
  const nameOf = namesOptions(read);
  const newestFirst = read.toSorted((a, b) => timeOf(b) - timeOf(a));
  const latest = new Map<string, HybridOptionChange>();
  const logged = newestFirst.toReversed().map((change, at): LoggedChange => {
    const name = nameOf(change);
    const before = latest.get(name);
    latest.set(name, change);
    return {
      key: read.length - at,
      change,
      who: nameOrEmail(change.user),
      provider: change.thirdPartyCompany ?? change.third_party_company_id,
      matcherCurrency: currency(change.matcher_currency),
      matcherCountry: country(change.matcher_country),
      pbCurrency: currency(change.pb_currency),
      pbCountry: country(change.pb_country),
      before,
    };
  });
  return logged.toReversed();
}

/** The entries of an option among those that were read, newest first. */
export function changesOf(
  option: Option,
  read: readonly HybridOptionChange[],
): readonly LoggedChange[] {
  const nameOf = namesOptions(read);
  return loggedChanges(read).filter(({ change }) => nameOf(change) === nameOf(option));
}

/** Milliseconds from one change of a Save All to the next. All of them may take longer. */
const GAP = 1000;

type Group = [LoggedChange, ...LoggedChange[]];

/** When the oldest entry of a group, its last, was made. */
const beganAt = (group: Group) => timeOf((group.at(-1) ?? group[0]).change);

/** Who made an entry, where person and time are known; null for one that is in no group. */
const makerOf = ({ change, who }: LoggedChange): string | null =>
  known(change.created_at) === null ? null : (change.user?.id ?? who);

/**
 * The entries by person, where each was made less than a second after the one before. The network does not
 * say which entries were one act.
 * @param changes newest first
 * @param hasMore whether older entries have not been read
 */
export function changeGroups(
  changes: readonly LoggedChange[],
  hasMore = false,
): readonly ChangeGroup[] {
  const groups: Group[] = [];
  const latest = new Map<string | null, Group>();
  for (const entry of changes) {
    const maker = makerOf(entry);
    const last = latest.get(maker);
    if (last && beganAt(last) - timeOf(entry.change) < GAP) {
      last.push(entry);
    } else {
      const group: Group = [entry];
      groups.push(group);
      if (maker !== null) latest.set(maker, group);
    }
  }
  const oldest = Math.min(
    ...changes.map(({ change }) => timeOf(change) || Number.POSITIVE_INFINITY),
  );
  const mayGoOn = new Set([...latest.values()].filter((group) => beganAt(group) - oldest < GAP));
  return groups.map((entries) => ({
    key: entries[0].key,
    entries,
    matching: entries,
    isSoFar: hasMore && mayGoOn.has(entries),
  }));
}

/** What the entries are narrowed to; empty texts narrow nothing. */
export interface LogFilter {
  readonly search: string;
  readonly who: string;
  readonly provider: string;
}

/** Whether an entry has the search in any of its words, and the chosen person and provider. */
function matches(entry: LoggedChange, { search, who, provider }: LogFilter): boolean {
  if ((who !== '' && entry.who !== who) || (provider !== '' && entry.provider !== provider)) {
    return false;
  }
  const { change, matcherCurrency, matcherCountry, pbCurrency, pbCountry } = entry;
  const places = [matcherCurrency, matcherCountry, pbCurrency, pbCountry];
  const figures = [change.matcher_amount, change.exchange_rate, change.fee].map((term) =>
    shownAs(term, (digits) => digits),
  );
  return normalizeText([entry.who, entry.provider, ...places, ...figures].join(' ')).includes(
    normalizeText(search),
  );
}

/** The groups in which entries match. A group stays whole: what was changed together is not told smaller. */
export const matchingGroups = (
  groups: readonly ChangeGroup[],
  filter: LogFilter,
): readonly ChangeGroup[] =>
  groups
    .map((group) => ({
      ...group,
      matching: group.entries.filter((entry) => matches(entry, filter)),
    }))
    .filter(({ matching }) => matching.length > 0);

const NOT_READ = '–';
const shown = (value: Shown<Decimal> | undefined) =>
  shownAs(value ?? null, formatRateInFull) ?? NOT_READ;

/** The one text of all entries; undefined where they differ. */
function common(
  entries: readonly LoggedChange[],
  text: (entry: LoggedChange) => string | null,
): string | undefined {
  const texts = new Set(entries.map(text));
  return texts.size === 1 ? ([...texts][0] ?? undefined) : undefined;
}

/** A term before and after: '1.99 → 2.50'; null where it stayed. */
function termChange(
  { before, change }: LoggedChange,
  key: (typeof TERM_WORDS)[number][1],
): string | null {
  const [old, now] = [shown(before?.[key]), shown(change[key])];
  return old === now ? null : `${old} → ${now}`;
}

/** Changes that a line names one by one; the others are in the opened row. */
const MOST_NAMED = 2;

/** What changed: a term that changed alike in all entries, then the others by option: '50.00 USD fee: 1.99 → 2.50'. */
function changesIn(
  entries: readonly LoggedChange[],
  nameOf: (entry: LoggedChange) => string,
): readonly string[] {
  const changed = TERM_WORDS.map(([label, key]) => {
    const texts = entries.map((entry) => [entry, termChange(entry, key)] as const);
    const isAlike = new Set(texts.map(([, text]) => text)).size === 1;
    return { label, isAlike, texts: texts.filter(([, text]) => text !== null) };
  });
  const alike = changed.flatMap(({ label, isAlike, texts: [first] }) =>
    isAlike && first ? [`${label} ${first[1]}`] : [],
  );
  const named = changed.flatMap(({ label, isAlike, texts }) =>
    isAlike ? [] : texts.map(([entry, text]) => `${nameOf(entry)} ${label}: ${text}`),
  );
  return named.length === 0 ? alike : [...alike, firstOf(named, MOST_NAMED)];
}

/**
 * What a group changed, in one line, each value with the one before: 'Kola to NGN, 16 options, fee 1.99 → 2.50', and
 * how much of it matches.
 */
export function groupText({ entries, matching, isSoFar }: ChangeGroup): string {
  const provider = common(entries, (entry) => entry.provider);
  const target = common(entries, ({ change }) => change.pb_currency);
  const nameOf = (entry: LoggedChange) =>
    [
      provider === undefined ? entry.provider : null,
      shownAs(entry.change.matcher_amount, formatAmount),
      entry.change.matcher_currency,
      target === undefined ? `to ${entry.change.pb_currency ?? NOT_READ}` : null,
    ]
      .filter((part) => part !== null)
      .join(' ');
  return [
    `${provider ?? 'Several providers'} to ${target ?? 'several currencies'}`,
    `${entries.length} options${isSoFar ? ' so far' : ''}`,
    ...changesIn(entries, nameOf),
    ...(matching.length < entries.length ? [`${matching.length} of ${entries.length} match`] : []),
  ].join(', ');
}
