/**
 * The cases of an act, one entry for each: its texts, to whom and by which things it is offered and by which it is not,
 * its call over the wire, what readings after it prove, what a network makes of it, and where it is reached. `CasesOf`
 * is total over the acts of an area.
 */
import type { Placed } from '#contract/wire/endpoint.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import type { StaffRole } from '#domain/access/roles.ts';
import { type Finding, keptOf } from '#domain/acts/act.ts';
import { type ActName, actOf } from '#domain/acts/acts.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';

/** A record as the network's answers have it. */
export type Fields = Readonly<Record<string, unknown>>;

/** One call over the wire. */
export interface Sent {
  readonly thing: unknown;
  /** What was chosen for the act. */
  readonly choice?: unknown;
  /** Method and path. */
  readonly to: string;
  readonly body?: Placed['body'];
  readonly query?: Placed['query'];
}

/** One reading of a thing after an act was sent. */
export interface Reading<T = unknown> {
  readonly what: string;
  readonly before: T;
  /** What was chosen for the act; null where it needs nothing. */
  readonly choice: unknown;
  readonly now: T | null;
  readonly says: Finding;
}

/** What an act does to a network's thing: where that is, how it has to be for the act, and what becomes of it. */
export interface Rule {
  /** The call that lists or reads the thing. */
  readonly list: string;
  readonly given?: Fields;
  /** What becomes of the thing; null removes it. */
  readonly effect: (thing: Fields) => Fields | null;
  readonly choice?: unknown;
  /** Whether the act adds a thing. */
  readonly adds?: true;
  /**
   * What somebody else does meanwhile that ends the act's chance without being it; of an act that adds a thing, how
   * another one that is added differs from it.
   */
  readonly rival?: Fields;
}

/** Where an act is reached: a screen, what has the focus there, and what is typed in the palette. */
export interface Reach {
  readonly place: string;
  readonly answers?: Answers;
  /** The id of the row or card that has the focus; without it, the act belongs to the screen. */
  readonly row?: string;
  /** What is typed to find it; its label where that is left out. */
  readonly typed?: string;
  /** What the dialog that opens says; for an act of a form or list, what leads to it. */
  readonly opens: string;
}

/** Things that do not offer an act, each with the reason that an admin reads: one for each condition at least. */
export type NotOffered = readonly (readonly [thing: unknown, why: string])[];

/** Everything that is tested of one act. */
export interface ActCases {
  /** What it says, word for word. */
  readonly texts: readonly [label: string, done: string, alert: string];
  /** To whom it is offered. */
  readonly roles: readonly StaffRole[];
  /** Things that offer it to them. */
  readonly offered: readonly unknown[];
  readonly notOffered: NotOffered;
  readonly reach: Reach;
  readonly call: Sent;
  readonly readings: readonly Reading[];
  readonly network: Rule;
}

/** The cases of the acts of an area, by their names. */
export type CasesOf<Area> = Readonly<Record<keyof Area & ActName, ActCases>>;

export const STAFF: readonly StaffRole[] = ['admin', 'manager', 'principal'];
export const ADMIN: readonly StaffRole[] = ['admin'];
export const ADMIN_AND_PRINCIPAL: readonly StaffRole[] = ['admin', 'principal'];

/** The question before an act on an order, its match or a dispute, word for word (1A01, 2D). */
export const sure = (label: string): string =>
  `Are you sure you want to take this action - ${label}?`;

export const sent = (thing: unknown, to: string, more: Omit<Sent, 'thing' | 'to'> = {}): Sent => ({
  thing,
  to,
  ...more,
});

/** As it comes back from the disk. */
const kept = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

/** What the declaration of an act says of a reading, by way of its call and of what is kept of that. */
export function findingOf(name: ActName, { before, choice, now }: Reading): Finding {
  const act = actOf(name);
  const { endpoint, input } = act.call(before, choice);
  if (!(endpoint in endpoints)) throw new Error(`There is no endpoint ${endpoint}`);
  return act.proof(kept(before), kept(keptOf(act, input, '1').wanted), now);
}
