import { Button } from '@fluentui/react-components';
import { useSession } from '#renderer/client/desk/desk.ts';
import { resumeSession } from '#renderer/client/desk/session.ts';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { useBusy } from '#renderer/ui/feedback/useBusy.ts';

/** Why the session could not be renewed, and the way back without a password (1S20). */
export function SuspendedSession() {
  const session = useSession();
  const { busy, run } = useBusy();
  const why = session.status === 'signed-out' ? session.suspended : undefined;
  if (why === undefined) return null;
  return (
    <InlineMessage
      intent="warning"
      role="status"
      title="Your session could not be renewed"
      actions={
        // The message says why it failed again; a refusal is announced as the end of the session.
        <Button
          size="small"
          disabledFocusable={busy}
          onClick={() => void run(resumeSession, () => undefined)}
        >
          {busy ? 'Trying again…' : 'Try again'}
        </Button>
      }
    >
      <div>{why}</div>
      Your work is kept. You can try again without your password, or sign in.
    </InlineMessage>
  );
}
