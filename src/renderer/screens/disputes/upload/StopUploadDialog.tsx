import { Button } from '@fluentui/react-components';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { useFirstFocus } from '#renderer/ui/focus/useFirstFocus.ts';

interface StopUploadDialogProps {
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** Asks before a file that is on its way is cut off. */
export function StopUploadDialog({ onStop, onClose }: StopUploadDialogProps) {
  const stay = useFirstFocus();
  return (
    <DialogShell
      title="Stop the upload?"
      asks
      actions={
        <>
          <Button ref={stay} autoFocus onClick={onClose}>
            Continue upload
          </Button>
          <Button appearance="primary" onClick={onStop}>
            Stop upload
          </Button>
        </>
      }
      onClose={onClose}
    >
      The file is still being sent. If you leave now, the upload stops.
    </DialogShell>
  );
}
