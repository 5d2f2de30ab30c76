import { Button, ProgressBar } from '@fluentui/react-components';
import { ORDER, ORDER_ACTS, sureQuestion } from '#domain/acts/areas/orders.ts';
import type { ReadOrder } from '#domain/orders/changes.ts';
import { orderFigures } from '#domain/orders/figures.ts';
import {
  type EvidencedAct,
  hasEvidence,
  ownContradictions,
} from '#domain/standing/order-evidence.ts';
import { counted, formatCount } from '#domain/text/words.ts';
import { useTwinIds } from '#renderer/client/cache/useTwins.ts';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { ChangesTable } from '#renderer/ui/guard/ChangesTable.tsx';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { OrderStatusChip } from '../OrderStatusChip.tsx';
import styles from './bulk.module.css';
import type { Progress, RunState } from './run.ts';
import type { BulkRequest } from './runs.ts';
import { type Run, useRun } from './useRun.ts';

const WORDS: Readonly<Record<Exclude<Progress['kind'], 'refused' | 'changed'>, string>> = {
  loading: 'Loading…',
  waiting: 'Not sent yet',
  running: 'Sending…',
  done: 'Done',
  gone: 'Skipped: no longer exists',
  unknown: 'Outcome unknown',
  unclear: 'Not known. Check it.',
};

function inWords(progress: Progress): string {
  switch (progress.kind) {
    case 'refused':
      return `Failed: ${progress.text}`;
    case 'changed':
      return progress.possible
        ? 'Skipped: changed since you opened it'
        : 'Skipped: the action is no longer available';
    default:
      return WORDS[progress.kind];
  }
}

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
}

function Buttons({ state, dispatch, request, onUndo, onClose }: ButtonsProps) {
  const of = (kind: Progress['kind']) =>
    state.items.filter(({ progress }) => progress.kind === kind);
  const done = of('done').map(({ id }) => id);
  switch (state.status) {
    case 'ready':
      return (
        <>
          <Button autoFocus onClick={onClose}>
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
      return <Button onClick={() => dispatch({ is: 'paused' })}>Pause</Button>;
    case 'paused':
      return (
        <>
          <Button disabledFocusable={of('running').length > 0} onClick={onClose}>
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
          <Button appearance="primary" onClick={onClose}>
            Close
          </Button>
        </>
      );
  }
}

const CONTRADICTS = { text: 'contradicts', tone: 'warning' } as const;

/** What the fields of one order say against the action. */
function Against({ act, order }: { readonly act: EvidencedAct; readonly order: ReadOrder | null }) {
  const against = order ? ownContradictions(act, order) : [];
  if (against.length === 0) return EMPTY;
  return (
    <>
      {against.join(', ')} <Chip label={CONTRADICTS} />
    </>
  );
}

interface ItemProps {
  readonly item: RunState['items'][number];
  readonly label: string;
  /** The action, where something can speak against it. */
  readonly act: EvidencedAct | null;
  readonly onDecide: () => void;
}

/** One order and what became of it; one that has changed is shown, and can be decided here. */
function Item({ item: { id, order, progress }, label, act, onDecide }: ItemProps) {
  const changed = progress.kind === 'changed' ? progress : undefined;
  return (
    <>
      <tr data-progress={progress.kind}>
        <th scope="row">{id}</th>
        <td>{order ? <OrderStatusChip order={order} /> : EMPTY}</td>
        <td className={styles.number}>
          {order ? <Amount {...orderFigures(order).posterAmount} /> : EMPTY}
        </td>
        {act && (
          <td>
            <Against act={act} order={order} />
          </td>
        )}
        <td>{inWords(progress)}</td>
      </tr>
      {changed && changed.changes.length > 0 && (
        <tr>
          <td colSpan={act ? 5 : 4}>
            <ChangesTable changes={changed.changes} />
            {changed.possible && (
              <Button
                size="small"
                aria-label={`${label} ${id} with the current values`}
                onClick={onDecide}
              >
                {label} with the current values
              </Button>
            )}
          </td>
        </tr>
      )}
    </>
  );
}

/** Asks, then takes the orders through the action one by one, with a result for each. */
export function RunDialog(props: RunDialogProps) {
  const { request, onClose } = props;
  const { action, tasks } = request;
  const { label } = ORDER_ACTS[action];
  const act = hasEvidence(action) ? action : null;
  const [state, { dispatch }] = useRun(request);
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
      actions={<Buttons {...props} state={state} dispatch={dispatch} />}
      busy={state.status === 'running' || state.status === 'paused'}
      onClose={onClose}
    >
      {request.isInterrupted && <p>This run was interrupted. Nothing has been sent since then.</p>}
      <p>{sureQuestion(label)}</p>
      {twins !== '' && (
        <InlineMessage intent="warning" title={`Several rows have the ID ${twins}`}>
          The action is sent once for each ID. Check in the list which order is meant first.
        </InlineMessage>
      )}
      {act && (
        <p className={styles.note}>
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
        <table>
          <TableHead
            titles={[
              'Transaction ID',
              'Status',
              'Poster Amount',
              ...(act ? ['Against it'] : []),
              'Result',
            ]}
          />
          <tbody>
            {state.items.map((item) => (
              <Item
                key={item.id}
                item={item}
                label={label}
                act={act}
                onDecide={() => dispatch({ is: 'decided', id: item.id })}
              />
            ))}
          </tbody>
        </table>
      </div>
    </DialogShell>
  );
}
