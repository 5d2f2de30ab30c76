/** About (/about): what this installation is. Open to anyone, loaded on demand (document 1 §2). */
import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDesk, useSession } from '#renderer/desk/desk.ts';
import { SupportBundleDialog } from '#renderer/ui/support/SupportBundleDialog.tsx';
import styles from './about.module.css';

const HOSTS = { electron: 'Electron', browser: 'Browser host' } as const;

export function AboutScreen() {
  const { app } = useDesk();
  const signedIn = useSession().status === 'signed-in';
  const [isBundleOpen, setBundleOpen] = useState(false);
  const facts = [
    { name: 'Version', value: app.version },
    { name: 'Runs in', value: HOSTS[app.host] },
    { name: 'Connected to', value: app.practice ? 'The practice sandbox' : app.apiUrl },
  ];
  return (
    <section className={styles['about']}>
      <h1>About Corridor</h1>
      <p>The back-office console of a peer-to-peer and hybrid currency-exchange network.</p>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button onClick={() => setBundleOpen(true)}>Support bundle</Button>
      </div>
      {isBundleOpen && <SupportBundleDialog onClose={() => setBundleOpen(false)} />}
      {!signedIn && <Link to="/login">Back to sign in</Link>}
    </section>
  );
}
