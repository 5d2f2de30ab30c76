import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import type { ShownDialog } from '#contract/bridge/bridge.ts';
import type { ConnectionState } from '#contract/wire/realtime.ts';
import { useDesk, useSession } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import { SupportDialogs } from '#renderer/ui/support/SupportDialogs.tsx';
import utility from '#renderer/ui/utility.module.css';
import { Facts } from '#renderer/ui/values/Facts.tsx';
import { useCopy } from '#renderer/ui/values/text/clipboard.ts';
import styles from './about.module.css';
import { UpdateStatus } from './UpdateStatus.tsx';

const HOSTS = { electron: 'Electron', browser: 'Browser window' } as const;

const LIVE: Readonly<Record<ConnectionState, string>> = {
  live: 'Live',
  reconnecting: 'Reconnecting',
  offline: 'No live updates',
};

/** What a person who helps asks first: names and values. */
function useFacts(): readonly (readonly [name: string, value: string])[] {
  const { app, connection } = useDesk();
  const session = useSession();
  const live = useStore(connection);
  const { Build: build = '', ...system } = app.facts;
  const { ignored } = app.managed;
  return [
    ['Version', app.version],
    ['Build', build],
    ['Runs in', HOSTS[app.host]],
    ['Connected to', app.practice ? 'The practice sandbox' : app.apiUrl],
    ['Signed in as', session.status === 'signed-in' ? session.user.role : 'Not signed in'],
    ['Live updates', LIVE[live]],
    ...Object.entries(system),
    ...(ignored === null ? [] : [['Settings file not used', ignored] as const]),
  ];
}

/** This installation: its versions, updates, and the details that support needs. */
export function Installation() {
  const facts = useFacts();
  const copy = useCopy();
  const [shown, setShown] = useState<ShownDialog | null>(null);
  const asText = () => facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  return (
    <div className={styles.columns}>
      <section>
        <Facts className={`${utility.named} ${utility.stack}`} facts={facts} />
      </section>
      <div className={styles.column}>
        <UpdateStatus />
        <section>
          <h2>Get help</h2>
          <p>
            Give these details to your support contact. The support bundle contains them and the
            latest log entries, without personal data. You can read it before you save it.
          </p>
          <div className={utility.row}>
            <Button onClick={() => void copy(asText())}>Copy details</Button>
            <Button onClick={() => setShown('self-check')}>Self-check</Button>
            <Button onClick={() => setShown('support-bundle')}>Create support bundle</Button>
          </div>
        </section>
      </div>
      <SupportDialogs shown={shown} onShow={setShown} />
    </div>
  );
}
