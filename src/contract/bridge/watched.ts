/** What can be watched, without the schemas (`watches.ts`): the page has these. */
import type { z } from 'zod';
import type { watch, watchedRef, watchRequest, watchState } from './watches.ts';

export type WatchedRef = z.infer<typeof watchedRef>;
export type Watch = z.infer<typeof watch>;
export type WatchState = z.infer<typeof watchState>;
export type WatchRequest = z.input<typeof watchRequest>;
