/** Quotes of pairs of currencies, as they are read from the offers service (3K04). */
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { CurrencyPair } from '#domain/network/catalogue.ts';
import { isQuoted, type PairQuote, type QuoteRead, quoteOf } from '#domain/rates/quotes.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useIsInactive } from '#renderer/client/live/inactive.ts';

/** For this long a quote is not read again, in milliseconds. */
const FRESH_MS = 300_000;

/** Reads the quote of a pair; where it has none, that of the other direction. @throws {ProblemError} */
async function readQuote({ from, to }: CurrencyPair, signal: AbortSignal) {
  const read = (sending: string, receiving: string) =>
    callEndpoint(
      'offers.exchangeRate',
      { sending_currency_code: sending, receiving_currency_code: receiving },
      signal,
    );
  const own = await read(from, to);
  const other = isQuoted(own) ? null : await read(to, from);
  return quoteOf(own, other, new Date().toISOString());
}

/** Quotes by the names of their pairs; the same object as long as none changes. */
type Quotes = Readonly<Record<string, QuoteRead>>;

const nameOf = ({ from, to }: CurrencyPair) => `${from} ${to}`;

/** The pair of two currencies; null while one is unknown. */
const pairOf = (from: string | null, to: string | null): CurrencyPair | null =>
  from === null || to === null ? null : { from, to };

/** The quote of a pair; 'none' of one that is not whole. */
export function quoteIn(quotes: Quotes, from: string | null, to: string | null): QuoteRead {
  const pair = pairOf(from, to);
  return pair ? (quotes[nameOf(pair)] ?? 'loading') : 'none';
}

const readOf = (result: UseQueryResult<PairQuote | 'none'> | undefined): QuoteRead =>
  result?.data ?? (result?.isError ? 'failed' : 'loading');

/**
 * A hook: the quotes of pairs, each at most 5 minutes old. The main process sends at most six calls of one kind at
 * the same time.
 */
export function useQuotes(
  pairs: readonly (readonly [from: string | null, to: string | null])[],
): Quotes {
  const isInactive = useIsInactive();
  const asked = new Map(
    pairs.flatMap((each) => {
      const pair = pairOf(...each);
      return pair ? [[nameOf(pair), pair] as const] : [];
    }),
  );
  return useQueries({
    queries: [...asked.values()].map((pair) => ({
      queryKey: ['offers', 'quote', pair.from, pair.to],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => readQuote(pair, signal),
      staleTime: FRESH_MS,
      gcTime: FRESH_MS,
    })),
    combine: (results) =>
      Object.fromEntries([...asked.keys()].map((name, at) => [name, readOf(results[at])])),
    subscribed: !isInactive,
  });
}

/** A hook: the quote of a pair; 'none' of one that is not whole. */
export const useQuote = (from: string | null, to: string | null): QuoteRead =>
  quoteIn(useQuotes([[from, to]]), from, to);
