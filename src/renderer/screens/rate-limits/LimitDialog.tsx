import { Button, Field, Input, Spinner } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExchangeRateLimit } from '#contract/exchange-rate-limits.ts';
import { readRows } from '#domain/paging.ts';
import {
  formOf,
  isDuplicate,
  type LimitForm,
  limitFields,
  limitMistakes,
  placeOf,
} from '#domain/rate-limits.ts';
import { callEndpoint } from '#renderer/client/endpoints.ts';
import { useDraft } from '#renderer/client/useDraft.ts';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { ActNote } from '#renderer/ui/guard/ActNote.tsx';
import { PlaceField } from './PlaceField.tsx';
import styles from './rate-limits.module.css';
import { useSaveLimit } from './useSaveLimit.ts';

const NOTHING: readonly never[] = [];
/** Limits between two countries that are read at once, and at the most. */
const PAGE_SIZE = 100;
const MOST = 1000;

/** Whether another limit is about the chosen pair; false while it is not known. */
function useDuplicate({ from, to }: LimitForm, own: string | null): boolean {
  const [source, target] = [placeOf(from), placeOf(to)];
  const filters = {
    poster_country_abbreviation: source?.abbreviation,
    matcher_country_abbreviation: target?.abbreviation,
  };
  const others = useQuery({
    queryKey: ['exchangeRateLimits', 'of pair', filters],
    queryFn: ({ signal }) =>
      readRows(
        (paging) => callEndpoint('exchangeRateLimits.list', { filters, ...paging }, signal),
        {
          pageSize: PAGE_SIZE,
          most: MOST,
        },
      ),
    enabled: source !== undefined && target !== undefined,
  });
  return isDuplicate({ from, to }, others.data?.rows ?? NOTHING, own);
}

interface LimitDialogProps {
  /** The limit to change, as the list showed it; null for a new one. */
  readonly limit: ExchangeRateLimit | null;
  readonly onClose: () => void;
}

/** The form of a limit. Errors are shown at their fields after an attempt to save. */
export function LimitDialog({ limit, onClose }: LimitDialogProps) {
  const own = limit?.id ?? null;
  const [form, setForm, forget] = useDraft(`rate-limits.form.${own ?? 'new'}`, (kept) => ({
    ...formOf(limit),
    ...(kept as LimitForm | undefined),
  }));
  const came = formOf(limit);
  const [tried, setTried] = useState(false);
  const close = () => {
    forget();
    onClose();
  };
  const { save, asked, words } = useSaveLimit(limit, form, close);
  const isBusy = asked.phase === 'reading' || asked.phase === 'working';
  const duplicate = useDuplicate(form, own);
  const mistakes = tried ? limitMistakes(form, limit) : {};
  const set = (change: Partial<LimitForm>) => setForm({ ...form, ...change });

  const submit = () => {
    setTried(true);
    if (limitFields(form, limit)) void save();
  };

  const rate = (key: 'min' | 'max', label: string) => (
    <Field
      label={label}
      required={!(limit && came[key] === '')}
      validationMessage={mistakes[key] ?? null}
    >
      <Input
        inputMode="decimal"
        value={form[key]}
        onChange={(_event, { value }) => set({ [key]: value })}
      />
    </Field>
  );

  return (
    <DialogShell
      title={limit === null ? 'Add New Rate Limit' : 'Edit Rate Limit'}
      edits
      contentClass={styles['form']}
      actions={
        <>
          {asked.phase === 'working' && <Spinner size="tiny" label="Saving…" />}
          <Button onClick={close}>{asked.phase === 'settling' ? 'Close' : 'Cancel'}</Button>
          {asked.note?.kind === 'not-read' && (
            <Button onClick={() => void asked.open()}>Retry</Button>
          )}
          <Button
            type="submit"
            appearance="primary"
            disabledFocusable={isBusy || !asked.mayConfirm}
          >
            {limit === null ? 'Add' : 'Save'}
          </Button>
        </>
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
      {rate('min', 'Min Exchange Rate')}
      {rate('max', 'Max Exchange Rate')}
      {duplicate && (
        <InlineMessage
          intent="warning"
          title="This pair already has a limit"
          className={styles['message']}
        >
          Edit that limit instead. The server may reject a second one.
        </InlineMessage>
      )}
      <ActNote state={asked} words={words} />
    </DialogShell>
  );
}
