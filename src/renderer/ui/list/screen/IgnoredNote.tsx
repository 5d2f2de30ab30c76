import { Button } from '@fluentui/react-components';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import type { IgnoredPart } from '../state/state.ts';

interface IgnoredNoteProps {
  readonly parts: readonly IgnoredPart[];
  readonly onDismiss: () => void;
}

/** Says which parts of its address a list does not ask for; nothing where it asks for all of it. */
export function IgnoredNote({ parts, onDismiss }: IgnoredNoteProps) {
  if (parts.length === 0) return null;
  return (
    <InlineMessage
      intent="warning"
      role="status"
      actions={
        <Button size="small" onClick={onDismiss}>
          Dismiss
        </Button>
      }
    >
      Ignored from the link: {parts.map((part) => part.join(' ')).join(', ')}
    </InlineMessage>
  );
}
