import { Button, Spinner } from '@fluentui/react-components';
import { useState } from 'react';
import type { ExchangeRateLimit } from '#contract/network/exchange-rate-limits.ts';
import { keyOf } from '#domain/acts/act.ts';
import { LIMIT, LIMIT_ACTS } from '#domain/acts/areas/limits.ts';
import { limitDoubt } from '#domain/rates/rate-limit-doubts.ts';
import {
  changedRates,
  formOf,
  isDuplicate,
  type LimitForm,
  limitFields,
  limitMistakes,
  placeOfKey,
  rateUnit,
} from '#domain/rates/rate-limits.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { keepChange } from '#renderer/client/kept/changes.ts';
import { shownTime } from '#renderer/client/kept/dates.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { useFirstFocus } from '#renderer/ui/focus/useFirstFocus.ts';
import { ActNote } from '#renderer/ui/guard/ActNote.tsx';
import { MergeChoices, unmerged, useMerge } from '#renderer/ui/guard/Merge.tsx';
import { confirmName } from '#renderer/ui/guard/notes.ts';
import { useUpsert } from '#renderer/ui/guard/upsert.ts';
import { TextField } from '#renderer/ui/pickers/TextField.tsx';
import { useQuote } from '#renderer/ui/quotes/useQuotes.ts';
import { LimitRange } from './LimitRange.tsx';
import { PlaceField } from './PlaceField.tsx';
import styles from './rate-limits.module.css';
import { useLimits } from './useLimits.ts';

type FormFields = { [Name in keyof LimitForm]: string };

const LABELS: Readonly<Record<keyof LimitForm, string>> = {
  from: 'From',
  to: 'To',
  min: 'Min Exchange Rate',
  max: 'Max Exchange Rate',
};

const RATES = ['min', 'max'] as const;

interface LimitDialogProps {
  /** The limit to change, as the list showed it; null for a new one. */
  readonly limit: ExchangeRateLimit | null;
  readonly onClose: () => void;
}

interface ButtonsProps {
  readonly verb: string;
  readonly question: ReturnType<typeof useUpsert>['question'];
  readonly isBusy: boolean;
  /** Why it cannot be saved yet; null when nothing is missing. */
  readonly missing: string | null;
  readonly onClose: () => void;
}

/** Cancel and Save. A second question moves the focus to Cancel: Enter must not answer it. */
function Buttons({ verb, question, isBusy, missing, onClose }: ButtonsProps) {
  const { phase, note } = question;
  const cancel = useFirstFocus(note?.kind === 'doubt');
  return (
    <>
      {phase === 'working' && <Spinner size="tiny" label="Saving…" />}
      <Button ref={cancel} onClick={onClose}>
        {phase === 'settling' ? 'Close' : 'Cancel'}
      </Button>
      {note?.kind === 'not-read' && <Button onClick={() => void question.open()}>Retry</Button>}
      <Button
        type="submit"
        appearance="primary"
        disabledFocusable={isBusy || !question.mayConfirm || missing !== null}
        {...(missing !== null && { title: missing })}
      >
        {confirmName(note, verb)}
      </Button>
    </>
  );
}

/** The form of a limit. Errors are shown at their fields after an attempt to save. */
export function LimitDialog({ limit, onClose }: LimitDialogProps) {
  const own = limit?.id ?? null;
  const [form, setForm, forget] = useDraft(`rate-limits.form.${own ?? 'new'}`, (kept) => ({
    ...formOf(limit),
    ...(kept as LimitForm | undefined),
  }));
  const original = formOf(limit);
  const [tried, setTried] = useState(false);
  const close = () => {
    forget();
    onClose();
  };
  const { limits, isPending } = useLimits();
  const sending = placeOfKey(form.from)?.currency ?? null;
  const receiving = placeOfKey(form.to)?.currency ?? null;
  const quote = useQuote(sending, receiving);
  const { app, drafts } = useDesk();
  const percent = app.managed.rateDoubtPercent;
  const fields = limitFields(form, limit);
  const { question, save, words } = useUpsert({
    create: LIMIT_ACTS['rate-limit.create'],
    update: LIMIT_ACTS['rate-limit.update'],
    seen: limit,
    form: fields,
    doubt: (now) => limitDoubt(now, { others: limits, quote, percent, timeOf: shownTime }),
    onDone: () => {
      const text = limit && fields && changedRates(limit, { ...limit, ...fields });
      if (text) keepChange(drafts, keyOf(LIMIT, limit), text);
      close();
    },
  });
  const merge = useMerge<FormFields>(original, form, setForm);
  const isBusy = isPending || question.phase === 'reading' || question.phase === 'working';
  const unit = rateUnit(sending, receiving);
  const missing = unmerged(merge) ?? (quote === 'loading' ? 'Loading the quote…' : null);
  const mistakes = tried ? limitMistakes(form, limit) : {};
  const set = (change: Partial<LimitForm>) => setForm({ ...form, ...change });

  const submit = () => {
    setTried(true);
    if (!isBusy && missing === null && fields) void save();
  };

  return (
    <DialogShell
      title={limit === null ? 'Add New Rate Limit' : 'Edit Rate Limit'}
      edits
      contentClass={styles.form}
      actions={
        <Buttons
          verb={limit === null ? 'Add' : 'Save'}
          question={question}
          isBusy={isBusy}
          missing={missing}
          onClose={close}
        />
      }
      onSubmit={submit}
      onClose={close}
    >
      <PlaceField
        label="From"
        value={form.from}
        mistake={mistakes.from}
        onChange={(from) => set({ from })}
      />
      <PlaceField label="To" value={form.to} mistake={mistakes.to} onChange={(to) => set({ to })} />
      {RATES.map((key) => (
        <TextField
          key={key}
          label={LABELS[key]}
          inputMode="decimal"
          required={limit === null || original[key] !== ''}
          hint={unit && `In ${unit}`}
          validationMessage={mistakes[key] ?? null}
          value={form[key]}
          onChange={(value) => set({ [key]: value })}
        />
      ))}
      <LimitRange form={form} limit={limit} />
      <div className={styles.notes}>
        {isDuplicate(form, limits ?? [], own) && (
          <InlineMessage intent="warning" title="This pair already has a limit">
            Edit that limit instead. The server may reject a second one.
          </InlineMessage>
        )}
        <ActNote state={question} words={words} />
        <MergeChoices
          merge={merge}
          theirs={'id' in question.now ? formOf(question.now) : null}
          labels={LABELS}
        />
      </div>
    </DialogShell>
  );
}
