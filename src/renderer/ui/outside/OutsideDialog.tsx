import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import type { OutsideAddress } from '#domain/access/outside-address.ts';
import { ask } from '#renderer/client/calls/bridge.ts';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { useBusy } from '#renderer/ui/feedback/useBusy.ts';
import { useCopy } from '#renderer/ui/values/text/clipboard.ts';
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
  const { busy, run } = useBusy();
  const open = async () => {
    await ask('link.open', { url });
    onClose();
  };
  return (
    <DialogShell
      title="Open this link?"
      asks
      stacked
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => void copy(url)}>Copy address</Button>
          <Button
            appearance="primary"
            disabledFocusable={busy}
            onClick={() => void run(open, ({ message }) => setProblem(message))}
          >
            Open
          </Button>
        </>
      }
      onClose={onClose}
    >
      <p>{TEXTS[kind]}</p>
      <dl className={styles['address']}>
        <dt>Website</dt>
        <dd>
          <strong>{host}</strong>
        </dd>
        <dt>Address</dt>
        <dd>
          <code>{url}</code>
        </dd>
      </dl>
      {problem !== null && <InlineMessage intent="error">{problem}</InlineMessage>}
    </DialogShell>
  );
}
