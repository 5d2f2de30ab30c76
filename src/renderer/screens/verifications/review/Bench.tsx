/** The bench on which requests are decided one after the other. */
import { Button, Spinner, Title3 } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { prefetchImages } from '#renderer/desk/images.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { REVIEW } from './place.ts';
import styles from './review.module.css';
import type { UsedQueue } from './useQueue.ts';

/** Requests whose pictures are loaded ahead. */
const AHEAD = 2;

interface BenchProps<T extends { readonly id: string }> {
  readonly title: string;
  readonly queue: UsedQueue<T>;
  /** The addresses of a request's pictures. */
  readonly pictures: (item: T) => readonly string[];
  readonly children: (item: T) => ReactNode;
}

/** The address says which request is looked at, so that a reload comes back to it. */
function usePlace(id: string | undefined): void {
  const [query, setQuery] = useSearchParams();
  const written = query.get(REVIEW);
  useEffect(() => {
    if (id === undefined || written === id) return;
    setQuery(
      (now) => {
        now.set(REVIEW, id);
        return now;
      },
      { replace: true },
    );
  }, [id, written, setQuery]);
}

function BackLink() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const rest = new URLSearchParams(query);
  rest.delete(REVIEW);
  return (
    <Link className={styles['back']} to={`${pathname}?${rest}`}>
      Back to list
    </Link>
  );
}

function Nothing<T>({ queue }: { readonly queue: UsedQueue<T> }) {
  if (queue.problem) {
    return (
      <div className={styles['nothing']} role="alert">
        <p>The requests could not be read. {queue.problem.message}</p>
        <Button onClick={queue.reload}>Try again</Button>
      </div>
    );
  }
  if (queue.loading) {
    return (
      <div className={styles['nothing']}>
        <Spinner label="Loading requests" />
      </div>
    );
  }
  return (
    <div className={styles['nothing']} role="status">
      <p>
        {queue.hasPrevious
          ? 'You have gone through all requests that wait. Those you skipped are still there.'
          : 'No request waits for a decision.'}
      </p>
    </div>
  );
}

/** Draws the current request of a queue, and gets the pictures of the next ones meanwhile. */
export function Bench<T extends { readonly id: string }>(props: BenchProps<T>) {
  const { title, queue, pictures, children } = props;
  const { current, upcoming, waiting, done, skip, back, hasPrevious } = queue;
  usePlace(current?.id);

  const ahead = upcoming.slice(0, AHEAD).flatMap(pictures).join('\n');
  useEffect(() => {
    if (ahead !== '') void prefetchImages(ahead.split('\n'));
  }, [ahead]);

  useShortcuts([
    ...(current
      ? [
          {
            keys: ['S', 'J'],
            label: 'Skip to the next request',
            scope: 'Queue',
            run: skip,
          } as const,
        ]
      : []),
    ...(hasPrevious
      ? [{ keys: ['K'], label: 'Previous request', scope: 'Queue', run: back } as const]
      : []),
  ]);

  return (
    <div className={styles['bench']}>
      <header className={styles['bar']}>
        <BackLink />
        <span aria-hidden>/</span>
        <Title3 as="h1">{title}</Title3>
        <span className={styles['counts']} role="status">
          {waiting} waiting, {done} done
        </span>
        <span className={styles['spacer']} />
        <Button
          size="small"
          icon={<ChevronLeftRegular />}
          disabledFocusable={!hasPrevious}
          onClick={back}
        >
          Previous
        </Button>
        <Button
          size="small"
          icon={<ChevronRightRegular />}
          iconPosition="after"
          disabledFocusable={!current}
          aria-keyshortcuts="S"
          onClick={skip}
        >
          Skip
        </Button>
      </header>
      {queue.overtaken && (
        <p className={styles['overtaken']} role="alert">
          Somebody else has just decided this request. Skip to the next one.
        </p>
      )}
      {current ? children(current) : <Nothing queue={queue} />}
    </div>
  );
}
