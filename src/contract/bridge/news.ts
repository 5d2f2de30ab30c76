/** New requests in the verification queues since the user last looked, for the bell in the top bar. */

import { z } from 'zod';
import { QUEUE_KINDS } from '../people/choices.ts';

export const queueKind = z.enum(QUEUE_KINDS);
export type QueueKind = z.infer<typeof queueKind>;

/** Requests of one kind that came in; `at` is when the latest did, in milliseconds since the epoch. */
const arrival = z.object({ count: z.int().min(1).max(99_999), at: z.number() });
export type Arrival = z.infer<typeof arrival>;

/** `since` when they are counted is in milliseconds since the epoch. */
export const news = z.object({
  since: z.number(),
  arrivals: z.partialRecord(queueKind, arrival),
});
export type News = z.infer<typeof news>;
