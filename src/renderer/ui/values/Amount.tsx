import { isUnreadable, type Shown } from '#contract/wire/unreadable.ts';
import { type Decimal, formatAmount, formatRateInFull } from '#domain/money/money.ts';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from './empty.ts';
import { Unread } from './Unread.tsx';
import styles from './values.module.css';

interface AmountProps {
  readonly amount: Shown<Decimal>;
  readonly currency?: string | null;
  /** Shows every digit, where a rounded amount could read like another one. */
  readonly inFull?: true;
  /** Why there is no amount, told by the dash's tooltip. */
  readonly missing?: string;
}

/** An amount with 2 decimals and its currency code after it; an en dash where there is none. */
export function Amount({ amount, currency, inFull, missing }: AmountProps) {
  if (amount === null) {
    return (
      <span className={utility.quiet} title={missing}>
        {EMPTY}
      </span>
    );
  }
  return (
    <span className={styles.number}>
      {isUnreadable(amount) ? (
        <Unread value={amount} />
      ) : (
        (inFull ? formatRateInFull : formatAmount)(amount)
      )}
      {currency && <span className={styles.currency}>{` ${currency}`}</span>}
    </span>
  );
}
