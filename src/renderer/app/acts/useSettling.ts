/** Settles what earlier pages and programs left unsettled, by reading, without being asked. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Act } from '#contract/acts.ts';
import { declaredAct } from '#domain/acts/acts.ts';
import { isOwn, useUnsettled } from '#renderer/client/acts.ts';
import { ask } from '#renderer/client/bridge.ts';
import { reloadAreas } from '#renderer/client/endpoints.ts';
import { type Message, useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { noteText } from '#renderer/ui/guard/notes.ts';
import { settle } from '#renderer/ui/guard/settle.ts';
import { pause } from '#renderer/ui/guard/useAct.ts';
import { loadReadable } from './subjects.ts';

/** Reads until the outcome of the act is known; gives the message about it, null if it stays unknown. */
async function settleAct(act: Act, queries: QueryClient): Promise<Message | null> {
  const readable = await loadReadable(act.subject.kind, act.subject.id);
  if (!readable) return null;
  const { subject, bare } = readable;
  const found = await settle(subject, act, () => subject.read(bare), { pause });
  if (!found) return null;
  await ask('acts.settle', { key: act.key, settlement: found.settlement });
  void reloadAreas(queries, subject.areas);
  const note = {
    kind: 'settled',
    act,
    settlement: found.settlement,
    at: new Date(),
    possible: false,
  } as const;
  const { label } = declaredAct(act.action);
  const { title, ...more } = noteText(note, { noun: subject.noun, alert: label });
  return { title: `${subject.noun} ${act.subject.id}: ${title}`, ...more };
}

/** A hook while signed in: settles acts that this page has not sent, with one reading each. */
export function useSettling(): void {
  const queries = useQueryClient();
  const feedback = useFeedback();
  const unsettled = useUnsettled();
  const begun = useRef(new Set<string>());
  useEffect(() => {
    for (const act of unsettled) {
      if (act.outcome !== 'unknown' || isOwn(act) || begun.current.has(act.key)) continue;
      begun.current.add(act.key);
      void settleAct(act, queries)
        .then((message) => message && feedback.notify(message))
        .catch(() => undefined)
        .finally(() => begun.current.delete(act.key));
    }
  }, [unsettled, queries, feedback]);
}
