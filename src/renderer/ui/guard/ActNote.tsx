import { MessageBar, MessageBarBody, MessageBarTitle, Spinner } from '@fluentui/react-components';
import type { ActingState } from './acting.ts';
import { ChangesTable } from './ChangesTable.tsx';
import styles from './guard.module.css';
import { type NoteWords, noteText } from './notes.ts';

interface ActNoteProps {
  readonly state: Pick<ActingState<unknown>, 'note' | 'phase'>;
  readonly words: NoteWords;
}

/** Why nothing was sent, or what became of what was; nothing while there is nothing to say. */
export function ActNote({ state: { note, phase }, words }: ActNoteProps) {
  if (note === null) return null;
  const { intent, title, text } = noteText(note, words);
  return (
    <>
      <MessageBar intent={intent} layout="multiline">
        <MessageBarBody className={styles['message']}>
          <MessageBarTitle>{title}</MessageBarTitle>
          {text}
          {phase === 'settling' && (
            <Spinner size="extra-tiny" label={`Checking the ${words.noun}…`} />
          )}
        </MessageBarBody>
      </MessageBar>
      {note.kind === 'changed' && <ChangesTable changes={note.changes} />}
    </>
  );
}
