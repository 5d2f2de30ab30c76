import { Combobox, Field, Option } from '@fluentui/react-components';
import { useState } from 'react';
import type { HandleOwner } from '#contract/transfers.ts';
import { isEmail, recipientName } from '#domain/transfer/offer.ts';
import { useSession } from '#renderer/desk/desk.ts';
import { useEndpoint } from '#renderer/desk/endpoints.ts';
import styles from './transfer.module.css';
import { useDebounced } from './useDebounced.ts';

/** From so many characters on suggestions are looked for, after so many milliseconds of rest. */
const FEWEST_CHARACTERS = 2;
const REST_MS = 300;

const LISTBOX = { className: styles['options'] ?? '' };

/** The error of a handle; null for one that may be right. */
export function handleProblem(handle: string): string | null {
  if (handle.trim() === '') return "Please enter the recipient's email address";
  return isEmail(handle.trim()) ? null : 'Please enter a valid email address';
}

/** People this person has sent to before whose name or e-mail holds the text. */
function useSuggestions(text: string): readonly (HandleOwner & { readonly email: string })[] {
  const session = useSession();
  const id = session.status === 'signed-in' ? session.user.id : '';
  const settled = useDebounced(text.trim(), REST_MS);
  const { data } = useEndpoint(
    'senders.beneficiaries',
    { id, email: settled },
    { enabled: settled.length >= FEWEST_CHARACTERS, keepPrevious: true, staleTime: 60_000 },
  );
  if (settled.length < FEWEST_CHARACTERS) return [];
  return (data ?? []).flatMap((each) =>
    each.email === null ? [] : [{ ...each, email: each.email }],
  );
}

interface HandleFieldProps {
  readonly label: string;
  readonly value: string;
  /** Null says nothing under the field: its form tells errors in a dialog. */
  readonly problem: (handle: string) => string | null;
  /** Whether the form was already asked to go on. */
  readonly asked: boolean;
  readonly onChange: (handle: string) => void;
}

/** The recipient's handle, with people sent to before; checked when the field is left. */
export function HandleField({ label, value, problem, asked, onChange }: HandleFieldProps) {
  const [left, setLeft] = useState(false);
  const [open, setOpen] = useState(false);
  const suggestions = useSuggestions(value);
  return (
    <Field label={label} validationMessage={left || asked ? problem(value) : null}>
      <Combobox
        freeform
        listbox={LISTBOX}
        aria-required
        // An empty list would only be in the way.
        open={open && suggestions.length > 0}
        onOpenChange={(_event, data) => setOpen(data.open)}
        autoComplete="off"
        spellCheck={false}
        value={value}
        selectedOptions={[value]}
        onBlur={() => setLeft(true)}
        onChange={(event) => {
          onChange(event.target.value);
          setOpen(true);
        }}
        onOptionSelect={(_event, { optionValue }) => optionValue && onChange(optionValue)}
      >
        {suggestions.map(({ email, full_name: fullName, ...names }) => (
          <Option key={email} value={email} text={email}>
            {fullName ?? recipientName(names)} <span className={styles['code']}>{email}</span>
          </Option>
        ))}
      </Combobox>
    </Field>
  );
}
