import { useSearchParams } from 'react-router-dom';
import { Play } from '#renderer/ui/play/Play.tsx';
import type { PlayQueue } from '#renderer/ui/play/queue.ts';
import { NEXT, REVIEW } from './place.ts';

interface ReviewProps<T> {
  readonly queue: PlayQueue<T>;
}

/** The queue in Play, begun at the request the address names; leaving it shows the list as it was. */
export function Review<T>({ queue }: ReviewProps<T>) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get(REVIEW);
  const leave = () =>
    setQuery((now) => {
      now.delete(REVIEW);
      return now;
    });
  return (
    <Play
      queue={queue}
      onLeave={leave}
      {...(asked !== null && asked !== NEXT && { first: asked })}
    />
  );
}
