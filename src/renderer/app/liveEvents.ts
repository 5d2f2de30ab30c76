/** The events after which the numbers of several places are read again. */
import type { RealtimeEvent } from '#contract/wire/realtime.ts';

/** In a gap of the live updates anything may have been missed; of some things no event tells at all. */
export const AFTER_A_GAP = ['connected'] as const satisfies readonly RealtimeEvent[];

export const CARD_EVENTS = [
  ...AFTER_A_GAP,
  'cardVerificationRequestCreated',
] as const satisfies readonly RealtimeEvent[];

export const DOCUMENT_EVENTS = [
  ...AFTER_A_GAP,
  'docVerificationRequestCreated',
  'docVerificationRequestUpdated',
  'docVerificationRequestDestroyed',
] as const satisfies readonly RealtimeEvent[];
