import { Button } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { useSession } from '#renderer/client/desk/desk.ts';
import styles from './layouts.module.css';

/** What an address shows that belongs to no screen. */
export function NotFound() {
  const navigate = useNavigate();
  const signedIn = useSession().status === 'signed-in';
  return (
    <section className={styles['failure']}>
      <h1>Page not found</h1>
      <p>
        Corridor has no screen at this address. Check the address or go to{' '}
        {signedIn ? 'Home' : 'the sign-in screen'}.
      </p>
      <div className={styles['failureActions']}>
        <Button appearance="primary" onClick={() => navigate(signedIn ? '/' : '/login')}>
          {signedIn ? 'Go to Home' : 'Go to sign in'}
        </Button>
      </div>
    </section>
  );
}
