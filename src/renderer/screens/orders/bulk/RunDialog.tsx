import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  ProgressBar,
} from '@fluentui/react-components';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OrderRow } from '#contract/orders.ts';
import { type OrderActionName, orderAction } from '#domain/orders/actions.ts';
import { orderFigures } from '#domain/orders/figures.ts';
import { useGuard } from '#renderer/ui/guard/useGuard.ts';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { OrderStatus } from '../OrderStatus.tsx';
import { ORDER, sendAction } from '../subject.ts';
import styles from './bulk.module.css';
import { createRunner, type Outcome, type RunState } from './runner.ts';

const WORDS: Readonly<Record<Exclude<Outcome['kind'], 'refused'>, string>> = {
  waiting: 'Waiting',
  running: 'Working',
  done: 'Done',
  changed: 'Skipped: it has changed since you saw it',
  gone: 'Skipped: it is no longer there',
  busy: 'Skipped: another action on it has not ended',
  unknown: 'Outcome unknown',
};

const inWords = (outcome: Outcome): string =>
  outcome.kind === 'refused' ? `Refused: ${outcome.text}` : WORDS[outcome.kind];

interface RunDialogProps {
  readonly name: OrderActionName;
  readonly label: string;
  /** The selected orders that offer the action, as the person saw them. */
  readonly orders: readonly OrderRow[];
  readonly onClose: () => void;
}

/** A function that carries out the action on one order under the guard. */
function useAct(name: OrderActionName, label: string) {
  const guard = useGuard(ORDER);
  const action = orderAction(name);
  return (seen: OrderRow) =>
    guard(
      {
        seen,
        isPossible: (now) => action.isEligible(now) && action.label(now) === label,
        send: (now) => sendAction(action.call(now, {})),
      },
      // The row itself tells of an outcome that becomes known later.
      () => undefined,
    );
}

function Buttons({
  state,
  runner,
  onClose,
}: {
  readonly state: RunState;
  readonly runner: ReturnType<typeof createRunner>;
  readonly onClose: () => void;
}) {
  const refused = state.items.some(({ outcome }) => outcome.kind === 'refused');
  const isWorking = state.items.some(({ outcome }) => outcome.kind === 'running');
  switch (state.status) {
    case 'ready':
      return (
        <>
          <Button autoFocus onClick={onClose}>
            No
          </Button>
          <Button appearance="primary" onClick={runner.run}>
            Yes
          </Button>
        </>
      );
    case 'running':
      return <Button onClick={runner.pause}>Pause</Button>;
    case 'paused':
      return (
        <>
          <Button disabledFocusable={isWorking} onClick={onClose}>
            Stop
          </Button>
          <Button appearance="primary" onClick={runner.run}>
            Resume
          </Button>
        </>
      );
    case 'finished':
      return (
        <>
          {refused && <Button onClick={runner.retryFailed}>Retry the failed ones</Button>}
          <Button appearance="primary" onClick={onClose}>
            Close
          </Button>
        </>
      );
  }
}

/** Asks, then takes the orders through the action one by one, with a result for each. */
export function RunDialog({ name, label, orders, onClose }: RunDialogProps) {
  const act = useAct(name, label);
  const [runner] = useState(() => createRunner(orders, act));
  // Nothing goes on that nobody sees: leaving the screen takes no further order.
  useEffect(() => runner.pause, [runner]);
  const state = useSyncExternalStore(runner.subscribe, runner.state);
  const over = state.items.filter(({ outcome }) => !['waiting', 'running'].includes(outcome.kind));
  return (
    <Dialog
      open
      modalType="alert"
      onOpenChange={(_event, { open }) =>
        !open && (state.status === 'ready' || state.status === 'finished') && onClose()
      }
    >
      <DialogSurface className={styles['run'] ?? ''}>
        <DialogBody>
          <DialogTitle>
            {label}: {orders.length} orders
          </DialogTitle>
          <DialogContent>
            <p>Are you sure you want to take this action - {label}?</p>
            <ProgressBar
              value={over.length}
              max={orders.length}
              aria-label={`${over.length} of ${orders.length} orders`}
            />
            <div className={styles['items']}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">Transaction ID</th>
                    <th scope="col">Status</th>
                    <th scope="col">Poster Amount</th>
                    <th scope="col">Result</th>
                  </tr>
                </thead>
                <tbody>
                  {state.items.map(({ order, outcome }) => (
                    <tr key={order.id} data-outcome={outcome.kind}>
                      <th scope="row">{order.id}</th>
                      <td>
                        <OrderStatus order={order} />
                      </td>
                      <td className={styles['number']}>
                        <Amount {...orderFigures(order).posterAmount} />
                      </td>
                      <td>{inWords(outcome)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </DialogContent>
          <DialogActions>
            <Buttons state={state} runner={runner} onClose={onClose} />
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
