import { describe, expect, it } from 'vitest';
import { isRealtimeEvent, realtimeEvent, userEvents } from './realtime.ts';

describe('the events the console listens to', () => {
  it.each(['userSaved', 'orderSaved', ...userEvents('7'), ...userEvents('0b1c-22fe')])(
    'know %s',
    (name) => expect(isRealtimeEvent(name)).toBe(true),
  );

  it.each([
    'userSaved-',
    'user-7-other',
    'user--orderSaved',
    'user-7-orderSaved-8',
    'userSaved-a/b',
    '__proto__',
    7,
    null,
  ])('know no %j', (name) => expect(realtimeEvent.safeParse(name).success).toBe(false));
});
