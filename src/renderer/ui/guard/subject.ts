/** What is acted on, and what is wanted done to it. */
import { type ActSubject, subjectKey } from '#contract/acts.ts';
import type { Area } from '#contract/areas.ts';
import type { EndpointInput, EndpointName } from '#contract/endpoints.ts';
import type { ActName } from '#domain/acts/acts.ts';
import type { Comparison } from '#domain/changes.ts';

/** A call of the API with its input. */
export type EndpointCall = {
  [Name in EndpointName]: { readonly endpoint: Name; readonly input: EndpointInput<Name> };
}[EndpointName];

/** A kind of thing that acts change, such as an order: how it is named, loaded and compared. */
export interface Subject<T> {
  /** What one is called, such as 'order'. */
  readonly noun: string;
  /** What this one is called in a sentence, such as 'order 7'. */
  name(thing: T): string;
  /** What the journal calls it. */
  ref(thing: T): ActSubject;
  /** Loads it again; null when it no longer exists. @throws ProblemError */
  read(seen: T): Promise<T | null>;
  readonly changes: Comparison<T>;
  /** The content of a thing without an id yet: another form has another content. */
  wanted?(thing: T): string;
  /** Whether a thing reads as an act leaves it; null means that it no longer exists. */
  readonly effects: Effects<T>;
  /** The areas an act on one touches: they are read again after it. */
  readonly areas: readonly Area[];
}

/** The key of a thing among all that is acted on, such as 'order:7'. */
export const keyOf = <T>(subject: Pick<Subject<T>, 'ref'>, thing: T): string =>
  subjectKey(subject.ref(thing));

/** By act: whether the thing, or its absence, is what the act brings about. */
export type Effects<T> = { readonly [Name in ActName]?: (now: T | null) => boolean };

/** What a person wants done to the thing they see. */
export interface Intent<T> {
  readonly action: ActName;
  /** Whether the thing as it is now offers it. */
  isPossible(now: T): boolean;
  /** The one call that does it. */
  call(now: T): EndpointCall;
  /** What it is about where that is another thing than the one shown, such as a dispute's order. */
  ref?(now: T): ActSubject;
  /**
   * Whether the thing has the values that this act sets, if that depends on typed text; else the
   * subject's effects decide.
   */
  hasEffect?(now: T | null): boolean;
  /** Given the answer of a call that was carried out, before the dialog closes. */
  onAnswer?(answer: unknown, now: T): void;
}
