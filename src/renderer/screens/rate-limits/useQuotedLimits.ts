/** Limits with the quotes of their pairs: a page of them, or the board of all. */
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ExchangeRateLimit } from '#contract/network/exchange-rate-limits.ts';
import type { Page } from '#contract/wire/list.ts';
import { nearestFirst, type QuoteRead } from '#domain/rates/quotes.ts';
import { fromKey, toKey } from '#domain/rates/rate-limits.ts';
import { AHEAD_MS } from '#renderer/client/cache/prefetch.ts';
import { endpointQuery, useAnswer } from '#renderer/client/calls/endpoints.ts';
import { quoteIn, useQuotes } from '#renderer/ui/quotes/useQuotes.ts';
import { LIMITS_LIST } from './list.ts';

/** A limit with the quote of its pair, which comes after it. */
export type QuotedLimit = ExchangeRateLimit & {
  readonly quote: QuoteRead;
  /** On the board, the limit of the other direction; undefined where there is none. */
  readonly reverse?: QuotedLimit | undefined;
};

type State = Parameters<typeof LIMITS_LIST.useRows>[0];

/** As many pairs are on the board at once. */
export const BOARD_SIZE = 200;

/** Whether a list by that order is the board: all pairs, those first whose quote is nearest to an end. */
export const isBoard = (orderBy: string | null | undefined): boolean => orderBy === 'quote';

/** What reads the limits of a state. */
export const limitsQuery = (state: State) =>
  endpointQuery('exchangeRateLimits.list', {
    ...LIMITS_LIST.toQuery(state),
    ...(isBoard(state.orderBy) && { pageSize: BOARD_SIZE }),
  });

const currenciesOf = (limit: ExchangeRateLimit) =>
  [limit.poster_currency_code, limit.matcher_currency_code] as const;

/** Each with that of the other direction, those first whose quote is nearest to an end. */
function boardOf(rows: readonly QuotedLimit[]): readonly QuotedLimit[] {
  const byPair = new Map(rows.map((row) => [`${fromKey(row)} ${toKey(row)}`, row]));
  return nearestFirst(
    rows.map((row) => ({ ...row, reverse: byPair.get(`${toKey(row)} ${fromKey(row)}`) })),
  );
}

/** A hook: the limits that the list asks for, each with its quote. No row waits for one. */
export function useQuotedLimits(state: State): UseQueryResult<Page<QuotedLimit>> {
  const answer = useAnswer(limitsQuery(state), { keepPrevious: true, staleTime: AHEAD_MS });
  const quotes = useQuotes((answer.data?.rows ?? []).map(currenciesOf));
  const all = isBoard(state.orderBy);
  const data = useMemo(() => {
    if (!answer.data) return;
    const rows = answer.data.rows.map((row) => ({
      ...row,
      quote: quoteIn(quotes, ...currenciesOf(row)),
    }));
    return { ...answer.data, rows: all ? boardOf(rows) : rows };
  }, [answer.data, quotes, all]);
  return { ...answer, data } as UseQueryResult<Page<QuotedLimit>>;
}
