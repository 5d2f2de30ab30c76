import { Button } from '@fluentui/react-components';
import { Warning16Regular } from '@fluentui/react-icons';
import utility from '#renderer/ui/utility.module.css';
import styles from '../screen/list.module.css';
import type { IgnoredPart } from './state.ts';

interface IgnoredNoteProps {
  readonly parts: readonly IgnoredPart[];
  readonly onDismiss: () => void;
}

/** Says which parts of its address a list does not ask for; nothing where it asks for all of it. */
export function IgnoredNote({ parts, onDismiss }: IgnoredNoteProps) {
  if (parts.length === 0) return null;
  return (
    <div className={`${styles.ignored} ${utility.line}`} role="status">
      <Warning16Regular aria-hidden />
      <span>Ignored: {parts.map((part) => part.join(' ')).join(', ')}</span>
      <Button size="small" onClick={onDismiss}>
        Dismiss
      </Button>
    </div>
  );
}
