/**
 * What types demand of a change of the page; see `tests/types.test.ts`. Where a demand is weakened, a line that
 * is expected to be an error is none, and the compiler reports it.
 */
import { expect, it } from 'vitest';
import type { useDraft } from '#renderer/client/kept/useDraft.ts';
import type { ExportCall } from '#renderer/ui/exports/ExportMenu.tsx';
import { inField, queryOf } from '#renderer/ui/filters/query.ts';
import { pagedList } from '#renderer/ui/list/state/paged.ts';
import type { TotalLabels } from '#renderer/ui/list/totals/listTotals.ts';
import type { PendingItems } from '#renderer/ui/review/queue.ts';
import styles from '#renderer/ui/values/values.module.css';

const text = {
  label: 'Name',
  empty: '',
  isComplete: () => true,
  read: (given: string) => given,
  write: (value: string) => value || null,
  asked: (value: string) => value || undefined,
  Field: () => null,
  useWords: (value: string) => value,
};

it('each field of a query has a filter, and each filter a field', () => {
  const named = { name: inField('name', text) };
  expect(queryOf<{ name?: string | undefined }>()(named)({ name: 'Ada' })).toEqual({ name: 'Ada' });
  // @ts-expect-error No filter sets the city.
  queryOf<{ name?: string | undefined; city?: string | undefined }>()(named);
  // @ts-expect-error The query has no such field.
  queryOf<Record<never, never>>()(named);
  // @ts-expect-error It sets no field of the query.
  queryOf<{ name?: string | undefined }>()({ ...named, city: text });
});

it('what is kept of unfinished work is declared, with what it is called where it is handed over', () => {
  type Key = Parameters<typeof useDraft>[0];
  const answer: Key = `support.${7}.answer`;
  // @ts-expect-error A shift would be handed over without it.
  const unknown: Key = `support.${7}.note`;
  expect([answer, unknown]).toHaveLength(2);
});

it('a style sheet has the class', () => {
  // @ts-expect-error It has no such class.
  const misspelt = styles.marrk;
  expect(misspelt).not.toBe(styles.bank);
});

it('what is kept of the network has the area by which events find it', () => {
  const pending: PendingItems<object>['queryKey'] = ['disputes', 'waiting'];
  // @ts-expect-error No event would make it out of date.
  const unknown: PendingItems<object>['queryKey'] = ['dispute', 'waiting'];
  expect([pending, unknown]).toHaveLength(2);
});

it('each total has a label in the strip, or none on purpose', () => {
  // @ts-expect-error The strip would not show it.
  const labels: TotalLabels<{ fee: string }> = {};
  expect(labels).toEqual({});
});

it('a list offers only the formats that its call takes', () => {
  const call = { endpoint: 'userOrders.export', toInput: () => ({ id: '7' }) } as const;
  const orders: ExportCall<void> = { ...call, formats: ['pdf'] };
  // @ts-expect-error The call makes no CSV.
  const unknown: ExportCall<void> = { ...call, formats: ['csv'] };
  expect([orders, unknown]).toHaveLength(2);
});

it('a list asks its endpoint only for what that takes', () => {
  const shape = { id: 'credits', filters: {}, orders: [], pageSize: 10 };
  const toQuery = () => ({ type: 'credit' as const });
  const list = pagedList('referrals.list', { ...shape, toQuery });
  expect(list.areas).toEqual(['referrals']);
  // @ts-expect-error The call takes no such type.
  pagedList('referrals.list', { ...shape, toQuery: () => ({ type: 'debit' as const }) });
  // @ts-expect-error The call takes no such field.
  pagedList('referrals.list', { ...shape, toQuery: () => ({ kind: 'credit' }) });
  // @ts-expect-error The call needs to know which documents.
  pagedList('docVerifications.list', { ...shape, toQuery: () => ({}) });
  // @ts-expect-error The call answers no page of rows.
  pagedList('orders.read', { ...shape, toQuery: () => ({ id: '7' }) });
});
