/** Things that are created or updated by one form: a new one has no id, so its equals are looked for. */
import { useEffect, useState } from 'react';
import { type Act, doneText } from '#domain/acts/act.ts';
import { type Equals, NO_EQUALS } from '#domain/acts/equals.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import type { NoteWords } from './notes.ts';
import { useAct } from './useAct.ts';

interface UseUpsertOptions<T, Choice> {
  readonly create: Act<Equals, Choice>;
  readonly update: Act<T, Choice>;
  /** The thing as it was shown; null to create one. */
  readonly seen: T | null;
  /** What the form holds now; undefined while it cannot be sent. */
  readonly form: Choice | undefined;
  /** Why saving is asked about once more; null where it is not. */
  readonly doubt?: (form: Choice) => string | null;
  readonly onDone: () => void;
}

/** The note when an equal thing was created since the form was opened. */
const duplicateOf = (noun: string): Required<NoteWords>['changed'] => ({
  title: 'Possible duplicate',
  text: `There is a ${noun} like this already. Nothing was sent. Confirm again only if you want a second one.`,
});

/** Creates or updates a thing by a form, under the guard; `save` sends what the form holds. */
export function useUpsert<T, Choice>(options: UseUpsertOptions<T, Choice>) {
  const { create, update, seen, form, doubt, onDone } = options;
  const feedback = useFeedback();
  const act = (seen === null ? create : update) as Act<T | Equals, Choice>;
  const question = useAct<T | Equals, Choice>(
    act,
    seen ?? NO_EQUALS,
    (_now, wanted) => doubt?.(wanted) ?? null,
  );
  const content = JSON.stringify(form);
  const [sent, setSent] = useState(content);
  const { note, dropNote } = question;
  // What is said about one content goes when the form has another.
  const isAboutContent =
    note?.kind === 'doubt' ||
    note?.kind === 'refused' ||
    (note?.kind === 'changed' && seen === null);
  const isOver = isAboutContent && content !== sent;
  useEffect(() => {
    if (isOver) dropNote();
  }, [isOver, dropNote]);

  const save = async () => {
    if (form === undefined) return;
    setSent(content);
    await question.confirm(form);
    if (question.last().phase !== 'done') return;
    feedback.success(doneText(act, null));
    onDone();
  };
  const { noun } = act.kind;
  const words: NoteWords = {
    noun,
    alert: act.alert,
    ...(seen === null && { changed: duplicateOf(noun) }),
  };
  return { question, save, words };
}
