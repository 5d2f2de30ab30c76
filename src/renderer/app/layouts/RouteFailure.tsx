/** What a route shows that cannot be loaded or has failed. */
import { Button } from '@fluentui/react-components';
import { useNavigate, useRouteError } from 'react-router-dom';
import styles from './layouts.module.css';

export function RouteFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  return (
    <section className={styles['failure']} role="alert">
      <h1>This screen could not be shown</h1>
      <p>
        Reload to try again. If you had just confirmed an action, check its result before you repeat
        it. {error instanceof Error ? error.message : ''}
      </p>
      <div className={styles['failureActions']}>
        <Button appearance="primary" onClick={() => navigate('/')}>
          Go to Home
        </Button>
        <Button onClick={() => window.location.reload()}>Reload</Button>
      </div>
    </section>
  );
}
