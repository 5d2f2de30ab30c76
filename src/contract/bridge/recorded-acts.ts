/** Acts as they are recorded, without their schemas (`act-schemas.ts`): the page has these. */
import type { z } from 'zod';
import type { actRequest, bulkRun, check, recordedAct, sentAct, thingRef } from './act-schemas.ts';

export type ThingRef = z.infer<typeof thingRef>;
export type RecordedAct = z.infer<typeof recordedAct>;
export type Check = z.infer<typeof check>;
export type SentAct = z.infer<typeof sentAct>;
export type ActRequest = z.input<typeof actRequest>;
export type BulkRun = z.infer<typeof bulkRun>;

/** Whether the outcome of an act is known. */
export const isSettled = ({
  outcome,
  settlement: settled,
}: Pick<SentAct, 'outcome' | 'settlement'>): boolean =>
  outcome === 'done' || outcome === 'refused' || settled !== null;

/** The key of what an act is about, such as 'order:7' or 'ribbon:new'. */
export const refKey = ({ kind, id }: ThingRef): string => `${kind}:${id ?? 'new'}`;
