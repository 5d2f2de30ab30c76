/** What a route shows that cannot be loaded or has failed. */
import { Button } from '@fluentui/react-components';
import { useNavigate, useRouteError } from 'react-router-dom';
import { useSession } from '#renderer/client/desk/desk.ts';
import { ChunkLoadError } from '#renderer/client/start/chunk.ts';
import { useReload } from '#renderer/client/start/reload.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './layouts.module.css';

/** The texts of a failure; `again` names the button that loads the page again. */
function describe(error: unknown, isSignedIn: boolean) {
  if (error instanceof ChunkLoadError) {
    // Without a session there is no typed text to keep.
    const kept = isSignedIn ? ' What you typed is kept.' : '';
    return {
      title: 'This screen could not be loaded',
      text: `A part of Corridor did not arrive. Retry reloads this window.${kept}`,
      again: 'Retry',
    };
  }
  const reason = error instanceof Error ? ` ${error.message}` : '';
  return {
    title: 'This screen could not be shown',
    text: `Reload to try again. If you had just confirmed an action, check its result before you repeat it.${reason}`,
    again: 'Reload',
  };
}

export function RouteFailure() {
  const isSignedIn = useSession().status === 'signed-in';
  const { title, text, again } = describe(useRouteError(), isSignedIn);
  const { reload, problem } = useReload();
  const navigate = useNavigate();
  return (
    <section className={`${styles.failure} ${utility.centred}`} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {problem !== null && <p>{problem}</p>}
      <div className={styles.failureActions}>
        <Button
          appearance={again === 'Retry' ? 'secondary' : 'primary'}
          onClick={() => navigate('/')}
        >
          Go to Home
        </Button>
        <Button appearance={again === 'Retry' ? 'primary' : 'secondary'} onClick={reload}>
          {again}
        </Button>
      </div>
    </section>
  );
}
