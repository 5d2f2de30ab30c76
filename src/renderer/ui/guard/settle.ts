/** Finds the outcome of an act by loading its thing. */
import type { Act, Settlement } from '#contract/acts.ts';
import type { ActName } from '#domain/acts/acts.ts';
import { problemOf } from '#renderer/client/bridge.ts';
import type { Subject } from './subject.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** Readings without the act's effect, over some 15 seconds, after which it is taken not to come. */
const ENOUGH_READINGS = 4;

async function hashed(key: string, text: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${key} ${text}`);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/**
 * A fingerprint of a thing before an act, for the journal. It can be compared and reveals nothing.
 * For a thing without an id it starts with that of its new content.
 */
export async function printOf<T>(subject: Subject<T>, key: string, thing: T): Promise<string> {
  const is = await hashed(key, subject.changes.print(thing));
  return subject.wanted ? `${await hashed(key, subject.wanted(thing))} ${is}` : is;
}

/** Whether an act had the same aim as this thing. */
export async function isSameWanted<T>(subject: Subject<T>, { key, before }: Act, thing: T) {
  if (!subject.wanted) return true;
  return before?.split(' ')[0] === (await hashed(key, subject.wanted(thing)));
}

/** What one reading says of an act: its effect, something else, or nothing new. */
async function verdict<T>(
  subject: Subject<T>,
  { action, key, before }: Act,
  now: T | null,
  hasEffect = subject.effects[action as ActName],
): Promise<'happened' | 'changed' | 'unchanged'> {
  const isSame = now !== null && before !== null && (await printOf(subject, key, now)) === before;
  if (isSame) return 'unchanged';
  if (hasEffect?.(now)) return 'happened';
  return before === null ? 'unchanged' : 'changed';
}

/** The outcome of an act, and the thing as it was loaded. */
export interface Found<T> {
  readonly settlement: Settlement;
  readonly now: T | null;
}

interface SettleOptions<T> {
  pause(milliseconds: number): Promise<void>;
  /** Called each time the thing is loaded. */
  readonly onReading?: (now: T) => void;
  readonly hasEffect?: ((now: T | null) => boolean) | undefined;
}

/**
 * Loads a thing until the outcome of an act on it is known. Undefined when the session has ended.
 */
export async function settle<T>(
  subject: Subject<T>,
  act: Act,
  read: () => Promise<T | null>,
  { pause, onReading, hasEffect }: SettleOptions<T>,
): Promise<Found<T> | undefined> {
  let last: { readonly now: T | null } | undefined;
  const without: ('changed' | 'unchanged')[] = [];
  for (let round = 0; without.length < ENOUGH_READINGS; round += 1) {
    await pause(Math.min(FIRST_PAUSE_MS * 2 ** round, LONGEST_PAUSE_MS));
    const reading = await readOnce(read);
    if (reading === 'over') return undefined;
    if (reading === 'failed') continue;
    if (reading.now !== null) onReading?.(reading.now);
    last = reading;
    const found = await verdict(subject, act, reading.now, hasEffect);
    if (found === 'happened') return { settlement: found, ...reading };
    without.push(found);
  }
  const settlement = without.at(-1) === 'changed' ? 'changed' : 'not-happened';
  return { settlement, now: last?.now ?? null };
}

async function readOnce<T>(
  read: () => Promise<T | null>,
): Promise<{ readonly now: T | null } | 'failed' | 'over'> {
  try {
    return { now: await read() };
  } catch (thrown) {
    return problemOf(thrown).kind === 'session-ended' ? 'over' : 'failed';
  }
}
