import { Text } from '@fluentui/react-components';
import type {
  ExchangeRateLimit,
  ExchangeRateLimitFields,
} from '#contract/network/exchange-rate-limits.ts';
import { formatRateInFull } from '#domain/money/money.ts';
import { reverseText, type SuggestedRate, suggestedRate } from '#domain/rates/limit-range.ts';
import { type LimitForm, limitFields, placeOf } from '#domain/rates/rate-limits.ts';
import styles from './rate-limits.module.css';
import { useLimits } from './useLimits.ts';

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
  /** The limit that the form is of; null for a new one. */
  readonly limit: ExchangeRateLimit | null;
}

/** Where the suggested rate lies to the ends of a limit, and what the other direction allows. */
export function LimitRange({ form, limit }: LimitRangeProps) {
  const { limits, isPending } = useLimits();
  const fields = limitFields(form, limit);
  const suggested = suggestedRate(form, fields);
  const hasPair = placeOf(form.from) !== undefined && placeOf(form.to) !== undefined;
  return (
    <div className={styles['range']}>
      {suggested && <Text size={200}>{suggested.text}</Text>}
      {suggested && fields && <Ends suggested={suggested} fields={fields} />}
      {hasPair && (
        <Text size={200}>
          {isPending ? 'Other direction: loading…' : reverseText(form, limits)}
        </Text>
      )}
    </div>
  );
}
