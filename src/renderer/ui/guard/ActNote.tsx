import { Button, Spinner } from '@fluentui/react-components';
import type { SentAct } from '#contract/bridge/recorded-acts.ts';
import { decideAct } from '#renderer/client/acts/windowActs.ts';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { ChangesTable } from './ChangesTable.tsx';
import { type NoteWords, noteText } from './notes.ts';
import type { Shown } from './state.ts';

interface ActNoteProps {
  readonly state: Pick<Shown<unknown>, 'note' | 'phase'>;
  readonly words: NoteWords;
}

/** Whether a person may decide about an act: the first readings have not shown that it happened. */
const isForPerson = ({ outcome, check }: SentAct): boolean =>
  outcome === 'unknown' && (check?.isEarly === false || check?.status === 'cannot-tell');

/** Why nothing was sent, or the outcome of what was sent; empty without a note. */
export function ActNote({ state: { note, phase }, words }: ActNoteProps) {
  if (note === null) return null;
  const { intent, title, text } = noteText(note, words);
  return (
    <>
      <InlineMessage intent={intent} title={title}>
        {text}
        {phase === 'settling' && (
          <Spinner size="extra-tiny" label={`Checking the ${words.noun}…`} />
        )}
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
