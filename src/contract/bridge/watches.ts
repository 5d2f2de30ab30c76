/** What a person watches, on this computer alone. */
import { z } from 'zod';
import { thingRef } from './act-schemas.ts';
import { LONGEST_WATCH_NOTE, WATCHED_KINDS } from './watch-choices.ts';

const instant = z.iso.datetime();

/** What is watched: a thing with an id. */
export const watchedRef = thingRef.extend({ kind: z.enum(WATCHED_KINDS), id: z.string().max(200) });

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
  thing: watchedRef,
  note: z.string().max(LONGEST_WATCH_NOTE),
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

/** What the person who is signed in watches, in the order it was set. */
export const watchState = z.object({
  watches: z.array(watch),
  /** Whether it is there after a restart: not without a keychain. */
  isLasting: z.boolean(),
});

/** What is to be watched; `shown` is the thing as the page has it, by which it is found again. */
export const watchRequest = watch
  .pick({ thing: true, note: true, at: true, onChange: true })
  .extend({ shown: z.unknown() });

/** Watches by their ids. */
export const watchIds = z.object({ ids: z.array(z.uuid()).max(1000) });
