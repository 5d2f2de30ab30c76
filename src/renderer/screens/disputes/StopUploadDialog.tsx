import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useFirstFocus } from '#renderer/ui/feedback/useFirstFocus.ts';

interface StopUploadDialogProps {
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** Asks before a file that is on its way is cut off. */
export function StopUploadDialog({ onStop, onClose }: StopUploadDialogProps) {
  const stay = useFirstFocus();
  return (
    <Dialog open modalType="alert" onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Stop the upload?</DialogTitle>
          <DialogContent>
            The file is still being sent. If you leave now, the upload stops.
          </DialogContent>
          <DialogActions>
            <Button ref={stay} autoFocus onClick={onClose}>
              Continue upload
            </Button>
            <Button appearance="primary" onClick={onStop}>
              Stop upload
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
