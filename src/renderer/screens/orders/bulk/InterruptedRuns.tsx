import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import type { BridgeOutput } from '#contract/bridge/bridge.ts';
import { ORDER_ACTS } from '#domain/acts/areas/orders.ts';
import { formatCount } from '#domain/text/words.ts';
import { shownDateTime } from '#renderer/client/kept/dates.ts';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { type BulkRequest, resumed } from './runs.ts';

interface InterruptedRunsProps {
  readonly runs: BridgeOutput<'acts.runs'>;
  readonly onResume: (request: BulkRequest) => void;
  readonly onDismiss: (run: string) => void;
}

/** A run that a reload, the end of a session or of the program interrupted: one at a time. */
export function InterruptedRuns({ runs, onResume, onDismiss }: InterruptedRunsProps) {
  const [later, setLater] = useState<readonly string[]>([]);
  const [next] = runs.flatMap((run) => {
    const request = later.includes(run.run) ? null : resumed(run);
    return request ? [{ kept: run, request }] : [];
  });
  if (!next) return null;
  const { kept, request } = next;
  const sent = new Set(kept.acts.map(({ subject }) => subject.id)).size;
  const postpone = () => setLater([...later, kept.run]);
  return (
    <DialogShell
      title={`${ORDER_ACTS[request.action].label} was interrupted`}
      asks
      wideActions
      actions={
        <>
          <Button autoFocus onClick={postpone}>
            Later
          </Button>
          <Button onClick={() => onDismiss(kept.run)}>Discard</Button>
          <Button appearance="primary" onClick={() => onResume(request)}>
            Show orders
          </Button>
        </>
      }
      onClose={postpone}
    >
      You started it on {shownDateTime(kept.startedAt)} for {formatCount(kept.ids.length)} orders.
      It was sent for {formatCount(sent)} of them, and nothing was sent since.
    </DialogShell>
  );
}
