/** How many items of a queue are to review, in words: the one number of a queue, wherever it stands. */
import { formatCount } from '../text/words.ts';
import { type QueueId, queueOf } from './queues.ts';

/** How many items of a queue wait; `isPart` where there are more than were read. */
export interface ToReview {
  readonly id: QueueId;
  readonly count: number;
  readonly isPart: boolean;
}

/** '17', 'at least 500' */
export const numberText = ({ count, isPart }: Pick<ToReview, 'count' | 'isPart'>): string =>
  `${isPart ? 'at least ' : ''}${formatCount(count)}`;

/** What follows the number of a queue: 'to review'; among several of one screen what tells it apart: 'to approve'. */
export const reviewUnit = (id: QueueId, count: number | undefined): string => {
  const [one, several] = queueOf(id).units ?? ['to review', 'to review'];
  return count === 1 ? one : several;
};

/** '17 to review'; of a screen with several queues: '17 to approve · 3 to complete'. */
export const toReviewText = (counts: readonly ToReview[]): string =>
  counts.map((each) => `${numberText(each)} ${reviewUnit(each.id, each.count)}`).join(' · ');
