import { Button, Field, Input } from '@fluentui/react-components';
import { type KeyboardEvent, useState } from 'react';
import { LONGEST_NOTE, type Skip } from '#domain/queues/skips.ts';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { KeyButton } from '#renderer/ui/shortcuts/KeyButton.tsx';
import { onMac, pressedKeys } from '#renderer/ui/shortcuts/keys.ts';
import { useCharacterKeys } from '#renderer/ui/shortcuts/useShortcuts.ts';
import utility from '#renderer/ui/utility.module.css';
import { SKIP_KEYS } from './queueKeys.ts';
import styles from './review.module.css';

interface SkipDialogProps {
  /** What is skipped: 'order 7'. */
  readonly name: string;
  readonly onSkip: (why: Pick<Skip, 'reason' | 'note'>) => void;
  readonly onClose: () => void;
}

/** Asks why an item is skipped: one key answers. A line can be written before. */
export function SkipDialog({ name, onSkip, onClose }: SkipDialogProps) {
  const [note, setNote] = useState('');
  const [characters] = useCharacterKeys();
  const skipFor = (reason: Skip['reason']) => onSkip({ reason, note: note.trim() });
  const answerByKey = (event: KeyboardEvent) => {
    const { nativeEvent, target } = event;
    if (!characters || nativeEvent.repeat || target instanceof HTMLInputElement) return;
    const pressed = pressedKeys(nativeEvent, onMac());
    const found = SKIP_KEYS.find(([, { keys }]) => keys.includes(pressed));
    if (found) {
      event.preventDefault();
      skipFor(found[0]);
    }
  };
  return (
    <DialogShell
      title={`Skip ${name}`}
      edits
      stacked
      onKeyDown={answerByKey}
      onClose={onClose}
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      <p>It comes back at the end of the queue, with the reason. Nothing is sent.</p>
      <fieldset className={`${styles.reasons} ${utility.stack}`} aria-label="Reason">
        {SKIP_KEYS.map(([reason, { label, keys }], index) => (
          <KeyButton
            key={label}
            label={label}
            keys={keys[0]}
            autoFocus={index === 0}
            onClick={() => skipFor(reason)}
          />
        ))}
      </fieldset>
      <Field label="Note (optional)" hint="On this computer, until you log out.">
        <Input
          value={note}
          maxLength={LONGEST_NOTE}
          onChange={(_event, { value }) => setNote(value)}
        />
      </Field>
    </DialogShell>
  );
}
