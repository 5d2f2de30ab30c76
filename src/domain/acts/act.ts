/**
 * What an act is: everything about it, once. What it is called and says, to whom and on what it is offered,
 * the one call it makes, and what proves that it happened. Menus, dialogs, toasts, notes and the record read it;
 * the page asks by it, and the main process finds outcomes by it.
 */
import { type RecordedAct, refKey, type ThingRef } from '#contract/bridge/recorded-acts.ts';
import type { Area } from '#contract/wire/areas.ts';
import type { EndpointAnswer, EndpointInput, EndpointName } from '#contract/wire/endpoints.ts';
import type { Problem } from '#contract/wire/problem.ts';
import { unreadableFields } from '#contract/wire/unreadable.ts';
import { isStaffRole, may, type Permission, rolesWith } from '../access/roles.ts';
import type { Comparison } from '../changes/changes.ts';

/** Calls an endpoint that only reads. @throws ProblemError */
export type Read = <Name extends EndpointName>(
  endpoint: Name,
  input: EndpointInput<Name>,
) => Promise<EndpointAnswer<Name>>;

type EndpointCall = {
  [Name in EndpointName]: { readonly endpoint: Name; readonly input: EndpointInput<Name> };
}[EndpointName];

/** A kind of thing that acts change, such as an order: how it is named, loaded and compared. */
export interface Kind<T> {
  /** What one is called, such as 'order'. */
  readonly noun: string;
  /** What this one is called in a sentence, such as 'order 7'. */
  name(thing: T): string;
  /** What the journal calls it. */
  ref(thing: T): ThingRef;
  /** Loads it again; null when it no longer exists. What has no id yet is found by what an act wants. @throws ProblemError */
  read(read: Read, seen: T, wanted?: unknown): Promise<T | null>;
  readonly changes: Comparison<T>;
  /** What it is now, as far as its own fields say: 'Pending'; null where they do not. No person's name. */
  state?(thing: T): string | null;
  /** The areas an act on one touches: they are read again after it. */
  readonly areas: readonly Area[];
  /** It has no id yet: an act on one blocks only its equal. */
  readonly isNew?: true;
  /** The single things that one of these stands for. */
  readonly covers?: Covered<T>;
}

/** What a thing that stands for many is made of, such as the orders that a query finds. */
interface Covered<T> {
  readonly kind: string;
  /** The acts on one of them that an act on many may undo. */
  readonly acts: readonly string[];
  /** Their ids; null where not all were read. */
  ids(many: T): readonly string[] | null;
}

/** Whether this thing stands for many that may include that one; `many` is null where it is not known any more. */
export const mayCover = <T>(
  { covers }: Pick<Kind<T>, 'covers'>,
  many: T | null,
  { kind, id }: ThingRef,
): boolean =>
  covers?.kind === kind &&
  id !== null &&
  (many === null || (covers.ids(many)?.includes(id) ?? true));

/** The key of a thing among all that is acted on, such as 'order:7'. */
export const keyOf = <T>(kind: Pick<Kind<T>, 'ref'>, thing: T): string => refKey(kind.ref(thing));

/** The fields of a thing that cannot be read, such as 'completed_at, fee'; empty where there are none. */
const unreadNames = (thing: unknown): string => {
  const paths = unreadableFields(thing);
  const names = paths.map((path) => path.filter((key) => typeof key === 'string').join('.'));
  return [...new Set(names)].join(', ');
};

/** Why nothing can be decided on a thing as it was read: a field that cannot be read may be the one that decides. */
export function unreadableProblem(
  { noun }: Pick<Kind<never>, 'noun'>,
  thing: unknown,
): Problem | null {
  const field = unreadNames(thing);
  if (field === '') return null;
  const message = `The server sent something about the ${noun} that Corridor cannot read (${field}). Tell the API team.`;
  return { kind: 'unreadable', message, endpoint: '', field };
}

/** The state that a reading shows of an act that happened, not whose doing it was. `at` is null where the thing has no time of it. */
export interface Trace {
  readonly text: string;
  /** ISO 8601. */
  readonly at: string | null;
}

/** What one reading says of an act. Time and acts that are no longer offered prove nothing. */
export type Finding = Trace | 'not-yet' | 'cannot-tell';

/** Whether a reading has shown the trace of an act. */
export const isTrace = (finding: Finding): finding is Trace => typeof finding === 'object';

/** What a reading says of an act; `before` is the thing as it was read just before it was sent. */
export type Proof<T, Wanted = unknown> = (before: T, wanted: Wanted, now: T | null) => Finding;

/** Something that must be so of a thing before an act on it is offered. */
export interface Condition<T> {
  isMet(thing: T): boolean;
  /** What is the case instead, as it was read: 'the match is completed'. */
  otherwise(thing: T): string;
}

/** A condition; `otherwise` says what is the case where it is not met. */
export const condition = <T>(
  otherwise: string | ((thing: T) => string),
  isMet: (thing: T) => boolean,
): Condition<T> => ({
  isMet,
  otherwise: typeof otherwise === 'string' ? () => otherwise : otherwise,
});

/** The text of an act about a thing; null where the thing is not at hand. */
type Text<T, More extends readonly unknown[]> = string | ((thing: T, ...more: More) => string);

