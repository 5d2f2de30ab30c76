/** Acts on hybrid order options: one, and all that a query finds (2H). */
import type { HybridOption, HybridOptionFilters } from '#contract/network/hybrid-order-options.ts';
import { known } from '#contract/wire/unreadable.ts';
import { findRow, readRows } from '../../lists/paging.ts';
import {
  type BulkTerms,
  type FoundOptions,
  foundChanges,
  hasTerms,
  optionChanges,
  optionName,
  type TypedTerms,
  termLabels,
  termsNow,
  withTerms,
} from '../../rates/hybrid-options.ts';
import { counted } from '../../text/words.ts';
import { condition, declareAct, type Kind, named, type Read } from '../act.ts';
import { allTurned, turned, wholeList } from '../proofs.ts';

export const OPTION: Kind<HybridOption> = {
  noun: 'option',
  name: (option) => `the option ${optionName(option)}`,
  ref: ({ id }) => ({ kind: 'option', id }),
  // There is no call for a single one: it is searched among all.
  read: (read, { id }) => findRow(id, (paging) => read('hybridOrderOptions.list', paging)),
  changes: optionChanges,
  state: termsNow,
  areas: ['hybridOrderOptions'],
};

/** Options of one page; all pages are read, to show what they are and to see whether they have changed. */
const READ = 1000;

export interface OptionsOfQuery extends FoundOptions {
  readonly filters: HybridOptionFilters;
}

/** Reads what a query finds. @throws ProblemError */
export const readFound = async (
  read: Read,
  filters: HybridOptionFilters,
): Promise<OptionsOfQuery> => ({
  filters,
  ...(await readRows((paging) => read('hybridOrderOptions.list', { filters, ...paging }), {
    pageSize: READ,
    most: Number.POSITIVE_INFINITY,
  })),
});

/**
 * What was found, by the poster beneficiary's currency: one query for each, as the call takes one (2H18). None where
 * the query names one already, where only one was found, and where not all rows were read.
 */
export function byPbCurrency({
  filters,
  rows,
  rowCount,
}: OptionsOfQuery): readonly OptionsOfQuery[] {
  if (filters.pb_currency !== undefined || rows.length < rowCount) return [];
  const groups = [...Map.groupBy(rows, ({ pb_currency: currency }) => currency)]
    .flatMap(([currency, own]) => (currency === null ? [] : [{ currency, own }]))
    .map(({ currency, own }) => ({
      filters: { ...filters, pb_currency: currency },
      rows: own,
      rowCount: own.length,
    }));
  return groups.length > 1 ? groups : [];
}

const FOUND_OPTIONS: Kind<OptionsOfQuery> = {
  noun: 'list of options',
  name: ({ rowCount }) => `the list of ${counted(rowCount, 'option')}`,
  ref: () => ({ kind: 'options', id: null }),
  read: (read, { filters }) => readFound(read, filters),
  changes: foundChanges,
  areas: ['hybridOrderOptions'],
  covers: {
    kind: 'option',
    acts: ['option.update'],
    ids: (found) => wholeList(found)?.map(({ id }) => id) ?? null,
  },
};

const isAs = (option: HybridOption, wanted: HybridOption): boolean =>
  optionChanges({ ...wanted, thirdPartyCompany: option.thirdPartyCompany }, option).length === 0;

export const OPTION_ACTS = named({
  'option.update': declareAct<HybridOption, TypedTerms, HybridOption>({
    kind: OPTION,
    label: 'Edit option',
    key: 'E',
    question: 'The new rate and fee apply to hybrid orders that use this option.',
    done: 'Option saved',
    alert: 'The option could not be saved',
    conditions: [],
    call: (now, typed) => {
      const {
        thirdPartyCompany: _name,
        exchange_rate,
        matcher_amount,
        fee,
        ...others
      } = withTerms(now, typed);
      // No act is taken on terms that cannot be read.
      const terms = {
        exchange_rate: known(exchange_rate),
        matcher_amount: known(matcher_amount),
        fee: known(fee),
      };
      return { endpoint: 'hybridOrderOptions.update', input: { ...others, ...terms } };
    },
    changed: (now, typed) => ({
      fields: optionChanges(now, withTerms(now, typed)).map(({ label }) => label),
    }),
    proof: turned('Has the values that were sent', isAs),
  }),
  'options.update': declareAct<OptionsOfQuery, BulkTerms, BulkTerms>({
    kind: FOUND_OPTIONS,
    label: 'Save All',
    key: 'S',
    isInNoMenu: true,
    title: 'Are You Sure?',
    question: ({ rowCount }) =>
      `Are You sure to update all these record? (${rowCount} rows will be affected)`,
    effect: ({ rowCount }, terms) =>
      `Change ${termLabels(terms).join(' and ')} of ${counted(rowCount, 'option')}`,
    done: (found) =>
      found?.filters.pb_currency
        ? `Options saved for ${found.filters.pb_currency}`
        : 'Options saved',
    alert: 'Unable to save options',
    conditions: [condition('no option was found', ({ rowCount }) => rowCount > 0)],
    call: ({ filters }, terms) => ({
      endpoint: 'hybridOrderOptions.updateAll',
      input: { filters, ...terms },
    }),
    changed: ({ rowCount: rows }, terms) => ({ fields: termLabels(terms), rows }),
    proof: allTurned('All have the values that were sent', wholeList<HybridOption>, hasTerms),
  }),
});
