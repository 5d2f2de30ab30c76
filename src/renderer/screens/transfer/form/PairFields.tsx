import { Dropdown, Field, Option } from '@fluentui/react-components';
import { flagOf, SENDING_CURRENCIES } from '#domain/currencies/catalogue.ts';
import { currencyLabel } from '#domain/transfer/pair.ts';
import utility from '#renderer/ui/utility.module.css';
import { Flagged } from '#renderer/ui/values/places/Country.tsx';
import styles from '../transfer.module.css';
import type { FormProps, LabelledFormProps } from './useTransferForm.ts';

const LISTBOX = { className: styles.options };
const CUT = { className: utility.cut };

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
            <span className={styles.code}>{code}</span>
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
        className={styles.narrow}
        button={CUT}
        listbox={LISTBOX}
        value={destination.name}
        selectedOptions={[destination.key]}
        onOptionSelect={(_event, { optionValue }) =>
          optionValue && optionValue !== destination.key && form.chooseDestination(optionValue)
        }
      >
        {form.destinations.map(({ key, name, country, currency }) => (
          <Option key={key} value={key} text={name}>
            <Flagged code={country} text={name} />
            <span className={styles.code}>{currency}</span>
          </Option>
        ))}
      </Dropdown>
    </Field>
  );
}
