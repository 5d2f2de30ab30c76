import { Button } from '@fluentui/react-components';
import type { PropsWithChildren } from 'react';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { Loading } from '#renderer/ui/loading/Loading.tsx';
import { DialogShell } from './DialogShell.tsx';
import { InlineMessage } from './InlineMessage.tsx';
import styles from './reading-dialog.module.css';

interface ReadingDialogProps {
  readonly title: string;
  readonly loading: boolean;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly onClose: () => void;
  /** `large` for tables of many columns. */
  readonly size?: 'wide' | 'large';
}

/** A dialog that shows something read from the server; a failure is shown inside it, with Retry. */
export function ReadingDialog(props: PropsWithChildren<ReadingDialogProps>) {
  const { title, loading, error, onRetry, onClose, size = 'wide', children } = props;
  return (
    <DialogShell
      title={title}
      className={styles[size]}
      stacked
      actions={
        <>
          {error && <Button onClick={onRetry}>Retry</Button>}
          <Button appearance="primary" autoFocus onClick={onClose}>
            Close
          </Button>
        </>
      }
      onClose={onClose}
    >
      {loading && <Loading />}
      {error && (
        <InlineMessage intent="error" title="Error">
          {problemOf(error).message}
        </InlineMessage>
      )}
      {!(loading || error) && children}
    </DialogShell>
  );
}
