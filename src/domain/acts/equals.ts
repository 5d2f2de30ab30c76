/** What an act creates has no id yet: the things equal to it are read in its place. */
import type { Comparison } from '../changes/changes.ts';
import type { Finding, Kind, Read } from './act.ts';
import type { KindName } from './kinds.ts';

/** The ids of the things equal to a new one; null where they could not be read. */
export interface Equals {
  readonly ids: readonly string[] | null;
}

export const NO_EQUALS: Equals = { ids: [] };

export const isAdded = (before: readonly string[]) => (id: string) => !before.includes(id);

/** Compares the things equal to a new one: an additional one is a change. */
function equalsChanges(label: string): Comparison<Equals> {
  const text = (ids: readonly string[]) => ({ kind: 'text', value: ids.join(', ') }) as const;
  return ({ ids: seen }, { ids: now }) =>
    seen !== null && now?.some(isAdded(seen))
      ? [{ label, before: text(seen), after: text(now) }]
      : [];
}

interface NewThing<Wanted> {
  readonly kind: KindName;
  readonly noun: string;
  readonly label: string;
  /** The ids of the things equal to what is wanted. @throws ProblemError */
  readonly find: (read: Read, wanted: Wanted) => Promise<readonly string[]>;
  readonly areas: Kind<Equals>['areas'];
}

/** A new thing of a kind, which is read as the things equal to it. */
export const newThing = <Wanted>(declared: NewThing<Wanted>): Kind<Equals> => ({
  noun: declared.noun,
  name: () => `the new ${declared.noun}`,
  ref: () => ({ kind: declared.kind, id: null }),
  // Without the ids from before, the ids of now prove nothing.
  read: async (read, { ids }, wanted) => ({
    ids: ids === null ? null : await declared.find(read, wanted as Wanted),
  }),
  changes: equalsChanges(declared.label),
  areas: declared.areas,
  isNew: true,
});

/** Proof: there is an equal thing that was not there before. */
export const created =
  (text: (id: string) => string) =>
  (before: Equals, _wanted: unknown, now: Equals | null): Finding => {
    if (before.ids === null || now === null || now.ids === null) return 'cannot-tell';
    const added = now.ids.find(isAdded(before.ids));
    return added === undefined ? 'not-yet' : { text: text(added), at: null };
  };
