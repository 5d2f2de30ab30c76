import { Field, Input, Select } from '@fluentui/react-components';
import { currencySteps } from '#domain/currencies/catalogue.ts';
import { formatAmount } from '#domain/money/money.ts';
import styles from '../transfer.module.css';
import { chosenCurrency, settledAmount } from './form.ts';
import type { LabelledFormProps } from './useTransferForm.ts';

/** The chosen amount: one of the currency's steps, or a free number for unified recipients. */
export function AmountField({ form, label }: LabelledFormProps) {
  const { terms, amount, shown, change } = form;
  const { exchange, limits } = terms;
  const currency = chosenCurrency(exchange);
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
          className={styles['amount'] ?? ''}
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
        className={styles['amount'] ?? ''}
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
