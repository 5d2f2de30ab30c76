import { Button, ProgressBar } from '@fluentui/react-components';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { ORDER, ORDER_ACTS, sureQuestion } from '#domain/acts/areas/orders.ts';
import { hasEvidence } from '#domain/standing/order-evidence.ts';
import { counted, formatCount } from '#domain/text/words.ts';
import { useTwinIds } from '#renderer/client/cache/useTwins.ts';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { ChangesTable } from '#renderer/ui/guard/ChangesTable.tsx';
import { ListPart, type TablePart } from '#renderer/ui/list/part/ListPart.tsx';
import { usePagesOf } from '#renderer/ui/list/part/listPart.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './bulk.module.css';
import { runColumns, runResult } from './columns.tsx';
import type { Progress, RunItem, RunState } from './run.ts';
import type { BulkRequest } from './runs.ts';
import { type Run, useRun } from './useRun.ts';

/** As many as a page of the list, from which they are chosen. */
const ITEMS_SHOWN = 20;

const NOT_OVER: readonly Progress['kind'][] = ['loading', 'waiting', 'running'];

interface RunDialogProps {
  readonly request: BulkRequest;
  /** Offers to take back what was done; null where it cannot be. */
  readonly onUndo: ((ids: readonly string[]) => void) | null;
  readonly onClose: () => void;
}

interface ButtonsProps extends RunDialogProps {
  readonly state: RunState;
  readonly dispatch: Run['dispatch'];
  /** The button that sends nothing. */
  readonly safe: (button: HTMLElement | null) => void;
}

/** The focus is always in the dialog: on the safe button at first, and when the pressed one is replaced. */
function useSafeFocus(status: RunState['status']) {
  const safe = useRef<HTMLElement>(null);
  useEffect(() => {
    const dialog = safe.current?.closest('[role=alertdialog]');
    const isLost = !dialog?.contains(document.activeElement);
    if (status === 'ready' || isLost) safe.current?.focus();
  }, [status]);
  return useCallback((button: HTMLElement | null) => {
    safe.current = button;
  }, []);
}

function Buttons({ state, dispatch, safe, request, onUndo, onClose }: ButtonsProps) {
  const of = (kind: Progress['kind']) =>
    state.items.filter(({ progress }) => progress.kind === kind);
  const done = of('done').map(({ id }) => id);
  switch (state.status) {
    case 'ready':
      return (
        <>
          <Button ref={safe} onClick={onClose}>
            No
          </Button>
          <Button
            appearance="primary"
            disabledFocusable={of('loading').length > 0}
            onClick={() => dispatch({ is: 'started' })}
          >
            {request.isInterrupted ? 'Resume' : 'Yes'}
          </Button>
        </>
      );
    case 'running':
      return (
        <Button ref={safe} onClick={() => dispatch({ is: 'paused' })}>
          Pause
        </Button>
      );
    case 'paused':
      return (
        <>
          <Button ref={safe} disabledFocusable={of('running').length > 0} onClick={onClose}>
            Stop
          </Button>
          <Button appearance="primary" onClick={() => dispatch({ is: 'started' })}>
            Resume
          </Button>
        </>
      );
    case 'finished':
      return (
        <>
          {of('refused').length > 0 && (
            <Button onClick={() => dispatch({ is: 'retried' })}>Retry failed</Button>
          )}
          {onUndo && done.length > 0 && (
            <Button onClick={() => onUndo(done)}>Undo ({formatCount(done.length)})</Button>
          )}
          <Button ref={safe} appearance="primary" onClick={onClose}>
            Close
          </Button>
        </>
      );
  }
}

const ITEMS: Omit<TablePart<RunItem>, 'columns'> = {
  id: 'bulk-run',
  title: 'Orders of this run',
  things: 'orders',
  emptyText: 'No orders',
  pageSize: ITEMS_SHOWN,
  pagerSize: 5,
  rowId: ({ id }) => id,
};

interface ChangedProps {
  readonly item: RunItem;
  readonly label: string;
  readonly onDecide: () => void;
}

/** An order that has changed: what of it, and the way to decide here. */
function Changed({ item: { id, progress }, label, onDecide }: ChangedProps) {
  if (progress.kind !== 'changed' || progress.changes.length === 0) return null;
  return (
    <section aria-label={`Transaction ${id}`}>
      <h3>Transaction {id}</h3>
      <ChangesTable changes={progress.changes} />
      {progress.possible && (
        <Button
          size="small"
          aria-label={`${label} ${id} with the current values`}
          onClick={onDecide}
        >
          {label} with the current values
        </Button>
      )}
    </section>
  );
}

/** Asks, then takes the orders through the action one by one, with a result for each. */
export function RunDialog(props: RunDialogProps) {
  const { request, onClose } = props;
  const { action, tasks } = request;
  const { label } = ORDER_ACTS[action];
  const act = hasEvidence(action) ? action : null;
  const [state, { dispatch }] = useRun(request);
  const safe = useSafeFocus(state.status);
  const part = useMemo(() => ({ ...ITEMS, columns: runColumns(act) }), [act]);
  const { rows, paging } = usePagesOf({ data: state.items }, ITEMS_SHOWN);
  const twins = useTwinIds(
    ORDER,
    tasks.map(({ id }) => id),
  );
  const over = state.items.filter(({ progress }) => !NOT_OVER.includes(progress.kind));
  return (
    <DialogShell
      title={`${label}: ${counted(tasks.length, 'order')}`}
      asks
      className={styles.run}
      actions={<Buttons {...props} state={state} dispatch={dispatch} safe={safe} />}
      busy={state.status === 'running' || state.status === 'paused'}
      onClose={onClose}
    >
      {state.status === 'ready' ? (
        <>
          {request.isInterrupted && (
            <p>This run was interrupted. Nothing has been sent since then.</p>
          )}
          <p>{sureQuestion(label)}</p>
        </>
      ) : (
        <p role="status">{runResult(state.items)}</p>
      )}
      {twins !== '' && (
        <InlineMessage intent="warning" title={`Several rows have the ID ${twins}`}>
          The action is sent once for each ID. Check in the list which order is meant first.
        </InlineMessage>
      )}
      {act && (
        <p className={`${styles.note} ${utility.note}`}>
          What contradicts the action is taken from the fields of each order. Validation events are
          not loaded here.
        </p>
      )}
      <ProgressBar
        value={over.length}
        max={tasks.length}
        aria-label={`${over.length} of ${tasks.length} orders`}
      />
      <div className={styles.items}>
        <ListPart part={part} rows={rows} paging={paging} byKey={false} head={null} />
      </div>
      {state.items.map((item) => (
        <Changed
          key={item.id}
          item={item}
          label={label}
          onDecide={() => dispatch({ is: 'decided', id: item.id })}
        />
      ))}
    </DialogShell>
  );
}
