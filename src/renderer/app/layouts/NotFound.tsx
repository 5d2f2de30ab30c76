import { Button } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import type { LinkRefusal } from '#domain/access/links.ts';
import { useSession } from '#renderer/client/desk/desk.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './layouts.module.css';

/** Why an address shows nothing, and the way on. */
export function NothingHere({ title, text }: LinkRefusal) {
  const navigate = useNavigate();
  const signedIn = useSession().status === 'signed-in';
  return (
    <section className={`${styles.failure} ${utility.centred}`}>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.failureActions}>
        <Button appearance="primary" onClick={() => navigate(signedIn ? '/' : '/login')}>
          {signedIn ? 'Go to Home' : 'Go to sign in'}
        </Button>
      </div>
    </section>
  );
}

/** What an address shows that belongs to no screen. */
export function NotFound() {
  const signedIn = useSession().status === 'signed-in';
  const way = signedIn ? 'Home' : 'the sign-in screen';
  return (
    <NothingHere
      title="Page not found"
      text={`Corridor has no screen at this address. Check the address or go to ${way}.`}
    />
  );
}
