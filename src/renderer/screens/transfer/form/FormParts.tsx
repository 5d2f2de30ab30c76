import { Button, Checkbox, Spinner } from '@fluentui/react-components';
import {
  type FormEvent,
  type PropsWithChildren,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { formatAmount } from '#domain/money/money.ts';
import { useUnsettled } from '#renderer/client/acts/windowActs.ts';
import { ActNote } from '#renderer/ui/guard/ActNote.tsx';
import { Loading } from '#renderer/ui/loading/Loading.tsx';
import utility from '#renderer/ui/utility.module.css';
import { Unbroken } from '#renderer/ui/values/text/Unbroken.tsx';
import { AnswerBar } from '../posting/AnswerBar.tsx';
import { POSTING_WORDS } from '../posting/posting.ts';
import { TransferDialogs } from '../posting/TransferDialogs.tsx';
import type { TransferFlow } from '../posting/useTransferFlow.ts';
import styles from '../transfer.module.css';
import { LoadProblem } from './LoadProblem.tsx';
import type { FormProps } from './useTransferForm.ts';

const FIELD = 'input, select, textarea, [role=combobox]';

/**
 * Puts the focus on the first field that says what is wrong, once it says so; not when a person has
 * gone to a field meanwhile: what they type belongs there.
 */
export const focusWrong = (form: HTMLFormElement): void => {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const now = document.activeElement;
    const isElsewhere = now !== before && form.contains(now) && now?.matches(FIELD);
    if (!isElsewhere) form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
};

/** Its checkbox is shown only where a partial match can be allowed. */
export function PartialMatch({ form: { terms, partial, change } }: FormProps) {
  return (
    <div className={styles.wide}>
      {terms.offersPartial && (
        <Checkbox
          className={styles.partial}
          label="Allow partial match"
          checked={partial}
          onChange={(_event, { checked }) => change({ partial: checked === true })}
        />
      )}
    </div>
  );
}

/** What is known of transfers whose outcome is not: of that of this form, and of earlier ones. */
function OutcomeBar({ flow }: { readonly flow: TransferFlow }) {
  const shown = flow.posting?.note?.kind === 'unknown' ? flow.posting.note.act.key : undefined;
  const others = useUnsettled().filter(
    ({ subject, key, outcome }) =>
      subject.kind === 'transfer' && outcome === 'unknown' && key !== shown,
  );
  if (flow.stage.name !== 'form') return null;
  return (
    <div className={styles.wide}>
      {others.map((act) => (
        <ActNote
          key={act.key}
          state={{
            phase: 'asking',
            note: { kind: 'unknown', act, problem: null, asksAgain: false },
          }}
          words={POSTING_WORDS}
        />
      ))}
      <AnswerBar flow={flow} />
    </div>
  );
}

interface FootProps extends FormProps {
  readonly flow: TransferFlow;
  readonly isHeld: boolean;
  /** Whether it waits for the current rate. */
  readonly isReading: boolean;
}

/** What it costs in all, and the way on. */
function FormFoot({ form, flow, isHeld, isReading }: FootProps) {
  const { sums, terms } = form;
  const { sending } = terms.exchange;
  const reason = useId();
  return (
    <div className={`${styles.foot} ${utility.line}`}>
      <div className={`${utility.second} ${utility.spacer}`}>
        <p>
          {sums && (
            <Unbroken
              text={`Total ${formatAmount(sums.total)} ${sending}, with a fee of ${formatAmount(sums.fee)} ${sending}`}
            />
          )}
        </p>
        <p id={reason}>{form.held}</p>
      </div>
      {flow.busy && flow.stage.name === 'form' && (
        <Spinner size="tiny" label="Looking up the recipient" />
      )}
      {isReading && <Loading what="the current rate" />}
      <Button
        type="submit"
        appearance="primary"
        aria-describedby={reason}
        disabledFocusable={isHeld}
      >
        Continue
      </Button>
    </div>
  );
}

interface FormFrameProps extends PropsWithChildren<FormProps> {
  readonly flow: TransferFlow;
  /** The accessible name. */
  readonly label: string;
  /** Called with the first error when a form that is wrong is asked to go on. */
  readonly onWrong: (form: HTMLFormElement, error: string) => void;
}

/** One of the forms around its fields: what is known of the posting, the way on and its dialogs. */
export function FormFrame({ form, flow, label, onWrong, children }: FormFrameProps) {
  const { rates } = form;
  /** The form that goes on once its rates have been read again. */
  const [waiting, setWaiting] = useState<HTMLFormElement | null>(null);
  const isHeld = flow.busy || form.held !== null || rates.loading || waiting !== null;
  const goOn = (element: HTMLFormElement) => {
    const [error] = form.problems.values();
    if (error === undefined) flow.proceed();
    else onWrong(element, error);
  };
  const afterReading = useEffectEvent((element: HTMLFormElement) => {
    setWaiting(null);
    // Rates that could not be read again say so beside the rate.
    if (!rates.isOld()) goOn(element);
  });
  useEffect(() => {
    if (waiting && !rates.reading) afterReading(waiting);
  }, [waiting, rates.reading]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isHeld) return;
    form.ask();
    if (rates.isOld()) {
      rates.reload();
      setWaiting(event.currentTarget);
    } else goOn(event.currentTarget);
  };
  if (form.loading) return <Loading what="currencies and rates" />;
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate aria-label={label}>
        <OutcomeBar flow={flow} />
        {/* Without who posts, nothing is posted. */}
        <LoadProblem
          error={form.senderError}
          title="Your address and phone number could not be loaded"
          meanwhile="Corridor checks them before a transfer is posted."
          onRetry={form.reloadSender}
        />
        <fieldset className={styles.fields} disabled={flow.busy}>
          {children}
        </fieldset>
        <FormFoot form={form} flow={flow} isHeld={isHeld} isReading={waiting !== null} />
      </form>
      <TransferDialogs flow={flow} />
    </>
  );
}
