import { Button } from '@fluentui/react-components';
import type { OutsideAddress } from '#domain/access/outside-address.ts';
import { ask } from '#renderer/client/calls/bridge.ts';
import { ConfirmDialog } from '#renderer/ui/feedback/ConfirmDialog.tsx';
import { Facts } from '#renderer/ui/values/Facts.tsx';
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
  return (
    <ConfirmDialog
      title="Open this link?"
      text={TEXTS[kind]}
      stacked
      yes="Open"
      no="Cancel"
      otherActions={<Button onClick={() => void copy(url)}>Copy address</Button>}
      onConfirm={() => ask('link.open', { url })}
      onClose={onClose}
    >
      <Facts
        className={styles.address}
        facts={[
          ['Website', <strong key="host">{host}</strong>],
          ['Address', <code key="url">{url}</code>],
        ]}
      />
    </ConfirmDialog>
  );
}
