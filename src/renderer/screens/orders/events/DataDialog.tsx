import { Button } from '@fluentui/react-components';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { useCopy } from '#renderer/ui/values/text/clipboard.ts';
import { JsonView, jsonText } from '#renderer/ui/values/text/JsonView.tsx';
import { CutText } from '#renderer/ui/values/text/LongText.tsx';

interface DataDialogProps {
  readonly title: string;
  readonly data: unknown;
  readonly onClose: () => void;
}

/** An event's data as JSON, with Copy (1D23). */
export function DataDialog({ title, data, onClose }: DataDialogProps) {
  const copy = useCopy();
  return (
    <DialogShell
      title={<CutText text={title} />}
      actions={
        <>
          <Button onClick={() => void copy(jsonText(data))}>Copy</Button>
          <Button appearance="primary" autoFocus onClick={onClose}>
            Close
          </Button>
        </>
      }
      onClose={onClose}
    >
      <JsonView label="Event data" value={data} />
    </DialogShell>
  );
}
