import { Field, Input, Select } from '@fluentui/react-components';
import { currencySteps } from '#domain/currencies/catalogue.ts';
import { formatAmount } from '#domain/money/money.ts';
import type { Chosen } from '#domain/transfer/calculator.ts';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import styles from '../transfer.module.css';
import { settledAmount } from './form.ts';
import type { LabelledFormProps } from './useTransferForm.ts';

interface AmountFieldProps extends LabelledFormProps {
  /** Which of the two amounts it is. */
  readonly side: Chosen;
}

/**
 * The chosen amount: one of the currency's steps, or a free number for unified recipients. The
 * other one follows from it: it is shown, never typed.
 */
export function AmountField({ form, side, label }: AmountFieldProps) {
  const { terms, amount, shown, sums, change } = form;
  const { exchange, limits } = terms;
  const currency = exchange[side];
  if (exchange.chosen !== side) {
    return (
      <Field label={label}>
        <Input
          disabled
          readOnly
          className={styles.amount}
          value={sums ? formatAmount(sums[side]) : EMPTY}
          contentAfter={<span className={utility.quiet}>{currency}</span>}
        />
      </Field>
    );
  }
  if (terms.unified) {
    return (
      <Field
        label={label}
        hint={`${formatAmount(String(limits.min_amount))} to ${formatAmount(String(limits.max_amount))} ${currency}`}
        validationMessage={shown.amount ?? null}
      >
        <Input
          inputMode="decimal"
          autoComplete="off"
          className={styles.amount}
          value={amount}
          contentAfter={currency}
          onChange={(_event, { value }) => change({ amount: value })}
          onBlur={() => {
            const settled = settledAmount(amount, terms);
            if (settled !== amount) change({ amount: settled });
          }}
        />
      </Field>
    );
  }
  return (
    <Field label={label} validationMessage={shown.amount ?? null}>
      <Select
        className={styles.amount}
        value={amount}
        onChange={(_event, { value }) => change({ amount: value === '' ? null : value })}
      >
        {form.kind === 'send' && <option value="">Choose an amount</option>}
        {currencySteps(limits).map((step) => (
          <option key={step} value={step}>
            {formatAmount(String(step))} {currency}
          </option>
        ))}
      </Select>
    </Field>
  );
}
