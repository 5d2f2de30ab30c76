import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';

/** Warns of new values that differ much from the old ones; nothing where none does. */
export function Doubts({ doubts }: { readonly doubts: readonly string[] }) {
  if (doubts.length === 0) return null;
  return (
    <InlineMessage intent="warning" title="Check the new values">
      {doubts.join(' ')}
    </InlineMessage>
  );
}
