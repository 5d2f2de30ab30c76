import { Button, Spinner } from '@fluentui/react-components';
import {
  CheckmarkCircleRegular,
  CircleRegular,
  ErrorCircleRegular,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { CheckStatus, SelfCheckItem } from '#contract/bridge/self-check.ts';
import { allChecked } from '#domain/program/self-check.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { runSelfCheck, selfCheckTable } from '#renderer/client/calls/selfCheck.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import utility from '#renderer/ui/utility.module.css';
import styles from './support.module.css';

const RESULTS: Readonly<Record<CheckStatus, { icon: ReactElement; text: string; look?: string }>> =
  {
    waiting: { icon: <CircleRegular />, text: 'Waiting' },
    running: { icon: <Spinner size="extra-tiny" />, text: 'Running…' },
    passed: { icon: <CheckmarkCircleRegular />, text: 'Passed', look: utility.good },
    failed: { icon: <ErrorCircleRegular />, text: 'Failed', look: utility.bad },
    skipped: { icon: <SubtractCircleRegular />, text: 'Skipped' },
  };

function Row({ title, status, detail, advice }: SelfCheckItem) {
  const { icon, text, look = '' } = RESULTS[status];
  return (
    <tr data-status={status}>
      <th scope="row">{title}</th>
      <td>
        <span className={`${styles.result} ${look}`}>
          {icon}
          {text}
        </span>
      </td>
      <td>
        {detail}
        {advice && <p>{advice}</p>}
      </td>
    </tr>
  );
}

/** The result in one sentence, which is also read aloud. */
function summaryOf(items: readonly SelfCheckItem[]): string {
  if (items.length === 0 || !allChecked(items)) return 'Checking this installation…';
  const failed = items.filter(({ status }) => status === 'failed').length;
  if (failed === 0) return 'No check failed.';
  return failed === 1 ? '1 check failed.' : `${failed} checks failed.`;
}

interface SelfCheckDialogProps {
  readonly onClose: () => void;
  /** Opens the support bundle, which contains the table. */
  readonly onBundle: () => void;
}

/** Runs the checks of this installation, and shows each result. */
export function SelfCheckDialog({ onClose, onBundle }: SelfCheckDialogProps) {
  const items = useStore(selfCheckTable);
  const {
    isFetching: running,
    error,
    refetch,
  } = useQuery({
    queryKey: ['selfCheck'],
    queryFn: () => runSelfCheck().then(() => null),
    gcTime: 0,
  });

  return (
    <DialogShell
      title="Self-check"
      className={styles.surface}
      stacked
      wideActions
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button disabledFocusable={running} onClick={() => void refetch()}>
            Run again
          </Button>
          <Button appearance="primary" disabledFocusable={running} onClick={onBundle}>
            Create support bundle
          </Button>
        </>
      }
      onClose={onClose}
    >
      <p role="status">{running ? 'Checking this installation…' : summaryOf(items)}</p>
      {error && <InlineMessage intent="error">{problemOf(error).message}</InlineMessage>}
      <table className={styles.checks}>
        <TableHead titles={['Check', 'Result', 'Details']} />
        <tbody>
          {items.map((item) => (
            <Row key={item.id} {...item} />
          ))}
        </tbody>
      </table>
    </DialogShell>
  );
}
