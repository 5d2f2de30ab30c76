/** What a route shows that does not exist, cannot be loaded or has failed. */
import { Button } from '@fluentui/react-components';
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router-dom';
import styles from './layouts.module.css';

const NOT_FOUND = 404;

function describe(error: unknown) {
  if (isRouteErrorResponse(error) && error.status === NOT_FOUND) {
    return {
      title: 'There is no such page',
      text: 'The address does not belong to any screen of Corridor. It may have been mistyped.',
    };
  }
  return {
    title: 'This screen could not be shown',
    text: `Nothing was sent or changed. ${error instanceof Error ? error.message : ''}`.trim(),
  };
}

export function RouteFailure() {
  const { title, text } = describe(useRouteError());
  const navigate = useNavigate();
  return (
    <section className={styles['failure']} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles['failureActions']}>
        <Button appearance="primary" onClick={() => navigate('/')}>
          Go to Home
        </Button>
        <Button onClick={() => window.location.reload()}>Reload</Button>
      </div>
    </section>
  );
}
