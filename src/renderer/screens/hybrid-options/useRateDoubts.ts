import type { HybridOption } from '#contract/network/hybrid-order-options.ts';
import type { Decimal } from '#domain/money/money.ts';
import { optionPair, optionRateDoubt } from '#domain/rates/option-quotes.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { shownTime } from '#renderer/client/kept/dates.ts';
import { quoteIn, useQuotes } from '#renderer/ui/quotes/useQuotes.ts';

/** As many are listed one by one. */
const LISTED = 3;

/** A hook: the doubts about a new rate of those options by the quotes of their pairs; none without a new rate. */
export function useRateDoubts(
  options: readonly HybridOption[],
  rate: Decimal | undefined,
): readonly string[] {
  const percent = useDesk().app.managed.rateDoubtPercent;
  const pairs = [...Map.groupBy(options.map(optionPair), String).values()].flatMap(([pair]) =>
    pair ? [pair] : [],
  );
  const quotes = useQuotes(rate === undefined ? [] : pairs);
  if (rate === undefined) return [];
  const doubts = pairs.flatMap((pair) => {
    const judged = { quote: quoteIn(quotes, ...pair), percent, timeOf: shownTime };
    return optionRateDoubt(pair, rate, judged) ?? [];
  });
  const more = doubts.length - LISTED;
  return more > 0 ? [...doubts.slice(0, LISTED), `It is far from ${more} more quotes.`] : doubts;
}
