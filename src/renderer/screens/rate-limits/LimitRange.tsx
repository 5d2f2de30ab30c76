import { Text } from '@fluentui/react-components';
import type {
  ExchangeRateLimit,
  ExchangeRateLimitFields,
} from '#contract/network/exchange-rate-limits.ts';
import { reverseText, suggestedRate } from '#domain/rates/limit-range.ts';
import { type LimitForm, placeOf } from '#domain/rates/rate-limits.ts';
import styles from './rate-limits.module.css';

interface LimitRangeProps {
  readonly form: LimitForm;
  /** The fields of the form; undefined while it has mistakes. */
  readonly fields: ExchangeRateLimitFields | undefined;
  /** All limits; null if they could not be loaded. */
  readonly others: readonly ExchangeRateLimit[] | null;
  readonly isLoading: boolean;
}

/** The suggested rate as a mark between the ends of a limit, the other direction, and that there is no log. */
export function LimitRange({ form, fields, others, isLoading }: LimitRangeProps) {
  const suggested = suggestedRate(form, fields);
  const hasPair = placeOf(form.from) !== undefined && placeOf(form.to) !== undefined;
  return (
    <div className={styles['range']}>
      {suggested && <Text size={200}>{suggested.text}</Text>}
      {suggested && suggested.share !== null && (
        <div className={styles['ends']} aria-hidden>
          <span
            className={styles['mark']}
            style={{ insetInlineStart: `${suggested.share * 100}%` }}
          />
        </div>
      )}
      {hasPair && !isLoading && <Text size={200}>{reverseText(form, others)}</Text>}
      <Text size={200}>
        No log of limits is available from the network, so earlier values cannot be shown.
      </Text>
    </div>
  );
}
