import { Button, Spinner } from '@fluentui/react-components';
import type { SentAct } from '#contract/bridge/recorded-acts.ts';
import { decideAct } from '#renderer/client/acts/windowActs.ts';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { ChangesTable } from './ChangesTable.tsx';
import { type NoteWords, noteText } from './notes.ts';
import type { Note, ShownQuestion } from './state.ts';

interface ActNoteProps {
  readonly state: Pick<ShownQuestion<unknown>, 'note' | 'phase'> & {
    /** How many rows with the id of the thing a list on the screen has, where the thing is in one. */
    readonly twins?: number;
  };
  readonly words: NoteWords;
}

/** Whether a person may decide about an act: the first readings have not shown that it happened. */
const isForPerson = ({ outcome, check }: SentAct): boolean =>
  outcome === 'unknown' && (check?.isEarly === false || check?.status === 'cannot-tell');

const checkingText = (note: Note, { noun }: NoteWords): string => {
  const [thing = `the ${noun}`] = (note.kind === 'unknown' && note.about) || [];
  return `Checking ${thing}…`;
};

/** Says that a list has several rows with the ID that an act is sent for. */
export function TwinNote({ twins }: { readonly twins: number }) {
  if (twins < 2) return null;
  return (
    <InlineMessage intent="warning" title={`The list has ${twins} rows with this ID`}>
      The action is sent for the ID. Compare both rows with what is shown here first.
    </InlineMessage>
  );
}

/**
 * Why nothing was sent, or the outcome of what was sent, after what is wrong with the list; empty without
 * either.
 */
export function ActNote({ state: { note, phase, twins = 0 }, words }: ActNoteProps) {
  if (note === null) return <TwinNote twins={twins} />;
  const { intent, title, text } = noteText(note, words);
  return (
    <>
      <TwinNote twins={twins} />
      <InlineMessage intent={intent} title={title}>
        {text}
        {phase === 'settling' && <Spinner size="extra-tiny" label={checkingText(note, words)} />}
      </InlineMessage>
      {note.kind === 'unknown' && isForPerson(note.act) && (
        <div>
          <Button size="small" onClick={() => void decideAct(note.act.key)}>
            Mark as checked
          </Button>
        </div>
      )}
      {note.kind === 'changed' && <ChangesTable changes={note.changes} />}
    </>
  );
}
