/** How long an item of a queue has waited, and what is left of its target. Of what has no time of the network, this computer keeps when it first saw it. */

import { asSentence, formatCount } from '../text/words.ts';
import { formatAge, HOUR_MS } from '../time/format.ts';
import { QUEUE_IDS, QUEUES, type QueueId, WAITED } from './queues.ts';

/** For how many hours an item of each queue may wait. */
export type QueueHours = Readonly<Record<QueueId, number>>;

/** The targets of all queues: those that are set, else the default of each. */
export const hoursOf = (set: Partial<Record<QueueId, number | undefined>>): QueueHours =>
  Object.fromEntries(QUEUE_IDS.map((id) => [id, set[id] ?? QUEUES[id].clock.hours])) as Record<
    QueueId,
    number
  >;

/** When an item is late, in milliseconds since the epoch; `since` is an instant. */
export const lateAt = (since: string, hours: number): number => Date.parse(since) + hours * HOUR_MS;

/** Items that are late, and those that will be within the hour. */
export interface Late {
  readonly late: number;
  readonly soon: number;
}

/** How many of the items that wait since these instants are late or will be; those of unknown time are neither. */
export function countLate(
  sinces: readonly (string | null)[],
  hours: number,
  now: Date | number,
): Late {
  const left = sinces.flatMap((since) =>
    since === null ? [] : [lateAt(since, hours) - Number(now)],
  );
  return {
    late: left.filter((each) => each <= 0).length,
    soon: left.filter((each) => each > 0 && each <= HOUR_MS).length,
  };
}

/** '2 late, 1 due within the hour'; empty where there is neither. */
export const lateText = ({ late, soon }: Late): string =>
  [
    ...(late > 0 ? [`${formatCount(late)} late`] : []),
    ...(soon > 0 ? [`${formatCount(soon)} due within the hour`] : []),
  ].join(', ');

/** What an item's clock says. */
interface ClockWords {
  /** 'In this status for 3 hours' */
  readonly waited: string;
  /** '21 hours left', or 'Late by 2 hours'. */
  readonly left: string;
  readonly isLate: boolean;
}

/** What the clock of an item says that waits since an instant. */
export function clockWords(id: QueueId, since: string, hours: number, now: Date): ClockWords {
  const { from } = QUEUES[id].clock;
  const due = lateAt(since, hours);
  const isLate = due <= now.getTime();
  const left = isLate
    ? `Late by ${formatAge(new Date(due), now)}`
    : `${formatAge(now, new Date(due))} left`;
  return { waited: WAITED[from](formatAge(since, now)), left: asSentence(left), isLate };
}
