import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
} from '@fluentui/react-components';

interface InvitedDialogProps {
  readonly handle: string;
  readonly onCancel: () => void;
  readonly onContinue: () => void;
}

/** The warning about a recipient who is not registered (3C44). */
export function InvitedDialog({ handle, onCancel, onContinue }: InvitedDialogProps) {
  return (
    <DialogBody>
      <DialogTitle>Recipient not on the product</DialogTitle>
      <DialogContent>
        An e-mail invitation was sent to {handle}. Please let them know.
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onCancel}>
          Cancel
        </Button>
        <Button appearance="primary" onClick={onContinue}>
          Continue
        </Button>
      </DialogActions>
    </DialogBody>
  );
}
