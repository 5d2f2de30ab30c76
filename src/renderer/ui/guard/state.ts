/** What a question is made of: what it shows, what it remembers, what happens to it, and what is to be done then. */
import type { ActRequest, SentAct } from '#contract/bridge/recorded-acts.ts';
import type { Problem, Result } from '#contract/wire/problem.ts';
import type { Act } from '#domain/acts/act.ts';
import type { Change } from '#domain/changes/changes.ts';
import type { Step as MachineStep } from '#renderer/client/desk/machine.ts';

/** What is said beside the question. */
export type Note =
  /** It could not be read. Nothing was sent. */
  | { readonly kind: 'not-read'; readonly problem: Problem }
  /** It no longer exists. Nothing was sent. */
  | { readonly kind: 'gone' }
  /** It is not what the person saw, or no longer offers the act. Nothing was sent. */
  | { readonly kind: 'changed'; readonly changes: readonly Change[]; readonly possible: boolean }
  /** 'Yes' has to be confirmed once more, for a reason given by the question. Nothing was sent. */
  | { readonly kind: 'doubt'; readonly text: string }
  /** The server said no, or it never left this computer. */
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** The outcome of an act is not known. With `asksAgain`, whether to send it once more is asked. */
  | {
      readonly kind: 'unknown';
      readonly act: SentAct;
      /** What came of the last 'Yes', where it was not sent or got no clear answer. */
      readonly problem: Problem | null;
      /** What it was about where that is not this thing, and then what further acts are about that are in the way. */
      readonly about?: readonly string[] | undefined;
      readonly asksAgain: boolean;
    }
  /** The outcome of an act has become known; `isOwn` where this question has sent it. */
  | {
      readonly kind: 'settled';
      readonly act: SentAct;
      readonly about?: readonly string[] | undefined;
      /** Why nothing was sent at the last 'Yes', where that has made it known. */
      readonly unsent?: string | undefined;
      readonly isOwn: boolean;
      /** Whether the thing still offers what is asked. */
      readonly possible: boolean;
    };

/** What a question shows. */
export interface ShownQuestion<T> {
  readonly phase: 'reading' | 'asking' | 'working' | 'settling' | 'done';
  /** The thing as last read; before that as it was shown. */
  readonly now: T;
  /** Whether that was seen or read; otherwise it only names the thing. */
  readonly isKnown: boolean;
  readonly note: Note | null;
  /** Whether 'Yes' may be pressed. */
  readonly mayConfirm: boolean;
}

/** What a question is asked with. */
export interface QuestionOptions<T, Choice> {
  readonly act: Act<T, Choice>;
  /** The thing as the person saw it when they chose the act. */
  readonly seen: T;
  /** The role of who asks. */
  readonly role: string;
  /** Why 'Yes' is asked about once more, as things are now; null where it is not. */
  readonly doubt?: ((now: T, choice: Choice) => string | null) | undefined;
  /** Whether `seen` was read for this question; otherwise it is read when it is opened. */
  readonly isRead?: boolean;
  /** Whether the person saw `seen`; otherwise it only names the thing, and they see what is read first. */
  readonly isSeen?: boolean;
  /** The bulk run it belongs to. */
  readonly run?: string;
  /** The equal act of unknown outcome that the person was told of before. */
  readonly despite?: string | null;
}

/** What is on its way: only its own answer counts, by the ticket. */
export type Awaiting<T, Choice> =
  | { readonly kind: 'question' }
  | { readonly kind: 'number'; readonly yes: Yes<T, Choice> }
  | {
      readonly kind: 'check';
      readonly yes: Yes<T, Choice>;
      readonly number: number;
      readonly key: string;
    }
  | { readonly kind: 'answer' }
  /** The thing as it is, to be shown with an act whose outcome is known, or not known by the first readings. */
  | { readonly kind: 'latest'; readonly act: SentAct };

/** What 'Yes' was pressed to. */
export interface Yes<T, Choice> {
  readonly choice: Choice;
  /** What the reading is compared with. */
  readonly from: T;
  /** What is wanted of a thing without an id. */
  readonly wanted: unknown;
  /** The act of unknown outcome that is sent once more. */
  readonly again: SentAct | null;
}

