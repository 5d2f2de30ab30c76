import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ExchangeRateLimit } from '#contract/network/exchange-rate-limits.ts';
import type { Page } from '#contract/wire/list.ts';
import type { QuoteRead } from '#domain/rates/quotes.ts';
import { quoteIn, useQuotes } from '#renderer/ui/quotes/useQuotes.ts';
import { LIMITS_LIST } from './list.ts';

/** A limit with the quote of its pair, which comes after it. */
export type QuotedLimit = ExchangeRateLimit & { readonly quote: QuoteRead };

const currenciesOf = (limit: ExchangeRateLimit) =>
  [limit.poster_currency_code, limit.matcher_currency_code] as const;

/** A hook: the limits that the list asks for, each with its quote. No row waits for one. */
export function useQuotedLimits(
  state: Parameters<typeof LIMITS_LIST.useRows>[0],
): UseQueryResult<Page<QuotedLimit>> {
  const answer = LIMITS_LIST.useRows(state);
  const quotes = useQuotes((answer.data?.rows ?? []).map(currenciesOf));
  const data = useMemo(
    () =>
      answer.data && {
        ...answer.data,
        rows: answer.data.rows.map((row) => ({
          ...row,
          quote: quoteIn(quotes, ...currenciesOf(row)),
        })),
      },
    [answer.data, quotes],
  );
  return { ...answer, data } as UseQueryResult<Page<QuotedLimit>>;
}
