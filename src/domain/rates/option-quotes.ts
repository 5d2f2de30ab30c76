/** The rate of a hybrid order option against the quote of its pair; the built-in rates only where there is none. */
import Big from 'big.js';
import type { HybridOption } from '#contract/network/hybrid-order-options.ts';
import { type Decimal, formatRate, formatRateInFull } from '../money/money.ts';
import { tableRatio } from '../transfer/rates.ts';
import { BUILT_IN, isQuote, type QuoteRead, quoteRange } from './quotes.ts';
import type { Judged } from './rate-limit-doubts.ts';
import { rateUnit } from './rate-limits.ts';

/** The currencies of an option as its quote is asked for: what is paid out, for one unit of what the matcher pays. */
export const optionPair = (option: Pick<HybridOption, 'pb_currency' | 'matcher_currency'>) =>
  [option.pb_currency, option.matcher_currency] as const;

/** What a rate can be compared with: the lowest and the highest usual one, in words. */
interface Usual {
  readonly low: Big;
  readonly high: Big;
  readonly words: string;
}

/** How far a rate is from what is usual, as a share of it: below 0 where it is lower. */
function away(rate: Decimal, { low, high }: Usual): Big {
  const value = new Big(rate);
  if (value.lt(low)) return value.minus(low).div(low);
  return value.gt(high) ? value.minus(high).div(high) : new Big(0);
}

/** Both directions: the unit of an option's rate is not specified. */
function usualRates(from: string, to: string, { quote, timeOf }: JudgedOption): readonly Usual[] {
  const ways = [rateUnit(from, to), rateUnit(to, from)] as const;
  if (isQuote(quote)) {
    const read = `read ${timeOf(quote.at)}`;
    const [low, high] = [new Big(1).div(quote.high), new Big(1).div(quote.low)];
    const other = { ...quote, low: low.toFixed(), high: high.toFixed() };
    return [
      {
        low: new Big(quote.low),
        high: new Big(quote.high),
        words: `the quote of ${quoteRange(quote)} ${ways[0]}, ${read}`,
      },
      { low, high, words: `the quote of ${quoteRange(other)} ${ways[1]}, ${read}` },
    ];
  }
  return [tableRatio(to, from), tableRatio(from, to)].flatMap((ratio, at) => {
    if (ratio === null) return [];
    const words = `${formatRate(ratio)} ${ways[at]} (${BUILT_IN})`;
    return [{ low: new Big(ratio), high: new Big(ratio), words }];
  });
}

type JudgedOption = Pick<Judged, 'percent' | 'timeOf'> & { readonly quote: QuoteRead };

/** Why a rate is doubted by the nearer of its two directions; null if it is not, or the quote is loading. */
export function optionRateDoubt(
  [from, to]: ReturnType<typeof optionPair>,
  rate: Decimal,
  judged: JudgedOption,
): string | null {
  if (from === null || to === null || judged.quote === 'loading') return null;
  const [nearest] = usualRates(from, to, judged)
    .map((usual) => ({ ...usual, by: away(rate, usual).times(100) }))
    .toSorted((a, b) => a.by.abs().cmp(b.by.abs()));
  if (!nearest || nearest.by.abs().lte(judged.percent)) return null;
  const by = `${nearest.by.abs().round(1, Big.roundHalfUp).toFixed()}%`;
  const side = nearest.by.lt(0) ? 'below' : 'above';
  return `An Exchange Rate of ${formatRateInFull(rate)} is ${by} ${side} ${nearest.words}.`;
}
