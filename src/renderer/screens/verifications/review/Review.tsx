import { useSearchParams } from 'react-router-dom';
import { Play } from '#renderer/ui/play/Play.tsx';
import type { PlayQueue } from '#renderer/ui/play/queue.ts';
import { NEXT, REVIEW } from './place.ts';

interface ReviewProps<T> {
  readonly queue: PlayQueue<T>;
}

/**
 * The queue in Play, begun at the request the address names, which never names another one than what
 * is shown; leaving it shows the list as it was.
 */
export function Review<T>({ queue }: ReviewProps<T>) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get(REVIEW);
  const leave = () =>
    setQuery((now) => {
      now.delete(REVIEW);
      return now;
    });
  const moveOn = () =>
    setQuery(
      (now) => {
        now.set(REVIEW, NEXT);
        return now;
      },
      { replace: true },
    );
  return (
    <Play
      queue={queue}
      onMovedOn={moveOn}
      onLeave={leave}
      {...(asked !== null && asked !== NEXT && { first: asked })}
    />
  );
}
