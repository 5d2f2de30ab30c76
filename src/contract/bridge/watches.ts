/** What a person watches, on this computer alone. */
import { z } from 'zod';
import { thingRef } from './act-schemas.ts';

const instant = z.iso.datetime();

/** What is watched: a thing with an id. */
const watched = thingRef.extend({ id: z.string().max(200) });

/** When and why something came back. */
const woken = z.object({
  at: instant,
  /** What has changed, in words; null where its time has come. */
  why: z.string().nullable(),
  /** Whether the person has seen that. */
  isSeen: z.boolean(),
});

/** A private note on a thing, and when it comes back. */
export const watch = z.object({
  id: z.uuid(),
  thing: watched,
  note: z.string().max(500),
  /** The instant at which it comes back; null for none. */
  at: instant.nullable(),
  /** Whether it comes back when it changes. */
  onChange: z.boolean(),
  setAt: instant,
  /** When it was last read for changes; null before the first reading. */
  readAt: instant.nullable(),
  /** Null while it has not come back. */
  woke: woken.nullable(),
});
export type Watch = z.infer<typeof watch>;

/** What the person who is signed in watches, in the order it was set. */
export const watchState = z.object({
  watches: z.array(watch),
  /** Whether it is there after a restart: not without a keychain. */
  isLasting: z.boolean(),
});
export type WatchState = z.infer<typeof watchState>;

/** What is to be watched; `shown` is the thing as the page has it, by which it is found again. */
export const watchRequest = watch
  .pick({ thing: true, note: true, at: true, onChange: true })
  .extend({ shown: z.json() });

/** Watches by their ids. */
export const watchIds = z.object({ ids: z.array(z.uuid()).max(1000) });
