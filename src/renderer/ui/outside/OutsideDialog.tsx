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
import { useRef, useState } from 'react';
import type { OutsideAddress } from '#domain/outside-address.ts';
import { ask, problemOf } from '#renderer/desk/bridge.ts';
import { useCopy } from '#renderer/ui/values/clipboard.ts';
import styles from './outside.module.css';

interface OutsideDialogProps {
  readonly address: OutsideAddress;
  readonly onClose: () => void;
}

const TEXTS = {
  page: 'It opens in your browser, outside Corridor. Check the address before you continue.',
  mailbox: 'It leads out of Corridor and opens in your mail program.',
} as const;

/** Asks before an address outside is opened, and shows the whole of it and whose it is. */
export function OutsideDialog({ address, onClose }: OutsideDialogProps) {
  const { url, host, kind } = address;
  const copy = useCopy();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const open = async () => {
    // State is too late for a second press in the same instant.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await ask('link.open', { url });
      onClose();
    } catch (thrown) {
      setProblem(problemOf(thrown).message);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return (
    <Dialog open modalType="alert" onOpenChange={(_event, data) => !data.open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Open this link?</DialogTitle>
          <DialogContent className={styles['content'] ?? ''}>
            <p>{TEXTS[kind]}</p>
            <dl>
              <dt>Website</dt>
              <dd>
                <strong>{host}</strong>
              </dd>
              <dt>Address</dt>
              <dd>
                <code>{url}</code>
              </dd>
            </dl>
            {problem !== null && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{problem}</MessageBarBody>
              </MessageBar>
            )}
          </DialogContent>
          <DialogActions>
            <Button autoFocus onClick={onClose}>
              Cancel
            </Button>
            <Button onClick={() => void copy(url)}>Copy address</Button>
            <Button appearance="primary" disabledFocusable={busy} onClick={() => void open()}>
              Open
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
