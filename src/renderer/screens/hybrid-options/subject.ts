/** Hybrid order options as the money guard sees them: one, and all that a query finds. */
import type { HybridOption, HybridOptionFilters } from '#contract/hybrid-order-options.ts';
import { counted } from '#domain/format.ts';
import {
  type FoundOptions,
  foundChanges,
  optionChanges,
  optionName,
} from '#domain/hybrid-options.ts';
import { callEndpoint } from '#renderer/client/endpoints.ts';
import { readRows } from '#renderer/client/pages.ts';
import { findRow } from '#renderer/ui/guard/findRow.ts';
import type { Subject } from '#renderer/ui/guard/subject.ts';

export const OPTION: Subject<HybridOption> = {
  noun: 'option',
  name: (option) => `the option ${optionName(option)}`,
  ref: ({ id }) => ({ kind: 'option', id }),
  // There is no call for a single one: it is searched among all.
  read: ({ id }) => findRow(id, (paging) => callEndpoint('hybridOrderOptions.list', paging)),
  changes: optionChanges,
  effects: {},
  areas: ['hybridOrderOptions'],
};

/** Options that are read to show what they are, and to see whether they have changed. */
const READ = 1000;

/** Reads what a query finds. @throws ProblemError */
export const readFound = (
  filters: HybridOptionFilters,
  signal?: AbortSignal,
): Promise<FoundOptions> =>
  readRows((paging) => callEndpoint('hybridOrderOptions.list', { filters, ...paging }, signal), {
    pageSize: READ,
    most: READ,
  });

/** All options that a query finds, as one thing. */
export const foundSubject = (filters: HybridOptionFilters): Subject<FoundOptions> => ({
  noun: 'list of options',
  name: ({ rowCount }) => `the list of ${counted(rowCount, 'option')}`,
  ref: () => ({ kind: 'options', id: null }),
  read: () => readFound(filters),
  changes: foundChanges,
  effects: {},
  areas: ['hybridOrderOptions'],
});
