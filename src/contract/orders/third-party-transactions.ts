/** Transactions that remittance companies carry (2T). */

import { z } from 'zod';
import { bank, person } from '../people/person.ts';
import { dataAnswer, endpoint, fieldAnswer, fileAnswer, ofId } from '../wire/endpoint.ts';
import { listAnswer, optionalPaging, paging } from '../wire/list.ts';
import {
  id,
  ignoreInvalid,
  optionalDecimal,
  optionalInstant,
  optionalText,
  part,
} from '../wire/values.ts';
import type { THIRD_PARTY_STATUSES } from './choices.ts';
import { recipientInfo } from './order-detail.ts';
import { pairFilters, pairTotals } from './orders.ts';

export type ThirdPartyStatus = (typeof THIRD_PARTY_STATUSES)[number];

/** What the list may be ordered by, newest first, and the dates a period may apply to. */
const THIRD_PARTY_DATES = ['created_at', 'completed_at'] as const;
export type ThirdPartyDate = (typeof THIRD_PARTY_DATES)[number];

/** A row of the list. An unknown status is kept as it is. */
export const thirdPartyRow = z.object({
  id,
  status: optionalText,
  poster_amount: optionalDecimal,
  poster_currency: optionalText,
  poster_country: optionalText,
  matcher_amount: optionalDecimal,
  matcher_currency: optionalText,
  exchange_rate: optionalDecimal,
  created_at: optionalInstant,
  posted_at: ignoreInvalid(optionalInstant),
  completed_at: optionalInstant,
});
export type ThirdPartyRow = z.output<typeof thirdPartyRow>;
export type ThirdPartyRowOnWire = z.input<typeof thirdPartyRow>;

const recipient = z.object({
  country: optionalText,
  institution_name: optionalText,
  recipientInfo: part(recipientInfo.pick({ name: true, email: true, phone: true })),
});

/** A transaction with its parties: `user` is the matcher. Unknown fields are null. */
export const thirdPartyTransaction = thirdPartyRow.extend({
  user: part(person),
  postersBeneficiary: ignoreInvalid(part(person)),
  recipient: part(recipient),
  userBank: ignoreInvalid(part(bank)),
  posterBank: part(bank),
});
export type ThirdPartyTransaction = z.output<typeof thirdPartyTransaction>;

export type ThirdPartyTotals = z.output<typeof pairTotals>;

const filters = pairFilters.extend({ periodTarget: z.enum(THIRD_PARTY_DATES).optional() });
export type ThirdPartyFilters = z.output<typeof filters>;

const thirdPartyQuery = z.object({
  filters: filters.optional(),
  orderBy: z.enum(THIRD_PARTY_DATES).optional(),
  search: z.string().optional(),
});
export type ThirdPartyQuery = z.output<typeof thirdPartyQuery>;

export const thirdPartyEndpoints = {
  'thirdPartyTransactions.list': endpoint({
    method: 'GET',
    path: 'admin/third-party-transactions',
    query: thirdPartyQuery.extend(paging),
    answer: listAnswer(thirdPartyRow),
    source: '2T23',
  }),
  'thirdPartyTransactions.statistics': endpoint({
    method: 'GET',
    path: 'admin/third-party-transactions/statistics',
    query: thirdPartyQuery.extend(optionalPaging),
    answer: fieldAnswer('transactionsStatistic', pairTotals),
    source: '2T25',
  }),
  /** Answers the address of a file with every row of the query, on all pages. */
  'thirdPartyTransactions.export': endpoint({
    method: 'GET',
    path: 'admin/third-party-transactions/export',
    query: thirdPartyQuery.extend({ ...optionalPaging, format: z.enum(['pdf', 'xlsx']) }),
    answer: fileAnswer(),
    source: '2T28',
  }),
  'thirdPartyTransactions.read': endpoint({
    method: 'GET',
    path: 'admin/third-party-transactions/{id}',
    params: ofId,
    answer: dataAnswer(thirdPartyTransaction),
    source: '2T30',
  }),
};
