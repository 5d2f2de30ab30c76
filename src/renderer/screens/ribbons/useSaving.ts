/** How a ribbon is saved: made or changed, asked about by the editor, sent once under the guard. */
import { useEffect, useRef, useState } from 'react';
import type { Ribbon } from '#contract/ribbons.ts';
import { plainText } from '#domain/rich-text.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { duplicateWords, type Made, makingSubject } from '#renderer/ui/guard/making.ts';
import type { NoteWords } from '#renderer/ui/guard/notes.ts';
import type { EndpointCall, Intent } from '#renderer/ui/guard/subject.ts';
import { useAct } from '#renderer/ui/guard/useAct.ts';
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

const callOf = ({ thing }: Made<Ribbon>, content: string): EndpointCall =>
  thing === null
    ? { endpoint: 'ribbons.create', input: { content } }
    : { endpoint: 'ribbons.update', input: { id: thing.id, content } };

/** Saves once. `seen` is the ribbon that is changed, null for a new one. */
export function useSaving(seen: Ribbon | null, content: string, onSaved: () => void) {
  const feedback = useFeedback();
  const held = useRef(content);
  useEffect(() => {
    held.current = content;
  });
  const [subject] = useState(() =>
    makingSubject({
      subject: RIBBON,
      kind: 'ribbon',
      making: 'ribbon.create',
      wanted: () => plainText(held.current),
      findEqual: () => equalRibbons(held.current),
    }),
  );
  const intent: Intent<Made<Ribbon>> = {
    action: seen === null ? 'ribbon.create' : 'ribbon.update',
    isPossible: () => true,
    call: (now) => callOf(now, content),
    ...(seen !== null && {
      hasEffect: (now) => now !== null && now.thing !== null && sameText(now.thing, content),
    }),
  };
  const asked = useAct({ subject, seen: { thing: seen, equals: [] }, intent });

  const save = async () => {
    await asked.confirm();
    if (asked.last().phase !== 'done') return;
    feedback.success(seen ? 'Ribbon saved' : 'Ribbon created');
    onSaved();
  };

  return { asked, save, words: WORDS[seen === null ? 'create' : 'update'] };
}
