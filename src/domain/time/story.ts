/** The history of an order or a user as one timeline: its moments and long waits. */
import type { ValidationEvent } from '#contract/orders/order-detail.ts';
import type { Shown } from '#contract/wire/unreadable.ts';
import type { Figure } from '../orders/figures.ts';
import { type Named, nameOrEmail } from '../text/person-names.ts';
import type { StatusLabel, Tone } from '../text/status.ts';
import { formatAge } from './format.ts';

export interface Participant {
  /** What they are in it: 'Matcher'. */
  readonly as: string;
  readonly name: string;
  /** The user's id; null for a person without a screen. */
  readonly userId: string | null;
}

/** A person in a moment; null without a name. */
export function somebody(
  as: string,
  person: (Named & { readonly id: string | null }) | null,
): Participant | null {
  const name = nameOrEmail(person);
  return person === null || name === null ? null : { as, name, userId: person.id };
}

/** Something that happened. What is not known is left out, a date too. */
export interface Moment {
  /** Unique within its story. */
  readonly key: string;
  /** Null where the time is not known. */
  readonly at: Shown<string>;
  readonly title: string;
  readonly tone: Tone;
  readonly who?: Participant | null;
  /** Distinguishes it from others of its kind: 'Match 77'. */
  readonly note?: string | null;
  readonly figure?: Figure;
  /** A status that belongs to it, such as the outcome of an action. */
  readonly status?: StatusLabel | null;
  /** The route of what it is about. */
  readonly to?: string;
  /** An action of the reader's, from the record of this computer. */
  readonly isOwn?: true;
  /** What the network found out, with its data. */
  readonly event?: ValidationEvent;
}

/** What a thing waits for after a moment, and for how many milliseconds it usually does. */
export interface Wait {
  /** 'the matcher's payment'. */
  readonly what: string;
  readonly usual: number;
}

/** A wait that was longer than usual, or still is. */
interface LongWait {
  readonly key: string;
  /** '3 days waiting for a match', or 'Waiting for a match for 3 days' while it lasts. */
  readonly text: string;
}

type StoryEntry =
  | { readonly kind: 'moment'; readonly moment: Moment }
  | { readonly kind: 'wait'; readonly wait: LongWait };

export interface Story {
  /** What has a date, and the long waits between, the oldest first. */
  readonly dated: readonly StoryEntry[];
  /** What happened at an unknown time. */
  readonly undated: readonly Moment[];
}

/** A wait from one moment to another, or to now where it still lasts. */
export interface Waited {
  readonly wait: Wait;
  readonly from: string;
  readonly to: string | null;
}

const timeOf = (at: string) => Date.parse(at);

const isDated = <M extends Moment>(moment: M): moment is M & { readonly at: string } =>
  typeof moment.at === 'string';

/** The moments with a date, the oldest first; those of one instant keep their order. */
export const inTime = (moments: readonly Moment[]): readonly Moment[] =>
  moments
    .flatMap((moment) => (isDated(moment) ? [{ moment, time: timeOf(moment.at) }] : []))
    .toSorted((a, b) => a.time - b.time)
    .map(({ moment }) => moment);

function longWait({ wait, from, to }: Waited, now: Date): LongWait | null {
  const end = to === null ? now : new Date(to);
  if (end.getTime() - timeOf(from) <= wait.usual) return null;
  const age = formatAge(from, end);
  return to === null
    ? { key: `waiting:${from}`, text: `Waiting for ${wait.what} for ${age}` }
    : { key: `wait:${from}:${to}`, text: `${age} waiting for ${wait.what}` };
}

/** The moments in order of time, each long wait before the moment that ended it, the current one at the end. */
export function buildStory(moments: readonly Moment[], waits: readonly Waited[], now: Date): Story {
  const passed = waits.flatMap((waited) => {
    const wait = longWait(waited, now);
    return wait ? [{ end: waited.to, entry: { kind: 'wait' as const, wait } }] : [];
  });
  const left = new Set(passed);
  const dated = inTime(moments).flatMap((moment): StoryEntry[] => {
    const before = [...left].filter(({ end }) => end === moment.at);
    for (const each of before) left.delete(each);
    return [...before.map(({ entry }) => entry), { kind: 'moment', moment }];
  });
  return {
    dated: [...dated, ...[...left].map(({ entry }) => entry)],
    undated: moments.filter((moment) => !isDated(moment)),
  };
}

/** How long ago: '3 days ago', 'just now'; null for the future, because of a wrong clock. */
export function agoText(at: string, now: Date): string | null {
  const elapsed = now.getTime() - timeOf(at);
  if (elapsed < -MINUTE_MS) return null;
  return elapsed < MINUTE_MS ? 'just now' : `${formatAge(at, now)} ago`;
}

const MINUTE_MS = 60_000;
