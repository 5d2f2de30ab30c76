import { Text } from '@fluentui/react-components';
import type { ExchangeRateLimit } from '#contract/network/exchange-rate-limits.ts';
import { formOf } from '#domain/rates/rate-limits.ts';
import utility from '#renderer/ui/utility.module.css';
import { LimitRange } from './LimitRange.tsx';
import styles from './rate-limits.module.css';

/** Pixels of what a limit opens to. */
export const OPEN_LIMIT_HEIGHT = 140;

export const NO_LOG = 'The network keeps no log of limits, so earlier values cannot be shown';

/** What a row of limits opens to: the quote to its ends, the other direction, and that there is no log. */
export function OpenLimit({ limit }: { readonly limit: ExchangeRateLimit }) {
  return (
    <div className={styles.open}>
      <LimitRange form={formOf(limit)} limit={limit} />
      <Text size={200} className={utility.quiet}>
        {NO_LOG}.
      </Text>
    </div>
  );
}
