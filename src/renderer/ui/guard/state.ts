/** What a question shows, and what it needs of the world. */
import type { ActRequest, SentAct } from '#contract/bridge/recorded-acts.ts';
import type { Problem } from '#contract/wire/problem.ts';
import type { Act, Read } from '#domain/acts/act.ts';
import type { Change } from '#domain/changes/changes.ts';
import { createStore } from '#renderer/client/desk/store.ts';

/** What acting needs of the world. */
export interface ActPorts {
  readonly read: Read;
  /** The number of a reading that begins now. @throws ProblemError */
  beginReading(): Promise<number>;
  /** @throws ProblemError */
  send(request: Omit<ActRequest, 'callId'>): Promise<unknown>;
  /** The acts whose outcome is not known. */
  unsettled(): readonly SentAct[];
  /** Follows one act; the returned function stops. */
  follow(key: string, listener: (act: SentAct) => void): () => void;
  /** Has everything that shows the thing read again. */
  reload(): void;
}

/** Messages beside the question. */
export type Note =
  /** It could not be read. Nothing was sent. */
  | { readonly kind: 'not-read'; readonly problem: Problem }
  /** It no longer exists. Nothing was sent. */
  | { readonly kind: 'gone' }
  /** It is not what the person saw, or no longer offers the action. Nothing was sent. */
  | { readonly kind: 'changed'; readonly changes: readonly Change[]; readonly possible: boolean }
  /** 'Yes' has to be confirmed once more, for a reason given by the question. Nothing was sent. */
  | { readonly kind: 'doubt'; readonly text: string }
  /** The server said no, or it never left this computer. */
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** The outcome of an act is not known. With `asksAgain`, whether to send it once more is asked. */
  | {
      readonly kind: 'unknown';
      readonly act: SentAct;
      /** Why, where this question has just sent it. */
      readonly problem: Problem | null;
      readonly asksAgain: boolean;
    }
  /** The outcome of an act has become known; `isOwn` where this question has sent it. */
  | {
      readonly kind: 'settled';
      readonly act: SentAct;
      readonly isOwn: boolean;
      readonly possible: boolean;
    };

/**
 * - `reading`: the thing is loaded before the question.
 * - `asking`: the user may decide, unless the note prevents it.
 * - `working`: it is loaded again and sent, and the answer is awaited.
 * - `settling`: an act has no clear answer, and the first readings have not shown its outcome.
 * - `done`: it was carried out.
 */
type Phase = 'reading' | 'asking' | 'working' | 'settling' | 'done';

export interface ActingState<T> {
  readonly phase: Phase;
  /** The thing as last loaded; before that as it was shown. */
  readonly now: T;
  readonly note: Note | null;
  /** Whether 'Yes' may be pressed. */
  readonly mayConfirm: boolean;
}

/** What a question is asked with. */
export interface ActingOptions<T, Asked> {
  readonly act: Act<T, Asked>;
  /** The thing as the person saw it when they chose the action. */
  readonly seen: T;
  /** The role of who asks. */
  readonly role: string;
  readonly ports: ActPorts;
  /** Why 'Yes' is asked about once more, as things are now; null where it is not. */
  readonly doubt?: ((now: T, asked: Asked) => string | null) | undefined;
  /** Whether `seen` was loaded for this question; otherwise `open` loads it. */
  readonly isRead?: boolean;
  /** The bulk run it belongs to. */
  readonly run?: string;
}

/** What is shown of the thing when the user may decide. */
export type Decision<T> = Omit<ActingState<T>, 'phase'>;

/** The state of a question, followed by what shows it. */
export function createShown<T>(first: ActingState<T>) {
  const { get, set, subscribe } = createStore(first);
  const change = (next: Partial<ActingState<T>>) => set({ ...get(), ...next });
  /** Lets the user decide, as far as `decision` says. */
  const ask = (decision: Decision<T>) => change({ phase: 'asking', ...decision });
  return { get, subscribe, change, ask };
}

export type Shown<T> = ReturnType<typeof createShown<T>>;
