import { Field, Input, Textarea } from '@fluentui/react-components';
import { useState } from 'react';
import utility from '#renderer/ui/utility.module.css';
import { useTransferFlow } from '../posting/useTransferFlow.ts';
import styles from '../transfer.module.css';
import { AmountField } from './AmountField.tsx';
import { FormFrame, focusWrong, PartialMatch } from './FormParts.tsx';
import { HandleField } from './HandleField.tsx';
import { LoadProblem } from './LoadProblem.tsx';
import { DestinationSelect, SendingSelect } from './PairFields.tsx';
import { RateField } from './RateField.tsx';
import { useTransferForm } from './useTransferForm.ts';

/** Create Order (3C01). Errors are under their fields. */
export function CreateForm() {
  const form = useTransferForm('create');
  // The form is empty after each transfer, without errors.
  const [posted, setPosted] = useState(0);
  const flow = useTransferFlow(form, () => setPosted(posted + 1));
  const { terms } = form;
  return (
    <FormFrame form={form} flow={flow} label="Create Order" onWrong={focusWrong}>
      <LoadProblem
        error={form.countriesError}
        title="Error loading countries"
        meanwhile="The built-in countries are offered."
        onRetry={form.reloadCountries}
      />
      <fieldset className={`${styles.side} ${utility.framed}`}>
        <legend>YOU SEND</legend>
        <SendingSelect form={form} />
        <AmountField form={form} side="sending" label="Sending amount" />
      </fieldset>
      <fieldset className={`${styles.side} ${utility.framed}`}>
        <legend>RECIPIENT GETS</legend>
        <div className={styles.pairOfFields}>
          <DestinationSelect form={form} label="Recipient country" />
          <Field label="Recipient currency">
            <Input readOnly className={styles.narrow} value={terms.exchange.receiving} />
          </Field>
        </div>
        <AmountField form={form} side="receiving" label="Receiving amount" />
      </fieldset>
      <RateField form={form} />
      {!terms.unified && (
        <HandleField key={posted} form={form} label="Recipient's handle (e-mail address)" />
      )}
      <Field label="Memo">
        {/* As high as the handle with two lines under it, so that Continue stays under the pointer. */}
        <Textarea
          rows={3}
          value={form.entries.memo}
          onChange={(_event, { value }) => form.change({ memo: value })}
        />
      </Field>
      <PartialMatch form={form} />
    </FormFrame>
  );
}
