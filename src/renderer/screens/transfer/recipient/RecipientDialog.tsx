import { Button, Field, Input, Select, Spinner } from '@fluentui/react-components';
import { useState } from 'react';
import { isReadable } from '#contract/wire/unreadable.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { DialogParts } from '#renderer/ui/feedback/DialogShell.tsx';
import { useReported } from '#renderer/ui/feedback/useReported.ts';
import { confirmName } from '#renderer/ui/guard/notes.ts';
import { Loading } from '#renderer/ui/loading/Loading.tsx';
import { PhoneField } from '#renderer/ui/pickers/PhoneField.tsx';
import { AnswerBar } from '../posting/AnswerBar.tsx';
import type { Confirmation, RecipientStep } from '../posting/stage.ts';
import type { TransferFlow } from '../posting/useTransferFlow.ts';
import styles from '../transfer.module.css';
import {
  BANK,
  type DetailName,
  detailProblem,
  PERSONAL,
  phoneDoubt,
  type RecipientDetails,
  recipientOf,
  useDetails,
} from './details.ts';

interface RecipientDialogProps {
  readonly flow: TransferFlow;
  /** What is asked, fixed at Continue. */
  readonly confirmation: Confirmation;
  readonly step: RecipientStep;
}

interface StepProps {
  readonly details: RecipientDetails;
  /** Whether the user has tried to continue: then the step shows its errors. */
  readonly tried: boolean;
  readonly onChange: (name: DetailName, value: string) => void;
}

function PersonalStep({
  details,
  country,
  tried,
  onChange,
  countryName,
}: StepProps & { readonly country: string; readonly countryName: string }) {
  return (
    <div className={styles.halves}>
      {PERSONAL.map(([name, label], index) => {
        const problem = tried ? detailProblem([name, label], details) : null;
        const common = { 'aria-required': true, autoComplete: 'off' } as const;
        if (name === 'phone') {
          return (
            <PhoneField
              key={name}
              {...common}
              label={label}
              className={styles.wide}
              country={country}
              problem={problem}
              doubt={phoneDoubt(details.phone, country)}
              value={details.phone}
              onChange={(phone) => onChange('phone', phone)}
            />
          );
        }
        return (
          <Field
            key={name}
            label={label}
            validationMessage={problem}
            className={(name === 'email' && styles.wide) || ''}
          >
            <Input
              {...common}
              className={styles.narrow}
              autoFocus={index === 0}
              value={details[name]}
              onChange={(_event, { value }) => onChange(name, value)}
            />
          </Field>
        );
      })}
      <Field label="Country">
        <Input readOnly className={styles.narrow} value={countryName} />
      </Field>
    </div>
  );
}

function useBanks(countryCode: string, currencyCode: string) {
  const query = useEndpoint(
    'recipients.banks',
    { countryCode, currencyCode },
    { staleTime: 300_000 },
  );
  useReported(query.error, 'Error loading banks');
  return query;
}

function BankStep({
  details,
  tried,
  onChange,
  banks,
}: StepProps & { readonly banks: ReturnType<typeof useBanks> }) {
  const [bank = null, account = null] = BANK.map((field) =>
    tried ? detailProblem(field, details) : null,
  );
  return (
    <>
      <Field label="Bank" validationMessage={bank}>
        <Select
          autoFocus
          aria-required
          value={details.bankId}
          onChange={(_event, { value }) => onChange('bankId', value)}
        >
          <option value="">Choose a bank</option>
          {banks.data?.filter(isReadable).map(({ bank_id: id, name }) => (
            <option key={id} value={id}>
              {name ?? id}
            </option>
          ))}
        </Select>
      </Field>
      {banks.isError && <Button onClick={() => void banks.refetch()}>Load the banks again</Button>}
      <Field label="Account number" validationMessage={account}>
        <Input
          aria-required
          autoComplete="off"
          inputMode="numeric"
          value={details.accountNumber}
          onChange={(_event, { value }) => onChange('accountNumber', value)}
        />
      </Field>
    </>
  );
}

/** Describes a recipient whom the unified service pays: personal details, then the bank. */
export function RecipientDialog({ flow, confirmation, step }: RecipientDialogProps) {
  const country = confirmation.request.matcher_country ?? '';
  const [details, setDetails] = useDetails(country);
  const [tried, setTried] = useState(false);
  const banks = useBanks(country, confirmation.request.matcher_currency);
  const { busy, posting, mayConfirm, cancel, submit } = flow;
  const isFirst = step === 'personal';
  const fields = isFirst ? PERSONAL : BANK;

  const go = (to: RecipientStep) => {
    setTried(false);
    flow.goTo(to);
  };
  const goOn = () => {
    if (busy || !mayConfirm) return;
    const isValid = fields.every((field) => detailProblem(field, details) === null);
    setTried(true);
    if (!isValid) return;
    if (isFirst) go('bank');
    else submit(recipientOf(details));
  };
  const change = (name: DetailName, value: string) => setDetails({ ...details, [name]: value });
  const props = { details, tried, onChange: change };

  return (
    <DialogParts
      title="Recipient Details"
      stacked
      onSubmit={goOn}
      actions={
        <>
          {busy && <Spinner size="tiny" label="Sending…" />}
          <Button onClick={cancel}>{mayConfirm ? 'Cancel' : 'Close'}</Button>
          {!isFirst && (
            <Button disabledFocusable={busy} onClick={() => go('personal')}>
              Back
            </Button>
          )}
          {mayConfirm && (
            <Button appearance="primary" type="submit" disabledFocusable={busy}>
              {isFirst ? 'Next' : confirmName(posting?.note ?? null, 'Submit')}
            </Button>
          )}
        </>
      }
    >
      <p>{isFirst ? 'Step 1 of 2: personal details' : 'Step 2 of 2: bank details'}</p>
      <div className={styles.steps} aria-busy={banks.isFetching}>
        {isFirst ? (
          <PersonalStep {...props} country={country} countryName={confirmation.countryName} />
        ) : (
          <BankStep {...props} banks={banks} />
        )}
        {banks.isFetching && (
          <div className={styles.overlay}>
            <Loading what="banks" />
          </div>
        )}
      </div>
      <AnswerBar flow={flow} />
    </DialogParts>
  );
}
