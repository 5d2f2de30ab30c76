import { Field, Select } from '@fluentui/react-components';
import { currencyOf } from '#domain/currencies/catalogue.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import utility from '#renderer/ui/utility.module.css';
import { useTransferFlow } from '../posting/useTransferFlow.ts';
import styles from '../transfer.module.css';
import { AmountField } from './AmountField.tsx';
import { FormFrame, focusWrong, PartialMatch } from './FormParts.tsx';
import { HandleField } from './HandleField.tsx';
import { DestinationSelect, SendingSelect } from './PairFields.tsx';
import { RateField } from './RateField.tsx';
import { type FormProps, useTransferForm } from './useTransferForm.ts';

/** How the sender pays: a payment type of the currency they send. */
function PaymentMethodSelect({ form }: FormProps) {
  const { entries, terms, shown, change } = form;
  const types = currencyOf(terms.exchange.sending)?.payment_types ?? [];
  return (
    <Field label="Payment method" validationMessage={shown.method ?? null}>
      <Select
        value={entries.method ?? ''}
        onChange={(_event, { value }) => change({ method: value === '' ? null : value })}
      >
        <option value="">Choose a payment method</option>
        {types.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/**
 * The send-money variant (3C, 3U, 3V). Only its first error is shown in a dialog; after that all
 * errors are below their fields.
 */
export function SendForm() {
  const feedback = useFeedback();
  const form = useTransferForm('send');
  const flow = useTransferFlow(form);

  const showWrong = (element: HTMLFormElement, error: string) =>
    feedback.alert({ title: 'Error', text: error, onClose: () => focusWrong(element) });

  return (
    <FormFrame form={form} flow={flow} label="Send money" onWrong={showWrong}>
      <fieldset className={`${styles.side} ${utility.framed}`}>
        <legend>YOU SEND</legend>
        <SendingSelect form={form} />
        <PaymentMethodSelect form={form} />
        <AmountField form={form} side="sending" label="Sending amount" />
      </fieldset>
      <fieldset className={`${styles.side} ${utility.framed}`}>
        <legend>RECIPIENT GETS</legend>
        <DestinationSelect form={form} label="Receiving country" />
        <AmountField form={form} side="receiving" label="Receiving amount" />
        {!form.terms.unified && <HandleField form={form} label="Recipient e-mail" />}
      </fieldset>
      <RateField form={form} />
      <PartialMatch form={form} />
    </FormFrame>
  );
}
