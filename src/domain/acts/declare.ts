/**
 * How an act is declared: on what it is possible, the one call it makes, and what proves that it
 * happened. The page asks by these declarations; the main process reads the outcome by them.
 */
import { type ActSubject, type RecordedAct, subjectKey } from '#contract/bridge/recorded-acts.ts';
import type { Area } from '#contract/wire/areas.ts';
import type { EndpointAnswer, EndpointInput, EndpointName } from '#contract/wire/endpoints.ts';
import type { Comparison } from '../changes/changes.ts';
import type { Count } from '../lists/pages.ts';
import type { ActName } from './act-names.ts';

/** Calls an endpoint that only reads. @throws ProblemError */
export type Read = <Name extends EndpointName>(
  endpoint: Name,
  input: EndpointInput<Name>,
) => Promise<EndpointAnswer<Name>>;

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
  /**
   * Loads it again; null when it no longer exists. What has no id yet is found by what an act wants.
   * @throws ProblemError
   */
  read(read: Read, seen: T, wanted?: unknown): Promise<T | null>;
  readonly changes: Comparison<T>;
  /** The areas an act on one touches: they are read again after it. */
  readonly areas: readonly Area[];
  /** It has no id yet: an act on one blocks only its equal. */
  readonly isNew?: true;
}

/** The key of a thing among all that is acted on, such as 'order:7'. */
export const keyOf = <T>(subject: Pick<Subject<T>, 'ref'>, thing: T): string =>
  subjectKey(subject.ref(thing));

/** What a reading shows of an act that happened: the state, and since when where the thing says it. */
export interface Trace {
  /** Such as 'Completed': the state, not whose doing it was. */
  readonly text: string;
  /** ISO 8601; null where the thing has no time of it. */
  readonly at: string | null;
}

/**
 * What one reading says of an act: its trace, no trace yet, or that no reading can tell. Time and
 * actions that are no longer offered prove nothing.
 */
export type Outcome = Trace | 'not-yet' | 'cannot-tell';

/** Whether a reading has shown the trace of an act. */
export const isTrace = (outcome: Outcome): outcome is Trace => typeof outcome === 'object';

/** What an act changes, as the record keeps it: the labels of fields, and how many rows. No values. */
type Changed = Pick<RecordedAct, 'fields' | 'rows'>;

/** An act on a thing `T`, asked for with `Asked`; `Wanted` is what is kept of its input. */
export interface ActDeclaration<T, Asked = null, Wanted = unknown> {
  readonly subject: Subject<T>;
  /**
   * Whether a further act on the same thing waits for the answer to this one, as files do, instead of
   * being refused.
   */
  readonly queues?: true;
  /** The thing it is about, if that is not the one that is read: the order of a dispute, for example. */
  about?(now: T): ActSubject;
  /** Whether the thing as it is now offers it to this role. */
  isPossible(now: T, role: string): boolean;
  /** The one call that does it. */
  call(now: T, asked: Asked): EndpointCall;
  /** Which fields it changes, and of how many rows, where that is more than its name says. */
  changed?(now: T, asked: Asked): Changed;
  /**
   * The part of the input that equal acts share and that the proof needs; by default the whole input.
   */
  wanted?(input: never): Wanted;
  /** What a reading says of it; `before` is the thing as it was read just before it was sent. */
  outcome(before: T, wanted: Wanted, now: T | null): Outcome;
}

/**
 * For an act that a thing offers in every state. Every act declares when it is possible, so that none is
 * offered because that was forgotten.
 */
export const inEveryState = (): boolean => true;

/** Declares an act. */
export const declareAct = <T, Asked = null, Wanted = unknown>(
  declaration: ActDeclaration<T, Asked, Wanted>,
): ActDeclaration<T, Asked, Wanted> => declaration;

/** A declared act with its name, as a question needs it: outcomes are read by the main process. */
export interface DeclaredAct<T, Asked = null>
  extends Omit<ActDeclaration<T, Asked>, 'wanted' | 'outcome'> {
  readonly action: ActName;
  wanted?(input: never): unknown;
}

/** Adds to each act its name, the key of the table. */
export const named = <Table extends { readonly [Name in ActName]?: object }>(
  table: Table,
): { readonly [Name in keyof Table]: Table[Name] & { readonly action: Name } } =>
  Object.fromEntries(
    Object.entries(table).map(([action, declaration]) => [action, { action, ...declaration }]),
  ) as never;

/** Proof: an instant that was not set before is set now. */
export const stamped =
  <T>(text: string, read: (thing: T) => string | null) =>
  (before: T, _wanted: unknown, now: T | null): Outcome => {
    if (read(before) !== null || now === null) return 'cannot-tell';
    const at = read(now);
    return at === null ? 'not-yet' : { text, at };
  };

/** Proof: the thing was not so before and is so now. */
export const turned =
  <T, Wanted = unknown>(text: string, isSo: (thing: T, wanted: Wanted) => boolean) =>
  (before: T, wanted: Wanted, now: T | null): Outcome => {
    if (isSo(before, wanted) || now === null) return 'cannot-tell';
    return isSo(now, wanted) ? { text, at: null } : 'not-yet';
  };

/**
 * Proof about everything that a query finds: a row that was not so before is so now, and so are all the
 * others. `rowsOf` gives null where not every row was read; then no reading can tell.
 */
export const allTurned =
  <T, Row extends { readonly id: string }, Wanted = unknown>(
    text: string,
    rowsOf: (found: T) => readonly Row[] | null,
    isSo: (row: Row, wanted: Wanted) => boolean,
  ) =>
  (before: T, wanted: Wanted, now: T | null): Outcome => {
    const old = rowsOf(before);
    const rows = now && rowsOf(now);
    if (old === null || rows === null) return 'cannot-tell';
    const open = new Set(old.filter((row) => !isSo(row, wanted)).map(({ id }) => id));
    if (!rows.some(({ id }) => open.has(id))) return 'cannot-tell';
    return rows.every((row) => isSo(row, wanted)) ? { text, at: null } : 'not-yet';
  };

/** The rows, if all of them were read; null otherwise. */
export const wholeList = <Row>({
  rows,
  rowCount,
  said,
}: Count & { readonly rows: readonly Row[] | null }): readonly Row[] | null =>
  said === undefined && rows?.length === rowCount ? rows : null;

/** Proof: the thing was there before and is not there now. */
export const gone =
  <T>(text: string) =>
  (_before: T, _wanted: unknown, now: T | null): Outcome =>
    now === null ? { text, at: null } : 'not-yet';

/**
 * The first trace that any of these proofs shows. Without one, no reading can tell if one of the proofs
 * says so.
 */
export const anyOf =
  <T>(...proofs: readonly ((before: T, wanted: unknown, now: T | null) => Outcome)[]) =>
  (before: T, wanted: unknown, now: T | null): Outcome => {
    const outcomes = proofs.map((proof) => proof(before, wanted, now));
    return outcomes.find(isTrace) ?? (outcomes.includes('cannot-tell') ? 'cannot-tell' : 'not-yet');
  };

const NOT_FOUND = 404;

/** What a call reads, or null where the server does not find it. @throws ProblemError */
export async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (thrown) {
    const { problem } = Object(thrown) as { readonly problem?: { readonly status?: number } };
    if (problem?.status === NOT_FOUND) return null;
    throw thrown;
  }
}
