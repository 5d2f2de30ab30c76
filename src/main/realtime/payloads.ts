/** What events carry, as the page may use it. */
import type { z } from 'zod';
import { cardVerification, docVerification } from '#contract/people/verifications.ts';
import { asRecord } from '#contract/wire/json.ts';
import type { RealtimeEvent } from '#contract/wire/realtime.ts';
import type { RealtimeMessage } from './live.ts';

/** Events whose payload the page shows: it is read as strictly as an answer. */
const SHOWN: ReadonlyMap<RealtimeEvent, z.ZodType> = new Map<RealtimeEvent, z.ZodType>([
  ['cardVerificationRequestCreated', cardVerification],
  ['docVerificationRequestCreated', docVerification],
]);

/** The event with its payload, bare or under `data`; an invalid one is left out, and the page reloads the list. */
export function withReadPayload({ event, payload }: RealtimeMessage): RealtimeMessage {
  const schema = SHOWN.get(event);
  if (!schema) return { event, payload };
  const read = [payload, asRecord(payload)?.['data']].map((each) => schema.safeParse(each));
  return { event, payload: read.find(({ success }) => success)?.data };
}
