import { Combobox, Field, Option } from '@fluentui/react-components';
import { PersonRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { isReadable } from '#contract/wire/unreadable.ts';
import { isEmail } from '#domain/transfer/offer.ts';
import { handleError } from '#domain/transfer/send-form.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { usePerson } from '#renderer/client/desk/desk.ts';
import { Private } from '#renderer/ui/values/Private.tsx';
import { useDebounced } from '#renderer/ui/values/useDebounced.ts';
import styles from '../transfer.module.css';
import { FEWEST_CHARACTERS, type Owner, ownerFound, ownerText, suggestionsFor } from './handle.ts';
import type { LabelledFormProps } from './useTransferForm.ts';

/** Suggestions are searched after this many milliseconds without typing. */
const REST_MS = 300;

/** For so long an answer about people is taken as fresh, in milliseconds. */
const FRESH_MS = 60_000;

const LISTBOX = { className: styles.options };

/** People this person has sent to before whose name or e-mail holds the text. */
function useSuggestions(text: string) {
  const id = usePerson();
  const searched = useDebounced(text.trim(), REST_MS);
  const { data } = useEndpoint(
    'senders.beneficiaries',
    { id, email: searched },
    { enabled: searched.length >= FEWEST_CHARACTERS, staleTime: FRESH_MS },
  );
  return suggestionsFor(text, searched, data?.filter(isReadable));
}

/** Who has the handle; null for what is no handle. */
function useOwner(handle: string): Owner | null {
  const enabled = isEmail(handle);
  const { data, error } = useEndpoint(
    'senders.findHandle',
    { handle },
    { enabled, staleTime: FRESH_MS },
  );
  return enabled ? ownerFound(data, error) : null;
}

interface OwnerLineProps {
  readonly owner: Owner | null;
  readonly handle: string;
}

/** The person who has the handle, or why none is shown. It has its room before, so that nothing moves. */
function OwnerLine({ owner, handle }: OwnerLineProps) {
  return (
    <div role="status" className={styles.owner}>
      {owner?.kind === 'person' && (
        <>
          <PersonRegular aria-hidden />
          <b>{owner.name ?? 'Name not available'}</b>
          <Private>{owner.email ?? handle}</Private>
        </>
      )}
      {owner && owner.kind !== 'person' && ownerText(owner.kind)}
    </div>
  );
}

/**
 * The recipient's handle, with suggestions of earlier recipients. It is checked and looked up when
 * the field is left. Typed text stays unchanged: a suggestion is taken only by the arrow keys or a
 * click.
 */
export function HandleField({ form, label }: LabelledFormProps) {
  const value = form.entries.handle;
  const onChange = (handle: string) => form.change({ handle });
  // Not in the form that shows its first error in a dialog.
  const showsErrorOnBlur = form.kind === 'create';
  const [isTouched, setTouched] = useState(false);
  const [open, setOpen] = useState(false);
  // What a kept form holds was typed before: it is looked up at once.
  const [settled, setSettled] = useState(value);
  const suggestions = useSuggestions(value);
  const owner = useOwner(settled === value ? value.trim() : '');
  return (
    <div>
      <Field
        label={label}
        validationMessage={
          form.tried || (showsErrorOnBlur && isTouched) ? handleError(value.trim()) : null
        }
      >
        <Combobox
          freeform
          // No option is active by itself: Tab and Enter would take it.
          disableAutoFocus
          listbox={LISTBOX}
          aria-required
          // An empty list would only be in the way.
          open={open && suggestions.length > 0}
          onOpenChange={(_event, data) => setOpen(data.open)}
          autoComplete="off"
          spellCheck={false}
          value={value}
          selectedOptions={[]}
          onBlur={() => {
            // Also of a list that is not drawn yet: it would open over what comes next.
            setOpen(false);
            setTouched(true);
            setSettled(value);
          }}
          onChange={(event) => {
            onChange(event.target.value);
            setOpen(true);
          }}
          onOptionSelect={(_event, { optionValue }) => {
            if (!optionValue) return;
            onChange(optionValue);
            setSettled(optionValue);
          }}
        >
          {suggestions.map(({ email, name }) => (
            // Without a text: Fluent would go to the option that begins with the typed text.
            <Option key={email} value={email} text="">
              <bdi>{name}</bdi> <bdi className={styles.code}>{email}</bdi>
            </Option>
          ))}
        </Combobox>
      </Field>
      <OwnerLine owner={owner} handle={value.trim()} />
    </div>
  );
}
