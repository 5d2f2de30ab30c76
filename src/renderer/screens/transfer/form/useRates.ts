import { useEffect, useState } from 'react';
import { directionOf, exchangeLimits } from '#domain/transfer/calculator.ts';
import { areKnown } from '#domain/transfer/rates.ts';
import { apiReachable, useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import type { Terms } from './form.ts';

/** The text when the quote cannot be loaded, word for word (3C49, 3Q12). */
export const RATE_ALERT = 'Error loading exchange rate';

/** For this long limits are taken as fresh, in milliseconds. */
const FRESH_MS = 30_000;

/** A rate is said to be old, and read again before a transfer goes on, from this age on, in milliseconds. */
const OLD_MS = 60_000;

const LOOK_MS = 5000;

/** A hook: how many whole minutes have passed since a moment, in milliseconds since the epoch; 0 where there is none. */
function useMinutesSince(at: number): number {
  const [seen, setSeen] = useState({ at, minutes: 0 });
  useEffect(() => {
    if (at === 0) return;
    const look = () => {
      const minutes = Math.floor((Date.now() - at) / OLD_MS);
      setSeen((before) =>
        before.at === at && before.minutes === minutes ? before : { at, minutes },
      );
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [at]);
  return seen.at === at ? seen.minutes : 0;
}

/**
 * The limits of a pair: those the network has set, if it has both, else calculated from the quote
 * of the offers service. They are 0 and 0 until one of them has loaded (3C, 3Q, 3V).
 */
export function useRates({ pair, exchange }: Terms) {
  const { sending, receiving } = exchange;
  const reachable = useStore(apiReachable);
  const quote = useEndpoint(
    'offers.exchangeRate',
    { sending_currency_code: sending, receiving_currency_code: receiving },
    { staleTime: FRESH_MS },
  );
  const own = useEndpoint(
    'rateLimits.read',
    {
      receiving_currency: receiving,
      sending_currency: sending,
      // For the dollar account it is Nigeria, even where the offer names no country (3Q13).
      country: pair.destination.country,
    },
    { staleTime: FRESH_MS },
  );
  const isOwn = own.data !== undefined && areKnown(own.data);
  /** When those that are used were read; 0 while there are none. */
  const readAt = isOwn ? own.dataUpdatedAt : quote.dataUpdatedAt;
  const limits = exchangeLimits(exchange, own.data, quote.data);
  return {
    direction: directionOf(exchange),
    limits,
    loading: reachable && (own.isPending || quote.isPending),
    known: areKnown(limits),
    error: quote.error,
    /** Whether they are being read, for the first time or again. */
    reading: quote.isFetching || own.isFetching,
    minutesOld: useMinutesSince(readAt),
    /** Whether they are to be read again before they are used. */
    isOld: () => readAt > 0 && Date.now() - readAt >= OLD_MS,
    reload: () => {
      void quote.refetch();
      void own.refetch();
    },
  };
}
