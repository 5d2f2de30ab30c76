import { Spinner } from '@fluentui/react-components';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import type { ActingState } from './acting.ts';
import { ChangesTable } from './ChangesTable.tsx';
import { type NoteWords, noteText } from './notes.ts';

interface ActNoteProps {
  readonly state: Pick<ActingState<unknown>, 'note' | 'phase'>;
  readonly words: NoteWords;
}

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
      {note.kind === 'changed' && <ChangesTable changes={note.changes} />}
    </>
  );
}
