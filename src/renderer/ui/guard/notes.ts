/** The note beside a question: why nothing was sent, or the outcome of what was sent. */
import type { SentAct } from '#contract/bridge/recorded-acts.ts';
import { actWords } from '#domain/acts/acts.ts';
import { shownTime, shownWhen } from '#renderer/client/kept/dates.ts';
import type { FeedbackMessage } from '#renderer/ui/feedback/feedback.tsx';
import type { Note } from './state.ts';

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

const sentText = ({ action, sentAt }: SentAct, about: readonly string[] = []) =>
  `${[actWords(action).label, ...about.slice(0, 1)].join(', ')} was sent at ${shownWhen(sentAt)}`;

type Unknown = Extract<Note, { kind: 'unknown' }>;

/** What Corridor does about an act of unknown outcome, and until when. */
function checkingText({ check }: SentAct, thing: string): string {
  if (check?.waitsFor === 'sign-in') {
    return `Corridor checks ${thing} as soon as somebody is signed in.`;
  }
  if (check?.waitsFor === 'role') {
    return `Your role cannot read ${thing}. Corridor checks it as soon as somebody is signed in who can.`;
  }
  switch (check?.status) {
    case 'cannot-tell':
      return `Corridor cannot tell it from ${thing}. Check it yourself, then mark the action as checked.`;
    case 'over':
      return `Corridor has stopped checking. Check ${thing} yourself, then mark the action as checked.`;
    default:
      return check === null || check === undefined || check.isEarly
        ? `Corridor is checking ${thing}. The first checks take about 15 seconds. You can close this and go on working.`
        : `Corridor goes on checking until ${shownTime(check.until)}. You can go on working.`;
  }
}

/** An act whose outcome is not known: what is known of it, and what happens next. */
function unknownText({ act, problem, about, asksAgain }: Unknown, { noun, alert }: NoteWords) {
  const sent = sentText(act, about);
  const [thing = `the ${noun}`, ...others] = about ?? [];
  const further = others.length > 0 ? ` It is not known either of ${others.join(', ')}.` : '';
  const next = `${checkingText(act, thing)}${further}`;
  if (asksAgain) {
    return {
      title: `Send ${actWords(act.action).label} again?`,
      text: `${sent}. It is not known whether it took effect, and it may still. If it does, sending it again may carry it out twice.`,
    };
  }
  const whyUnsent = problem?.kind === 'conflict' ? `${problem.message}\n` : '';
  const unsent = about && problem === null ? 'Nothing was sent. ' : whyUnsent;
  const readAt = act.check?.readAt ?? null;
  if (readAt !== null && act.check?.isEarly === false) {
    const at = shownWhen(readAt);
    const { state } = act.check;
    return {
      title: state === null ? `Checked at ${at}` : `At ${at} ${thing} ${state}`,
      text: `${unsent}${sent}. It is not known whether it took effect. ${next}`,
    };
  }
  return problem === null
    ? { title: `${sent}; its outcome is not known yet`, text: `${unsent}${next}` }
    : {
        title: alert,
        text: `${problem.message}\n${sent}. It may or may not have taken effect. ${next}`,
      };
}

/** What a reading has shown of an act: the state, because somebody else could have left it so. */
export function foundText(act: SentAct): FeedbackMessage {
  const { settledAt, found } = act;
  const since = found?.at ? ` at ${shownWhen(found.at)}` : '';
  const seen = settledAt === null ? '' : `Corridor saw this at ${shownWhen(settledAt)}. `;
  return {
    intent: 'success',
    title: `${found?.text ?? ''}${since}`,
    text: `${seen}${sentText(act)}.`,
  };
}

type Settled = Extract<Note, { kind: 'settled' }>;

function settledText({ act, about, unsent, isOwn }: Settled, noun: string): FeedbackMessage {
  if (act.found !== null) return foundText(act);
  const { label, done } = actWords(act.action);
  const nothing = unsent === undefined ? '' : `${unsent}\n`;
  if (act.settlement === 'checked') {
    return {
      intent: 'warning',
      title: 'Marked as checked',
      text: `${nothing}It is not known whether ${label}, sent at ${shownWhen(act.sentAt)}, took effect. Check the current state of the ${noun} before you act again.`,
    };
  }
  const text = `${nothing}${sentText(act, about)}.`;
  if (act.outcome === 'done') return { intent: 'success', title: done, text };
  const whose = isOwn ? label : `An earlier action, ${label},`;
  return { intent: 'warning', title: `${whose} was refused`, text };
}

/** The name of the button that sends: while an act is of unknown outcome it sends that one again. */
export function confirmName(note: Note | null, usual: string): string {
  if (note?.kind !== 'unknown') return usual;
  return note.asksAgain ? 'Send again' : 'Try again';
}

const couldNotCheck = (noun: string) =>
  `Corridor could not check the current state of the ${noun}, so nothing was sent. Try again.`;

/** What a note says. */
export function noteText(note: Note, words: NoteWords): FeedbackMessage {
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
        title: `The ${noun} no longer exists`,
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
    case 'doubt':
      return { intent: 'warning', title: 'Nothing was sent yet', text: note.text };
    case 'refused':
      return { intent: 'error', title: alert, text: note.problem.message };
    case 'unknown':
      return { intent: 'warning', ...unknownText(note, words) };
    case 'settled':
      return settledText(note, noun);
  }
}
