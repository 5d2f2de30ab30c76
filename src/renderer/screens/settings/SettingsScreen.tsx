/** Settings (/settings): the user's and the managed ones. Open to everyone. */
import { Link } from 'react-router-dom';
import { useSession } from '#renderer/client/desk/desk.ts';
import { Credential } from './Credential.tsx';
import { Installation } from './Installation.tsx';
import { Managed } from './Managed.tsx';
import { Personal } from './Personal.tsx';
import { Spelling } from './Spelling.tsx';
import styles from './settings.module.css';

export function SettingsScreen() {
  const signedIn = useSession().status === 'signed-in';
  return (
    <div className={styles.screen} data-signed-in={signedIn}>
      <h1>Settings</h1>
      <Personal />
      <Spelling />
      <Managed />
      <Credential />
      <Installation />
      {!signedIn && <Link to="/login">Back to sign in</Link>}
    </div>
  );
}
