import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import styles from './hybrid-options.module.css';

/** Warns of new values that differ much from the old ones; nothing where none does. */
export function Doubts({ doubts }: { readonly doubts: readonly string[] }) {
  if (doubts.length === 0) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody className={styles['doubts']}>
        <MessageBarTitle>Check the new values</MessageBarTitle>
        {doubts.join(' ')}
      </MessageBarBody>
    </MessageBar>
  );
}
