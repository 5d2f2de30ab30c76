import { Button, Field, Input } from '@fluentui/react-components';
import { useState } from 'react';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { LONGEST_NAME } from './view.ts';

interface NameDialogProps {
  readonly title: string;
  /** What the button does, as a verb. */
  readonly verb: string;
  readonly initial: string;
  /** Names that other views have. */
  readonly taken: readonly string[];
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a view; an empty or taken one gives an error at the field. */
export function NameDialog({ title, verb, initial, taken, onName, onClose }: NameDialogProps) {
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState('');
  const submit = () => {
    const wanted = name.trim();
    if (wanted === '') setProblem('Type a name.');
    else if (taken.includes(wanted)) setProblem('A view with this name already exists.');
    else {
      onName(wanted);
      onClose();
    }
  };
  return (
    <DialogShell
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" appearance="primary">
            {verb}
          </Button>
        </>
      }
      edits
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Name" {...(problem && { validationMessage: problem })}>
        <Input
          autoFocus
          maxLength={LONGEST_NAME}
          value={name}
          onChange={(_event, { value }) => {
            setName(value);
            setProblem('');
          }}
        />
      </Field>
    </DialogShell>
  );
}
