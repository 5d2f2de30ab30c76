import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { DataDialog } from './DataDialog.tsx';

interface ViewDataProps {
  readonly title: string;
  readonly data: unknown;
}

/** The button that shows an event's data (1D23). */
export function ViewData({ title, data }: ViewDataProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        View Data
      </Button>
      {open && <DataDialog title={title} data={data} onClose={() => setOpen(false)} />}
    </>
  );
}
