/**
 * Things that are made or changed by one form. A thing without an id cannot be loaded again: things equal
 * to it are searched instead, and a new one is shown before anything is sent.
 */
import type { ActName, SubjectKind } from '#domain/acts/acts.ts';
import { type Comparison, changesIn, textFacet } from '#domain/changes.ts';
import type { NoteWords } from './notes.ts';
import type { Subject } from './subject.ts';

/** A thing that is changed, or one that is made: then null, with the ids of those equal to it. */
export interface Made<T> {
  readonly thing: T | null;
  readonly equals: readonly string[];
}

interface MakingOptions<T> {
  /** The things by themselves. */
  readonly subject: Subject<T>;
  readonly kind: SubjectKind;
  /** The act that makes one. */
  readonly making: ActName;
  /** What the form holds now, as one text. */
  readonly wanted: () => string;
  /** The ids of the things equal to what the form holds now. @throws ProblemError */
  readonly findEqual: () => Promise<readonly string[]>;
}

/** Compares the things equal to a new one: an additional one is a change. */
export function newEquals<T extends { readonly equals: readonly string[] | null }>(
  label: string,
): Comparison<T> {
  const differ = changesIn<T>([textFacet(label, ({ equals }) => equals?.join(', ') ?? null)]);
  const compare = (seen: T, now: T) => {
    const known = seen.equals;
    const isNew = known !== null && now.equals?.some((id) => !known.includes(id));
    return isNew ? differ(seen, now) : [];
  };
  return Object.assign(compare, { print: differ.print });
}

/** A new or changed thing as a subject of the guard. */
export function makingSubject<T>(options: MakingOptions<T>): Subject<Made<T>> {
  const { subject, kind, making, wanted, findEqual } = options;
  const equalOnes = newEquals<Made<T>>(`The same ${subject.noun}`);
  const changes = Object.assign(
    (seen: Made<T>, now: Made<T>) =>
      seen.thing !== null && now.thing !== null
        ? subject.changes(seen.thing, now.thing)
        : equalOnes(seen, now),
    {
      print: (made: Made<T>) =>
        made.thing === null ? equalOnes.print(made) : subject.changes.print(made.thing),
    },
  );
  return {
    noun: subject.noun,
    name: ({ thing }) => (thing === null ? `the new ${subject.noun}` : subject.name(thing)),
    ref: ({ thing }) => (thing === null ? { kind, id: null } : subject.ref(thing)),
    read: async ({ thing }) => {
      if (thing === null) return { thing, equals: await findEqual() };
      const now = await subject.read(thing);
      return now && { thing: now, equals: [] };
    },
    changes,
    wanted: ({ thing }) => (thing === null ? wanted() : ''),
    effects: { [making]: (now: Made<T> | null) => (now?.equals.length ?? 0) > 0 },
    areas: subject.areas,
  };
}

/** What is said when an equal thing is there that was not there when the form was opened. */
export const duplicateWords = (noun: string): Pick<NoteWords, 'changed'> => ({
  changed: {
    title: 'Possible duplicate',
    text: `There is a ${noun} like this already. Nothing was sent. Confirm again only if you want a second one.`,
  },
});
