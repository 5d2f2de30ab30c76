import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Spinner,
} from '@fluentui/react-components';
import type { PropsWithChildren } from 'react';
import { problemOf } from '#renderer/desk/bridge.ts';
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
    <Dialog open onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface className={styles[size] ?? ''}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles['content']}>
            {loading && <Spinner label="Loading" />}
            {error && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody className={styles['message']}>
                  <MessageBarTitle>Error</MessageBarTitle>
                  {problemOf(error).message}
                </MessageBarBody>
              </MessageBar>
            )}
            {!(loading || error) && children}
          </DialogContent>
          <DialogActions>
            {error && <Button onClick={onRetry}>Retry</Button>}
            <Button appearance="primary" autoFocus onClick={onClose}>
              Close
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
