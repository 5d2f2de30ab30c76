/** What an exercise is: data, and rules of a few lines over the sandbox's state and its record of calls. */
import type { EndpointName } from '#contract/wire/endpoints.ts';
import type { Permission } from '#domain/access/roles.ts';
import type { Rule } from './rules.ts';
import type { AttemptStage } from './stage.ts';

/** Something that happens by itself, once, around the first call of that name about that thing. */
export interface Turn {
  readonly when: 'before' | 'after';
  /** `picture` is the fetching of an image, whose id is the key in its address. */
  readonly call: EndpointName | 'picture';
  readonly id: number | string;
  readonly does: () => Promise<unknown>;
}

/** One situation, with the people and figures of one seed. */
export interface Situation {
  /** The task, as a colleague would put it. */
  readonly told: string;
  /** From a nudge to the answer. */
  readonly hints: readonly string[];
  /** What must be so when the person says that they have finished. */
  readonly must: readonly Rule[];
  /** What ends the attempt as soon as it has happened. */
  readonly mustNot: readonly Rule[];
  readonly turns?: readonly Turn[];
}

/** A task that is set, watched and explained. */
export interface Exercise {
  /** The group of the screens that it is done on, as menus call it. */
  readonly area: string;
  /** What a role needs for it; every role may do it when left out. */
  readonly needs?: Permission;
  /** How long it takes a beginner. */
  readonly minutes: number;
  readonly title: string;
  /** The page of the manual about it: an id of `screens/help/topics.ts`. */
  readonly help: string;
  /** Why it matters. */
  readonly why: string;
  readonly situation: (stage: AttemptStage) => Promise<Situation>;
}
