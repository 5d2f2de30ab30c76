import type { ThirdPartyRow } from '#contract/orders/third-party-transactions.ts';
import { thirdPartyStatusLabel } from '#domain/network/third-party-status.ts';
import type { ListColumn } from './column.ts';

/** The columns of third-party transactions, in the order of the specification (2T). */
export const THIRD_PARTY_COLUMNS: readonly ListColumn<ThirdPartyRow>[] = [
  { id: 'id', header: 'Transaction ID', characters: 13, text: ({ id }) => id },
  {
    id: 'posterAmount',
    header: 'Poster Amount',
    money: (row) => ({ amount: row.poster_amount, currency: row.poster_currency }),
  },
  {
    id: 'matcherAmount',
    header: 'Matcher Amount',
    money: (row) => ({ amount: row.matcher_amount, currency: row.matcher_currency }),
  },
  { id: 'rate', header: 'Rate', rate: (row) => row.exchange_rate },
  { id: 'created', header: 'Created', instant: (row) => row.created_at },
  { id: 'completed', header: 'Completed', instant: (row) => row.completed_at },
  {
    id: 'status',
    header: 'Status',
    characters: 18,
    status: ({ status }) => (status === null ? null : thirdPartyStatusLabel(status)),
  },
];
