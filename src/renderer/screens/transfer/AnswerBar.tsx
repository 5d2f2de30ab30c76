import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { Answer } from './posting.ts';
import styles from './transfer.module.css';

/** What is said, inside the dialog that asked, of a post that did not work or may not have. */
export function AnswerBar({ answer }: { readonly answer: Answer | null }) {
  if (!answer) return null;
  return (
    <MessageBar intent={answer.intent} layout="multiline">
      <MessageBarBody className={styles['message'] ?? ''}>
        <MessageBarTitle>{answer.title}</MessageBarTitle>
        {answer.text}
      </MessageBarBody>
    </MessageBar>
  );
}
