/**
 * Things that are created or updated by one form. A thing without an id cannot be loaded again: things
 * equal to it are searched instead, and a new one is shown before anything is sent.
 */
import { useEffect, useRef, useState } from 'react';
import type { ActName, SubjectKind } from '#domain/acts/acts.ts';
import { type Comparison, changesIn, textFacet } from '#domain/changes.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import type { NoteWords } from './notes.ts';
import type { EndpointCall, Intent, Subject } from './subject.ts';
import { type AskedAct, useAct } from './useAct.ts';

/** A thing that is updated, or one that is created: then null, with the ids of those equal to it. */
export interface Upsert<T> {
  readonly thing: T | null;
  readonly equals: readonly string[];
}

interface UpsertOptions<T> {
  /** The things by themselves. */
  readonly subject: Subject<T>;
  readonly kind: SubjectKind;
  /** The act that creates one. */
  readonly create: ActName;
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

/** A new or updated thing as a subject of the guard. */
export function upsertSubject<T>(options: UpsertOptions<T>): Subject<Upsert<T>> {
  const { subject, kind, create, wanted, findEqual } = options;
  const equalOnes = newEquals<Upsert<T>>(`The same ${subject.noun}`);
  const changes = Object.assign(
    (seen: Upsert<T>, now: Upsert<T>) =>
      seen.thing !== null && now.thing !== null
        ? subject.changes(seen.thing, now.thing)
        : equalOnes(seen, now),
    {
      print: (upsert: Upsert<T>) =>
        upsert.thing === null ? equalOnes.print(upsert) : subject.changes.print(upsert.thing),
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
    effects: { [create]: (now: Upsert<T> | null) => (now?.equals.length ?? 0) > 0 },
    areas: subject.areas,
  };
}

interface UseUpsertOptions<T, Form> {
  readonly subject: Subject<T>;
  readonly kind: SubjectKind;
  readonly create: ActName;
  readonly update: ActName;
  /** The thing as it was shown; null to create one. */
  readonly seen: T | null;
  /** What the form holds now. */
  readonly form: Form;
  /** What a new one of this form is, as one text. */
  readonly wanted: (form: Form) => string;
  /** The ids of the things that equal the form. @throws ProblemError */
  readonly findEqual: (form: Form) => Promise<readonly string[]>;
  readonly call: (thing: T | null, form: Form) => EndpointCall;
  readonly equals: (thing: T, form: Form) => boolean;
  /** The toast of success. */
  readonly done: string;
  readonly onDone: () => void;
}

/** Creates or updates a thing by a form, under the guard. */
export function useUpsert<T, Form>(
  options: UseUpsertOptions<T, Form>,
): {
  readonly asked: AskedAct<Upsert<T>>;
  readonly save: () => Promise<void>;
} {
  const { subject: things, kind, create, update, seen, form } = options;
  const feedback = useFeedback();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [subject] = useState(() =>
    upsertSubject({
      subject: things,
      kind,
      create,
      wanted: () => latest.current.wanted(latest.current.form),
      findEqual: () => latest.current.findEqual(latest.current.form),
    }),
  );
  const intent: Intent<Upsert<T>> = {
    action: seen === null ? create : update,
    isPossible: () => true,
    call: ({ thing }) => options.call(thing, form),
    ...(seen !== null && {
      hasEffect: (now) => now !== null && now.thing !== null && options.equals(now.thing, form),
    }),
  };
  const asked = useAct({ subject, seen: { thing: seen, equals: [] }, intent });

  const save = async () => {
    await asked.confirm();
    if (asked.last().phase !== 'done') return;
    feedback.success(options.done);
    options.onDone();
  };
  return { asked, save };
}

/** The note when an equal thing was created since the form was opened. */
export const duplicateWords = (noun: string): Pick<NoteWords, 'changed'> => ({
  changed: {
    title: 'Possible duplicate',
    text: `There is a ${noun} like this already. Nothing was sent. Confirm again only if you want a second one.`,
  },
});
