import { Button, Checkbox, Field, Input, useId } from '@fluentui/react-components';
import { useState } from 'react';
import { refKey } from '#contract/bridge/recorded-acts.ts';
import { LONGEST_WATCH_NOTE } from '#contract/bridge/watch-choices.ts';
import { asField, fromField, wakeChoices } from '#domain/watches/wakes.ts';
import { watchedName } from '#domain/watches/watches.ts';
import { useZone } from '#renderer/client/kept/dates.ts';
import {
  removeWatches,
  setWatch,
  useWatchOn,
  useWatchState,
  type Watchable,
} from '#renderer/client/kept/watches.ts';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { useBusy } from '#renderer/ui/feedback/useBusy.ts';
import utility from '#renderer/ui/utility.module.css';

interface WatchDialogProps {
  readonly asked: Watchable;
  readonly onClose: () => void;
}

const KEPT = 'Kept encrypted on this computer, for you alone. Nothing is sent.';
const NOT_KEPT =
  'This computer has no keychain that Corridor can use, so this is kept until you close Corridor. Nothing is sent.';

/** What is entered, at first as the thing is watched already. */
function useEntered(asked: Watchable) {
  const [zone] = useZone();
  const earlier = useWatchOn(refKey(asked.thing));
  const [note, setNote] = useState(earlier?.note ?? '');
  // What came back did so for its time or its change: both are chosen anew.
  const open = earlier?.woke === null ? earlier : undefined;
  const [field, setField] = useState(open?.at ? asField(open.at, zone) : '');
  const [onChange, setOnChange] = useState(open?.onChange ?? true);
  const at = fromField(field, zone);
  const isPast = at !== null && Date.parse(at) <= Date.now() && at !== open?.at;
  return { zone, earlier, note, setNote, field, setField, onChange, setOnChange, at, isPast };
}

/** Asks for a private note on a thing, and when it comes back. */
export function WatchDialog({ asked, onClose }: WatchDialogProps) {
  const entered = useEntered(asked);
  const { zone, earlier, note, setNote, field, setField, onChange, setOnChange, at, isPast } =
    entered;
  const { isLasting } = useWatchState();
  const feedback = useFeedback();
  const { busy, run } = useBusy();
  const times = useId('times');
  const name = watchedName(asked.thing);
  const isNothing = note.trim() === '' && at === null && !onChange;
  const finish = (work: () => Promise<unknown>, done: string, alert: string) =>
    void run(
      async () => {
        await work();
        feedback.success(`${done}: ${name}`);
        onClose();
      },
      (problem) => feedback.report(problem, alert),
    );
  const save = () => {
    if (isNothing || isPast) return;
    finish(() => setWatch({ ...asked, note, at, onChange }), 'Watched', 'Unable to watch');
  };
  return (
    <DialogShell
      title={`${earlier ? 'Watched' : 'Watch'}: ${name}`}
      edits
      stacked
      onSubmit={save}
      onClose={onClose}
      startActions={
        earlier && (
          <Button
            disabledFocusable={busy}
            onClick={() =>
              finish(
                () => removeWatches([earlier]),
                'Not watched any more',
                'Unable to remove watch',
              )
            }
          >
            Remove
          </Button>
        )
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            appearance="primary"
            disabledFocusable={busy || isNothing || isPast}
            {...(isNothing && { title: 'Write a note or choose when it comes back' })}
          >
            Save
          </Button>
        </>
      }
    >
      <Field label="Note (optional)">
        <Input
          autoFocus
          value={note}
          maxLength={LONGEST_WATCH_NOTE}
          onChange={(_event, { value }) => setNote(value)}
        />
      </Field>
      <Checkbox
        label="Comes back when it changes"
        checked={onChange}
        onChange={(_event, { checked }) => setOnChange(checked === true)}
      />
      <Field
        label="Comes back at (optional)"
        {...(zone === 'utc' && { hint: 'In UTC' })}
        {...(isPast && { validationMessage: 'Choose a time to come' })}
      >
        <Input
          type="datetime-local"
          value={field}
          onChange={(_event, { value }) => setField(value)}
        />
      </Field>
      <fieldset id={times} className={utility.row} aria-label="Usual times">
        {wakeChoices(new Date(), zone).map((choice) => (
          <Button
            key={choice.label}
            size="small"
            onClick={() => setField(asField(choice.at, zone))}
          >
            {choice.label}
          </Button>
        ))}
      </fieldset>
      <p>{isLasting ? KEPT : NOT_KEPT}</p>
    </DialogShell>
  );
}
