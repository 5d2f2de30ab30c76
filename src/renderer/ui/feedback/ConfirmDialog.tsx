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
} from '@fluentui/react-components';
import { type PropsWithChildren, useState } from 'react';
import type { Problem } from '#contract/problem.ts';
import { withoutBidiControls } from '#domain/bidi.ts';
import { problemOf } from '#renderer/desk/bridge.ts';
import styles from './feedback.module.css';
import { useFirstFocus } from './useFirstFocus.ts';

interface ConfirmDialogProps extends PropsWithChildren {
  readonly title: string;
  /** What is asked; what it concerns is shown below it. */
  readonly text: string;
  /** The buttons; Yes and No when left out. */
  readonly yes?: string;
  readonly no?: string;
  /** What Yes does. The dialog closes when it is done and shows its problem when it fails. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/**
 * Asks before something is done. Focus starts on No; Yes works once, and a problem of the server
 * appears inside the dialog.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, yes = 'Yes', no = 'No', onConfirm, onClose, children } = props;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const firstFocus = useFirstFocus();

  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (thrown) {
      setProblem(problemOf(thrown));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      modalType="alert"
      onOpenChange={(_event, { open }) => !(open || busy) && onClose()}
    >
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{withoutBidiControls(title)}</DialogTitle>
          <DialogContent>
            {withoutBidiControls(text)}
            {children}
            {problem && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody className={styles.text}>{problem.message}</MessageBarBody>
              </MessageBar>
            )}
          </DialogContent>
          <DialogActions>
            <Button ref={firstFocus} autoFocus disabled={busy} onClick={onClose}>
              {no}
            </Button>
            <Button appearance="primary" disabledFocusable={busy} onClick={() => void confirm()}>
              {yes}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
