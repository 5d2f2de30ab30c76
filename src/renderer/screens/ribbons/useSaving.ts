/** How a ribbon is saved: a new one is sent once; an old one is compared with what was seen first. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Ribbon } from '#contract/ribbons.ts';
import { problemOf } from '#renderer/desk/bridge.ts';
import { callEndpoint } from '#renderer/desk/endpoints.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { type Answer, answerTo, settlementText } from '#renderer/ui/guard/answers.ts';
import { useGuard } from '#renderer/ui/guard/useGuard.ts';
import { RIBBON } from './subject.ts';

/** What is said inside the dialog when a ribbon was not saved. */
export interface NotSaved {
  readonly answer: Answer;
  /** The ribbon as somebody else has made it meanwhile. */
  readonly now?: Ribbon;
}

/** What became of one press: null when it was saved. */
type Outcome = NotSaved | null;

/** Word for word (document 2 §8). */
const CREATE_FAILED = 'Error creating ribbon';
const UPDATE_FAILED = 'Error updating ribbon';

function useCreate() {
  const queries = useQueryClient();
  return async (content: string): Promise<Outcome> => {
    try {
      await callEndpoint('ribbons.create', { content });
      return null;
    } catch (thrown) {
      const text = problemOf(thrown).message;
      return { answer: { intent: 'error', title: CREATE_FAILED, text, again: true } };
    } finally {
      // Without an answer it may have been made all the same: the list shows it.
      void queries.invalidateQueries({ queryKey: ['ribbons.list'] });
    }
  };
}

function useUpdate() {
  const feedback = useFeedback();
  const guard = useGuard(RIBBON);
  return async (seen: Ribbon, content: string): Promise<Outcome> => {
    const intent = {
      seen,
      isPossible: () => true,
      send: ({ id }: Ribbon) => callEndpoint('ribbons.update', { id, content }),
    };
    const outcome = await guard(intent, (settlement) =>
      feedback.alert({
        title: 'Save',
        text: settlementText(settlement, 'Save', RIBBON.name(seen)),
      }),
    );
    const answer = answerTo(outcome, RIBBON.noun, UPDATE_FAILED);
    if (answer === null) return null;
    return { answer, ...(outcome.kind === 'changed' && { now: outcome.now }) };
  };
}

/**
 * Saves once at a time. `seen` is the ribbon that is changed, null for a new one; when somebody else
 * has changed it meanwhile, the next press decides on what it is now.
 */
export function useSaving(first: Ribbon | null, onSaved: () => void) {
  const create = useCreate();
  const update = useUpdate();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [seen, setSeen] = useState(first);
  const [notSaved, setNotSaved] = useState<Outcome>(null);
  const save = async (content: string) => {
    // State is too late for a second press in the same instant.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const outcome = await (seen === null ? create(content) : update(seen, content));
    running.current = false;
    setBusy(false);
    if (outcome === null) {
      onSaved();
      return;
    }
    if (outcome.now) setSeen(outcome.now);
    setNotSaved(outcome);
  };
  return { busy, notSaved, save };
}
