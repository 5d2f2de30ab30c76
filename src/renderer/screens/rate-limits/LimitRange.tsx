import { Text } from '@fluentui/react-components';
import type {
  ExchangeRateLimit,
  ExchangeRateLimitFields,
} from '#contract/network/exchange-rate-limits.ts';
import { formatRateInFull } from '#domain/money/money.ts';
import { reverseText, type SuggestedRate, suggestedRate } from '#domain/rates/limit-range.ts';
import { type LimitForm, placeOf } from '#domain/rates/rate-limits.ts';
import styles from './rate-limits.module.css';

interface EndsProps {
  readonly suggested: SuggestedRate;
  readonly fields: ExchangeRateLimitFields;
}

/** The suggested rate as a mark between the two ends, or beside the one that it is beyond. */
function Ends({ suggested: { share, lies }, fields }: EndsProps) {
  const { min_exchange_rate: min, max_exchange_rate: max } = fields;
  if (share === null || min === null || max === null) return null;
  return (
    <div className={styles['scale']}>
      <span>Min {formatRateInFull(min)}</span>
      <span className={styles['ends']} data-lies={lies}>
        <span className={styles['mark']} style={{ insetInlineStart: `${share * 100}%` }} />
      </span>
      <span>Max {formatRateInFull(max)}</span>
    </div>
  );
}

interface LimitRangeProps {
  readonly form: LimitForm;
  /** The fields of the form; undefined while it has mistakes. */
  readonly fields: ExchangeRateLimitFields | undefined;
  /** All limits; null if they could not be loaded. */
  readonly others: readonly ExchangeRateLimit[] | null;
  readonly isLoading: boolean;
}

/** Where the suggested rate lies to the ends of a limit, and what the other direction allows. */
export function LimitRange({ form, fields, others, isLoading }: LimitRangeProps) {
  const suggested = suggestedRate(form, fields);
  const hasPair = placeOf(form.from) !== undefined && placeOf(form.to) !== undefined;
  return (
    <div className={styles['range']}>
      {suggested && <Text size={200}>{suggested.text}</Text>}
      {suggested && fields && <Ends suggested={suggested} fields={fields} />}
      {hasPair && (
        <Text size={200}>
          {isLoading ? 'Other direction: loading…' : reverseText(form, others)}
        </Text>
      )}
    </div>
  );
}
