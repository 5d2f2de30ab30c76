import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import utility from '#renderer/ui/utility.module.css';
import { useCopy } from '#renderer/ui/values/text/clipboard.ts';
import { JsonView, jsonText } from '#renderer/ui/values/text/JsonView.tsx';
import { CutText } from '#renderer/ui/values/text/LongText.tsx';

interface ViewDataProps {
  readonly title: string;
  readonly data: unknown;
}

/** An event's data as JSON, with Copy (1D23). */
function DataDialog({ title, data, onClose }: ViewDataProps & { readonly onClose: () => void }) {
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

/** The button that shows an event's data (1D23). */
export function ViewData(props: ViewDataProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" className={utility.toEnd} onClick={() => setOpen(true)}>
        View Data
      </Button>
      {open && <DataDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