interface Followed extends Pick<Extract<Note, { kind: 'unknown' }>, 'problem' | 'about'> {
  readonly key: string;
}

export interface QuestionState<T, Choice> {
  readonly shown: ShownQuestion<T>;
  readonly awaits: Awaiting<T, Choice> | null;
  readonly ticket: number;
  /** What was wanted last of a thing without an id. */
  readonly lastWanted: string | null;
  /** The doubt that the person has answered with another 'Yes'. */
  readonly doubted: string | null;
  /** The key of the last act that was sent. */
  readonly own: string | null;
  /** The act that is followed, with what its note says beside it. */
  readonly followed: Followed | null;
  /** The act marked as checked that the person was told of: only another 'Yes' sends its equal. */
  readonly despite: string | null;
  /** Nothing shows it any more: somebody else has to tell of the outcome. */
  readonly isClosed: boolean;
  /** What the server answered to what was done. */
  readonly answer: unknown;
}

export type QuestionEvent<T, Choice> =
  | { readonly is: 'opened'; readonly unsettled: readonly SentAct[] }
  | { readonly is: 'confirmed'; readonly choice: Choice }
  | {
      readonly is: 'numbered';
      readonly ticket: number;
      readonly result: Result<number>;
      readonly key: string;
    }
  | {
      readonly is: 'read';
      readonly ticket: number;
      readonly result: Result<T | null>;
      readonly unsettled: readonly SentAct[];
    }
  | {
      readonly is: 'answered';
      readonly ticket: number;
      readonly result: Result<unknown>;
      readonly unsettled: readonly SentAct[];
    }
  | { readonly is: 'heard'; readonly act: SentAct }
  | { readonly is: 'note-dropped' }
  | { readonly is: 'closed' };

export type QuestionEffect<T> =
  | { readonly do: 'number'; readonly ticket: number }
  | { readonly do: 'read'; readonly ticket: number; readonly thing: T; readonly wanted: unknown }
  | { readonly do: 'send'; readonly ticket: number; readonly request: Omit<ActRequest, 'callId'> }
  /** Follows this act alone; null follows none. */
  | { readonly do: 'follow'; readonly key: string | null }
  /** Has everything that shows the thing read again. */
  | { readonly do: 'reload' };

/** What an event makes of a question, and what is to be done then. */
export type QuestionStep<T, Choice> = MachineStep<QuestionState<T, Choice>, QuestionEffect<T>>;

/** A question that has not been opened. */
export function firstState<T, Choice>({
  act,
  seen,
  isRead = act.kind.isNew === true,
  isSeen = true,
  despite = null,
}: QuestionOptions<T, Choice>): QuestionState<T, Choice> {
  const phase = isRead ? 'asking' : 'reading';
  return {
    shown: { phase, now: seen, isKnown: isSeen, note: null, mayConfirm: isRead },
    ...{ awaits: null, ticket: 0, lastWanted: null, doubted: null, own: null },
    ...{ despite, followed: null, isClosed: false, answer: undefined },
  };
}

/** The state, with this shown. */
export const show = <T, Choice>(
  state: QuestionState<T, Choice>,
  shown: Partial<ShownQuestion<T>>,
): QuestionState<T, Choice> => ({ ...state, shown: { ...state.shown, ...shown } });

/** Lets the person decide, as far as `decision` says. */
export const askPerson = <T, Choice>(
  state: QuestionState<T, Choice>,
  decision: Omit<ShownQuestion<T>, 'phase' | 'isKnown'>,
): QuestionState<T, Choice> => show({ ...state, awaits: null }, { phase: 'asking', ...decision });

/** Waits for an answer, and no longer for any other. */
export const wait = <T, Choice>(
  state: QuestionState<T, Choice>,
  awaits: Awaiting<T, Choice>,
): QuestionState<T, Choice> => ({ ...state, awaits, ticket: state.ticket + 1 });
