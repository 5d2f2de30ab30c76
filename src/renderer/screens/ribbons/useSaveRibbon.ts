/** Creates or updates a ribbon by the editor, under the guard. */
import type { Ribbon } from '#contract/network/ribbons.ts';
import { RIBBON, RIBBON_ACTS } from '#domain/acts/areas/ribbons.ts';
import type { NoteWords } from '#renderer/ui/guard/notes.ts';
import { duplicateWords, useUpsert } from '#renderer/ui/guard/upsert.ts';

/** Word for word (2B17). */
const WORDS: Readonly<Record<'create' | 'update', NoteWords>> = {
  create: { noun: RIBBON.noun, alert: 'Error creating ribbon', ...duplicateWords(RIBBON.noun) },
  update: { noun: RIBBON.noun, alert: 'Error updating ribbon' },
};

/** Saves a new ribbon when `seen` is null, or changes it. `onDone` is called when it was saved. */
export function useSaveRibbon(seen: Ribbon | null, content: string, onDone: () => void) {
  const upsert = useUpsert<Ribbon, { readonly content: string }>({
    create: RIBBON_ACTS['ribbon.create'],
    update: RIBBON_ACTS['ribbon.update'],
    seen,
    form: { content },
    done: seen ? 'Ribbon saved' : 'Ribbon created',
    onDone,
  });
  return { ...upsert, words: WORDS[seen === null ? 'create' : 'update'] };
}
