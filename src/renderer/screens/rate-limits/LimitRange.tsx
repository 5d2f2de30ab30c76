import { Text } from '@fluentui/react-components';
import type { ExchangeRateLimit } from '#contract/network/exchange-rate-limits.ts';
import { formatRate, formatRateInFull } from '#domain/money/money.ts';
import {
  isQuote,
  PLACE_NAMES,
  placed,
  type QuoteRead,
  quoteCellText,
  quoteRange,
  quoteText,
  suggestionFor,
} from '#domain/rates/quotes.ts';
import { reverseText } from '#domain/rates/rate-limit-doubts.ts';
import {
  type Bounds,
  boundsOf,
  type LimitForm,
  limitFields,
  limitNow,
  limitUnit,
  placeOfKey,
} from '#domain/rates/rate-limits.ts';
import { shownTime } from '#renderer/client/kept/dates.ts';
import { QuoteBar } from '#renderer/ui/quotes/QuoteBar.tsx';
import { useQuote } from '#renderer/ui/quotes/useQuotes.ts';
import utility from '#renderer/ui/utility.module.css';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import styles from './rate-limits.module.css';
import { useLimits } from './useLimits.ts';
import type { QuotedLimit } from './useQuotedLimits.ts';

/** The quote's place to the ends, where it is outside or near one. */
function PlaceChip({ bounds, read }: { readonly bounds: Bounds; readonly read: QuoteRead }) {
  if (!isQuote(read)) return null;
  const { place } = placed(read, bounds);
  const text = PLACE_NAMES[place];
  const tone = place === 'below' || place === 'above' ? 'danger' : 'warning';
  return text && <Chip label={{ text, tone }} />;
}

/** The quote of a limit over its bar, in a cell of the list. */
export function QuoteCell({ limit }: { readonly limit: QuotedLimit }) {
  const { poster_currency_code: from, matcher_currency_code: to, quote } = limit;
  if (!isQuote(quote)) return quoteCellText(limit, shownTime);
  const bounds = boundsOf(limit);
  return (
    <span className={styles.quote}>
      <span>
        <span className={utility.ends}>
          {quoteRange(quote)} <span className={utility.quiet}>{shownTime(quote.at)}</span>
        </span>
        <QuoteBar
          bounds={bounds}
          read={quote}
          suggested={suggestionFor(from ?? '', to ?? '', quote)}
        />
      </span>
      <PlaceChip bounds={bounds} read={quote} />
    </span>
  );
}

/** What the limit of the other direction allows, and its quote's place, in a cell of the board. */
export function ReverseCell({ limit: { reverse } }: { readonly limit: QuotedLimit }) {
  if (!reverse) return null;
  return (
    <span className={styles.reverse}>
      {reverseCellText(reverse)} <PlaceChip bounds={boundsOf(reverse)} read={reverse.quote} />
    </span>
  );
}

/** '6.73 to 9.11 GHS for 1 EUR'. */
export const reverseCellText = (reverse: QuotedLimit | undefined): string | null =>
  reverse ? `${limitNow(reverse)} ${limitUnit(reverse) ?? ''}`.trimEnd() : null;

interface LimitRangeProps {
  readonly form: LimitForm;
  /** The limit that the form is of; null for a new one. */
  readonly limit: ExchangeRateLimit | null;
}

const NO_BOUNDS: Bounds = { min: null, max: null };

/** Where the quote of the pair is to the ends of a limit, and what the other direction allows. */
export function LimitRange({ form, limit }: LimitRangeProps) {
  const { limits, isPending } = useLimits();
  const from = placeOfKey(form.from)?.currency ?? null;
  const to = placeOfKey(form.to)?.currency ?? null;
  const read = useQuote(from, to);
  if (from === null || to === null) return null;
  const fields = limitFields(form, limit);
  const bounds = fields ? boundsOf(fields) : NO_BOUNDS;
  const suggested = suggestionFor(from, to, read);
  return (
    <div className={styles.range}>
      <Text size={200} className={`${styles.quoted} ${utility.row}`}>
        {quoteText({ from, to }, read, shownTime)} <PlaceChip bounds={bounds} read={read} />
      </Text>
      {fields && (
        <div className={styles.scale}>
          <span>Min {bounds.min === null ? 'none' : formatRateInFull(bounds.min)}</span>
          <QuoteBar bounds={bounds} read={read} suggested={suggested} />
          <span>Max {bounds.max === null ? 'none' : formatRateInFull(bounds.max)}</span>
        </div>
      )}
      {suggested !== null && isQuote(read) && (
        <Text size={200}>Suggested by the quote: {formatRate(suggested)} (the thin mark)</Text>
      )}
      <Text size={200}>{isPending ? 'Other direction: loading…' : reverseText(form, limits)}</Text>
    </div>
  );
}
