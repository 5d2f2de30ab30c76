import { Dropdown, Field, Input, Option } from '@fluentui/react-components';
import { flagOf, SENDING_CURRENCIES } from '#domain/currencies/catalogue.ts';
import { formatAmount } from '#domain/money/money.ts';
import { currencyLabel } from '#domain/transfer/pair.ts';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Flagged } from '#renderer/ui/values/places/Country.tsx';
import styles from '../transfer.module.css';
import type { FormProps, LabelledFormProps } from './useTransferForm.ts';

const LISTBOX = { className: styles['options'] ?? '' };

/** Nigeria's dollar accounts have the flag of Nigeria. */
const DOLLAR_ACCOUNT_FLAG = 'NG';

/** The sent currency: country name and currency code. */
export function SendingSelect({ form }: FormProps) {
  const { sending } = form.terms.pair;
  return (
    <Field label="Sender currency">
      <Dropdown
        listbox={LISTBOX}
        value={currencyLabel(sending)}
        selectedOptions={[sending]}
        onOptionSelect={(_event, { optionValue }) =>
          optionValue && optionValue !== sending && form.chooseSending(optionValue)
        }
      >
        {SENDING_CURRENCIES.map(({ currency_code: code, country_name: name }) => (
          <Option key={code} value={code} text={currencyLabel(code)}>
            <Flagged code={flagOf(code)} text={name} />
            <span className={styles['code']}>{code}</span>
          </Option>
        ))}
      </Dropdown>
    </Field>
  );
}

/** Where it goes. */
export function DestinationSelect({ form, label }: LabelledFormProps) {
  const { destination } = form.terms.pair;
  return (
    <Field label={label} validationMessage={form.shown.destination ?? null}>
      <Dropdown
        className={styles['narrow'] ?? ''}
        listbox={LISTBOX}
        value={destination.name}
        selectedOptions={[destination.key]}
        onOptionSelect={(_event, { optionValue }) =>
          optionValue && optionValue !== destination.key && form.chooseDestination(optionValue)
        }
      >
        {form.destinations.map(({ key, name, country, currency }) => (
          <Option key={key} value={key} text={name}>
            <Flagged code={country ?? DOLLAR_ACCOUNT_FLAG} text={name} />
            <span className={styles['code']}>{currency}</span>
          </Option>
        ))}
      </Dropdown>
    </Field>
  );
}

/** The amount that follows from the other one: shown, never typed. */
export function FollowingAmount({ form, label }: LabelledFormProps) {
  const { exchange } = form.terms;
  const amount = exchange.chosen === 'receiving' ? form.sums?.sending : form.sums?.receiving;
  return (
    <Field label={label}>
      <Input
        disabled
        className={styles['amount'] ?? ''}
        value={amount === undefined ? EMPTY : formatAmount(amount)}
        contentAfter={
          <span className={styles['unit']}>
            {exchange.chosen === 'receiving' ? exchange.sending : exchange.receiving}
          </span>
        }
      />
    </Field>
  );
}
