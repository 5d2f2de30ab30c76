/** How many items the queues had when this person was last on Home before they signed in: what changed since they left. */
import { useEffect, useEffectEvent } from 'react';
import { mayReview, QUEUE_IDS, type QueueId } from '#domain/queues/queues.ts';
import { usePerson, useRole } from '#renderer/client/desk/desk.ts';
import { usePreference } from '#renderer/client/kept/preferences.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { useToReview } from '../queues/numbers.ts';

/** What a person saw last: numbers alone. */
type Left = {
  person: string;
  /** An instant. */
  at: string;
  counts: { [Id in QueueId]?: number };
};

/** What was kept; null where nothing was, or it has another form. */
function readLeft(kept: unknown): Left | null {
  const { person, at, counts } = Object(kept) as Partial<Left>;
  if (typeof person !== 'string' || typeof at !== 'string') return null;
  const numbers = QUEUE_IDS.flatMap((id) => {
    const count: unknown = Object(counts)[id];
    return typeof count === 'number' ? [[id, count]] : [];
  });
  return { person, at, counts: Object.fromEntries(numbers) };
}

/** A queue with another number than before. */
export interface Changed {
  readonly id: QueueId;
  readonly before: number;
  readonly now: number;
  /** When it had the number before: an instant. */
  readonly at: string;
}

/** What was kept at the first look after the sign-in; null before that. */
const readFirst = (kept: unknown) =>
  kept === undefined ? null : { left: readLeft((kept as { left?: unknown } | null)?.left) };

/** A hook: the queues whose number is another one than when this person left; it notes the numbers of now. */
export function useChangedQueues(): readonly Changed[] {
  const person = usePerson();
  const role = useRole();
  const ids = QUEUE_IDS.filter((id) => mayReview(id, role));
  const now = useToReview(ids);
  const [seen, see] = usePreference('home.left', readLeft);
  const [first, keep] = useDraft('home.left', readFirst);
  const numbers = JSON.stringify(Object.fromEntries(now.map(({ id, count }) => [id, count])));
  const note = useEffectEvent((counts: Left['counts']) => {
    if (first === null) keep({ left: seen?.person === person ? seen : null });
    // Once all are known, and not after each.
    if (now.length === ids.length) see({ person, at: new Date().toISOString(), counts });
  });
  useEffect(() => note(JSON.parse(numbers) as Left['counts']), [numbers]);
  const left = first?.left;
  if (!left) return [];
  return now.flatMap(({ id, count }) => {
    const before = left.counts[id];
    return before === undefined || before === count ? [] : { id, before, now: count, at: left.at };
  });
}
