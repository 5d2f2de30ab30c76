import { Button } from '@fluentui/react-components';
import { DialogParts } from '#renderer/ui/feedback/DialogShell.tsx';

interface InvitedDialogProps {
  readonly handle: string;
  readonly onCancel: () => void;
  readonly onContinue: () => void;
}

/** The warning about a recipient who is not registered (3C44). */
export function InvitedDialog({ handle, onCancel, onContinue }: InvitedDialogProps) {
  return (
    <DialogParts
      title="Recipient not on the product"
      actions={
        <>
          <Button autoFocus onClick={onCancel}>
            Cancel
          </Button>
          <Button appearance="primary" onClick={onContinue}>
            Continue
          </Button>
        </>
      }
    >
      An e-mail invitation was sent to {handle}. Please let them know.
    </DialogParts>
  );
}
