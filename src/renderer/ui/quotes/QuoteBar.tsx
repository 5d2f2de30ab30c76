import type { Decimal } from '#domain/money/money.ts';
import { barOf, type QuoteRead } from '#domain/rates/quotes.ts';
import type { Bounds } from '#domain/rates/rate-limits.ts';
import styles from './quotes.module.css';

interface QuoteBarProps {
  readonly bounds: Bounds;
  readonly read: QuoteRead;
  readonly suggested: Decimal | null;
}

const percent = (share: number) => `${share * 100}%`;

/** What a limit allows, with the quote and the suggested rate on the same scale. What it shows stands beside it in words. */
export function QuoteBar({ bounds, read, suggested: rate }: QuoteBarProps) {
  const bar = barOf(bounds, read, rate);
  if (bar === null) return null;
  const part = ([from, to]: readonly [number, number]) => ({
    insetInlineStart: percent(from),
    insetInlineEnd: percent(1 - to),
  });
  return (
    <span className={styles.bar} aria-hidden>
      <span className={styles.allowed} style={part(bar.allowed)} />
      {bar.quote && <span className={styles.quote} style={part(bar.quote)} />}
      {bar.suggested !== null && (
        <span className={styles.suggested} style={{ insetInlineStart: percent(bar.suggested) }} />
      )}
    </span>
  );
}
