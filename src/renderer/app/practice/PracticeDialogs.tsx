/** The questions before practice is opened, and before it is started over. */
import type { ReactNode } from 'react';
import { actWords } from '#domain/acts/acts.ts';
import { aboutText } from '#domain/acts/kinds.ts';
import { outcomeLabel } from '#domain/acts/records.ts';
import { useUnsettled } from '#renderer/client/acts/windowActs.ts';
import { ask } from '#renderer/client/calls/bridge.ts';
import { ConfirmDialog } from '#renderer/ui/feedback/ConfirmDialog.tsx';
import { useSignOut } from '../sidebar/commands.ts';
import styles from './practice.module.css';
import {
  PRACTICE_QUESTIONS,
  type PracticeQuestion,
  usePracticeQuestion,
} from './usePracticeCommands.ts';

interface Question {
  readonly text: string;
  /** What becomes of the acts that are not settled. */
  readonly ofActs: string;
  readonly run: () => Promise<void>;
}

const QUESTIONS: Readonly<Record<PracticeQuestion, Question>> = {
  open: {
    text: 'You will be signed out of the real network. What you typed and did not send is discarded. You then sign in to a simulated network on this computer.',
    ofActs:
      'These actions are not settled yet. Corridor checks them again after your next sign-in to the real network:',
    run: () => ask('practice.enter', { signsOut: true }),
  },
  startOver: {
    text: 'The practice sandbox is put back as it was on its first day. What was done in it is deleted, and you sign in again. Your results, your preferences and My actions stay.',
    ofActs: 'The outcome of these actions is unknown. They are marked as checked:',
    run: () => ask('practice.startOver', undefined),
  },
};

/** The acts that are not settled, with what becomes of them; nothing without any. */
function Unsettled({ children }: { readonly children: ReactNode }) {
  const acts = useUnsettled();
  if (acts.length === 0) return null;
  return (
    <div className={styles.unsettled}>
      <p>{children}</p>
      <ul>
        {acts.map((act) => (
          <li key={act.key}>
            {actWords(act.action).label}, {aboutText(act)}: {outcomeLabel(act).text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The question that is open. */
export function PracticeDialogs() {
  const signOut = useSignOut();
  const [question, , close] = usePracticeQuestion();
  if (question === null) return null;
  const title = PRACTICE_QUESTIONS[question];
  const { text, ofActs, run } = QUESTIONS[question];
  // The session ends with it, and this dialog with the session: a problem is told by another one.
  const confirm = () => signOut(`Unable to ${title.toLowerCase()}`, run);
  return (
    <ConfirmDialog
      title={title}
      text={text}
      yes={title}
      no="Cancel"
      wideActions
      onConfirm={confirm}
      onClose={close}
    >
      <Unsettled>{ofActs}</Unsettled>
    </ConfirmDialog>
  );
}
