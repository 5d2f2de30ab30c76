/** Things that are created or updated by one form: a new one has no id, so its equals are looked for. */
import type { DeclaredAct } from '#domain/acts/declare.ts';
import { type Equals, NO_EQUALS } from '#domain/acts/equals.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import type { NoteWords } from './notes.ts';
import { type AskedAct, useAct } from './useAct.ts';

interface UseUpsertOptions<T, Asked> {
  readonly create: DeclaredAct<Equals, Asked>;
  readonly update: DeclaredAct<T, Asked>;
  /** The thing as it was shown; null to create one. */
  readonly seen: T | null;
  /** The toast of success. */
  readonly done: string;
  readonly onDone: () => void;
}

/** Creates or updates a thing by a form, under the guard; `save` is given what the form holds. */
export function useUpsert<T, Asked>(
  options: UseUpsertOptions<T, Asked>,
): {
  readonly asked: AskedAct<T | Equals, Asked>;
  readonly save: (asked: Asked) => Promise<void>;
} {
  const { create, update, seen, done, onDone } = options;
  const feedback = useFeedback();
  const act = (seen === null ? create : update) as DeclaredAct<T | Equals, Asked>;
  const asked = useAct<T | Equals, Asked>(act, seen ?? NO_EQUALS);
  const save = async (wanted: Asked) => {
    await asked.confirm(wanted);
    if (asked.last().phase !== 'done') return;
    feedback.success(done);
    onDone();
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