/** An act on a thing `T`, with what is chosen for it; `Wanted` is what is kept of its input. */
export interface ActBody<T, Choice = null, Wanted = unknown> {
  readonly kind: Kind<T>;
  readonly label: string;
  /** The letter that chooses it, in a menu and in a review: the same wherever the act appears. */
  readonly key: string;
  /** An act of a form, a list or another dialog, which no menu has. */
  readonly isInNoMenu?: true;
  /** The title of its dialog, where that is not its label. */
  readonly title?: string;
  /** What is asked, word for word; null for an act without a question. */
  readonly question: Text<T, []> | null;
  readonly warns?: true;
  /** Whether its Yes is drawn as a danger: it locks a person out. */
  readonly isDangerous?: true;
  /**
   * What it does to whom, in a line, where it cannot be undone: 'Pay 150.00 EUR to T. Danjuma'. `open` is what a
   * question has read of what stays open, null where nothing does; undefined until then.
   */
  effect?(thing: T, choice: Choice, open: string | null | undefined): string | null;
  /** What is said when it was done; `thing` and the server's `answer` are null where they are not at hand. */
  readonly done: Text<T | null, [answer: unknown]>;
  /** The title of a failure, word for word. */
  readonly alert: string;
  /** What a role needs besides being staff. */
  readonly permission?: Permission;
  /** What must be so before it is offered; none where a thing offers it in every state. */
  readonly conditions: readonly Condition<T>[];
  /** A further act on the same thing waits for the answer to this one, as files do, instead of being refused. */
  readonly queues?: true;
  /** The thing it is about, if that is not the one that is read: the order of a dispute, for example. */
  about?(now: T): ThingRef;
  call(now: T, choice: Choice): EndpointCall;
  /** Which fields it changes, and of how many rows, where that is more than its name says. */
  changed?(now: T, choice: Choice): Pick<RecordedAct, 'fields' | 'rows'>;
  /** What is kept of the input, for the proof and to send the same again: by default all. `person` is null before it is sent. */
  wanted?(input: never, person: string | null): Wanted;
  /** The part of it by which an equal act is recognized; by default all of it. */
  like?(wanted: Wanted): unknown;
  readonly proof: Proof<T, Wanted>;
}

/** Declares an act. */
export const declareAct = <T, Choice = null, Wanted = unknown>(
  act: ActBody<T, Choice, Wanted>,
): ActBody<T, Choice, Wanted> => act;

/** An act with its name, as a question needs it. */
export interface Act<T, Choice = null>
  extends Omit<ActBody<T, Choice>, 'wanted' | 'like' | 'proof'> {
  /** What the journal calls it, such as 'order.void'. */
  readonly name: string;
  wanted?(input: never, person: string | null): unknown;
  like?(wanted: never): unknown;
}

/** What is kept of the input of an act, and the part of that by which an equal one is recognized. */
export function keptOf(
  { wanted, like }: { wanted?: Act<never>['wanted']; like?: Act<never>['like'] },
  input: unknown,
  person: string | null,
): { readonly wanted: unknown; readonly like: unknown } {
  const kept = wanted ? wanted(input as never, person) : input;
  return { wanted: kept, like: like ? like(kept as never) : kept };
}

/** Adds to each act its name, the key of the table. */
export const named = <Table extends object>(
  table: Table,
): { readonly [Name in keyof Table]: Table[Name] & { readonly name: Name } } =>
  Object.fromEntries(Object.entries(table).map(([name, act]) => [name, { name, ...act }])) as never;

/** The title of the dialog that asks. */
export const titleOf = ({ title, label }: Pick<Act<never>, 'title' | 'label'>): string =>
  title ?? label;

/** What an act asks about this thing. */
export const questionOf = <T>({ question }: Pick<Act<T>, 'question'>, thing: T): string =>
  typeof question === 'function' ? question(thing) : (question ?? '');

/** What is said when an act was done. */
export const doneText = <T>(
  { done }: Pick<Act<T>, 'done'>,
  thing: T | null,
  answer: unknown = null,
): string => (typeof done === 'function' ? done(thing, answer) : done);

/** Why this role is not offered the act on this thing, as it was read; null where it is offered. */
export function whyNot<T>(
  { permission, conditions }: Pick<Act<T>, 'permission' | 'conditions'>,
  thing: T,
  role: string,
): string | null {
  if (!isStaffRole(role)) return 'only staff may do this';
  if (permission !== undefined && !may(role, permission)) {
    return `only ${rolesWith(permission).map(anA).join(' or ')} may do this`;
  }
  const unmet = conditions.find(({ isMet }) => !isMet(thing));
  if (!unmet) return null;
  // The field that cannot be read may be the one that the condition is about.
  const field = unreadNames(thing);
  return field === '' ? unmet.otherwise(thing) : `not all of it can be read (${field})`;
}

const anA = (role: string) => `${/^[aeiou]/u.test(role) ? 'an' : 'a'} ${role}`;

/** Whether this role is offered the act on this thing. */
export const isOffered = <T>(
  act: Pick<Act<T>, 'permission' | 'conditions'>,
  thing: T,
  role: string,
): boolean => whyNot(act, thing, role) === null;

const NOT_FOUND = 404;

/** What a call reads, or null where the server does not find it. @throws ProblemError */
export async function readOrNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (thrown) {
    const { problem } = Object(thrown) as { readonly problem?: { readonly status?: number } };
    if (problem?.status === NOT_FOUND) return null;
    throw thrown;
  }
}

/** What a reading showed of a thing: 'was Pending', 'no longer existed'; null where its fields do not say. */
export function stateOf<T>({ state }: Pick<Kind<T>, 'state'>, thing: T | null): string | null {
  if (thing === null) return 'no longer existed';
  const text = state?.(thing) ?? null;
  return text === null ? null : `was ${text}`;
}
