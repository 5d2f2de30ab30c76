/** Creates or updates a ribbon by the editor, under the guard. */
import type { Ribbon } from '#contract/ribbons.ts';
import { plainText } from '#domain/rich-text.ts';
import type { NoteWords } from '#renderer/ui/guard/notes.ts';
import type { EndpointCall } from '#renderer/ui/guard/subject.ts';
import { duplicateWords, useUpsert } from '#renderer/ui/guard/upsert.ts';
import { everyRibbon, RIBBON } from './subject.ts';

/** Word for word (2B17). */
const WORDS: Readonly<Record<'create' | 'update', NoteWords>> = {
  create: { noun: RIBBON.noun, alert: 'Error creating ribbon', ...duplicateWords(RIBBON.noun) },
  update: { noun: RIBBON.noun, alert: 'Error updating ribbon' },
};

const sameText = ({ content }: Ribbon, other: string) =>
  plainText(content ?? '') === plainText(other);

async function equalRibbons(content: string): Promise<string[]> {
  const all = await everyRibbon();
  return all.filter((ribbon) => sameText(ribbon, content)).map(({ id }) => id);
}

const callOf = (ribbon: Ribbon | null, content: string): EndpointCall =>
  ribbon === null
    ? { endpoint: 'ribbons.create', input: { content } }
    : { endpoint: 'ribbons.update', input: { id: ribbon.id, content } };

/** Saves a new ribbon when `seen` is null, or changes it. `onDone` is called when it was saved. */
export function useSaveRibbon(seen: Ribbon | null, content: string, onDone: () => void) {
  const upsert = useUpsert({
    subject: RIBBON,
    kind: 'ribbon',
    create: 'ribbon.create',
    update: 'ribbon.update',
    seen,
    form: content,
    wanted: plainText,
    findEqual: equalRibbons,
    call: callOf,
    equals: sameText,
    done: seen ? 'Ribbon saved' : 'Ribbon created',
    onDone,
  });
  return { ...upsert, words: WORDS[seen === null ? 'create' : 'update'] };
}
