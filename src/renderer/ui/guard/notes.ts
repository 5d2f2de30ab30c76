/** The note beside a question: why nothing was sent, or the outcome of what was sent. */
import type { Act } from '#contract/acts.ts';
import { declaredAct } from '#domain/acts/acts.ts';
import { shownTime } from '#renderer/client/zone.ts';
import type { Note } from './acting.ts';

/** A message inside the dialog that asked. */
export interface NoteText {
  readonly intent: 'error' | 'warning' | 'success';
  readonly title: string;
  readonly text: string;
}

/** The words of a question that its notes take up. */
export interface NoteWords {
  /** What is acted on, such as 'order'. */
  readonly noun: string;
  /** The title of a failure, word for word. */
  readonly alert: string;
  /** The note about a change, if the default text about changed values does not fit. */
  readonly changed?: { readonly title: string; readonly text: string };
  /** What follows from a thing that could not be read, where it is not that nothing can be done. */
  readonly notRead?: string;
}

/** What 'Outcome unknown' means, beside actions. */
export const OUTCOME_UNKNOWN =
  'No answer came back for the last action. Corridor is checking what became of it.';

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const KEEPS_CHECKING = (noun: string) =>
  `Corridor keeps checking the ${noun} and tells you the result here.`;

const sentText = ({ action, sentAt }: Act) =>
  `${declaredAct(action).label} was sent at ${shownTime(sentAt)}`;

function unknownText(
  { act, problem }: Extract<Note, { kind: 'unknown' }>,
  { noun, alert }: NoteWords,
): NoteText {
  const sent = sentText(act);
  if (problem === null) {
    const title = `${sent}; its outcome is not known yet`;
    return { intent: 'warning', title, text: KEEPS_CHECKING(noun) };
  }
  return {
    intent: 'warning',
    title: alert,
    text: `${problem.message}\n${sent}. It may or may not have taken effect. ${KEEPS_CHECKING(noun)}`,
  };
}

function settledText(
  { act, settlement, at, possible }: Extract<Note, { kind: 'settled' }>,
  { noun }: NoteWords,
): NoteText {
  const { label, done } = declaredAct(act.action);
  switch (settlement) {
    case 'happened':
      return { intent: 'success', title: done, text: `Corridor saw this at ${shownTime(at)}.` };
    case 'not-happened': {
      const again = possible ? ' You can try again.' : '';
      return {
        intent: 'warning',
        title: 'It did not happen',
        text: `The ${noun} has not changed since ${label} was sent at ${shownTime(act.sentAt)}.${again}`,
      };
    }
    case 'checked':
    case 'changed':
      return {
        intent: 'warning',
        title: `The ${noun} has changed since ${label} was sent`,
        text: `Corridor cannot tell whether ${label} changed it. Check the current state of the ${noun} before you act again.`,
      };
  }
}

const couldNotCheck = (noun: string) =>
  `Corridor could not check the current state of the ${noun}, so nothing was sent. Try again.`;

/** What a note says. */
export function noteText(note: Note, words: NoteWords): NoteText {
  const { noun, alert } = words;
  switch (note.kind) {
    case 'not-read':
      return {
        intent: 'error',
        title: alert,
        text: `${note.problem.message} ${words.notRead ?? couldNotCheck(noun)}`,
      };
    case 'gone':
      return {
        intent: 'warning',
        title: `${upperFirst(`the ${noun}`)} no longer exists`,
        text: 'Nothing was sent. The list has been refreshed.',
      };
    case 'changed':
      if (words.changed) return { intent: 'warning', ...words.changed };
      return {
        intent: 'warning',
        title: `The ${noun} has changed since you opened it`,
        text: note.possible
          ? 'Nothing was sent. Check the changes below, then confirm or cancel.'
          : `Nothing was sent. This action is no longer available for the ${noun}.`,
      };
    case 'refused':
      return { intent: 'error', title: alert, text: note.problem.message };
    case 'unknown':
      return unknownText(note, words);
    case 'other':
      return {
        intent: 'warning',
        title: `${sentText(note.act)}; its outcome is not known yet`,
        text: 'It was sent with other values, so Corridor cannot check it from here. Look for it in the list, then mark it as checked in My actions.',
      };
    case 'settled':
      return settledText(note, words);
  }
}
