import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useCopy } from '#renderer/ui/values/clipboard.ts';
import { JsonView, jsonText } from '#renderer/ui/values/JsonView.tsx';
import { CutText } from '#renderer/ui/values/LongText.tsx';

interface DataDialogProps {
  readonly title: string;
  readonly data: unknown;
  readonly onClose: () => void;
}

/** An event's data as JSON, with Copy (1D23). */
export function DataDialog({ title, data, onClose }: DataDialogProps) {
  const copy = useCopy();
  return (
    <Dialog open onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>
            <CutText text={title} />
          </DialogTitle>
          <DialogContent>
            <JsonView label="Event data" value={data} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => void copy(jsonText(data))}>Copy</Button>
            <Button appearance="primary" autoFocus onClick={onClose}>
              Close
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
