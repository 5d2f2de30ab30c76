/**
 * The money guard: the steps between a question and a call that moves money or state.
 *
 * 1. The question reads the thing first. While the outcome of an earlier act on it is not known,
 *    nothing else can be asked.
 * 2. What is asked is fixed when 'Yes' is pressed. The thing is loaded again and compared with what was
 *    shown. Changes are shown with a new question. Nothing is done to a thing that cannot be loaded.
 *    Where the question has a reason to doubt a 'Yes', it is asked once more, with that reason.
 * 3. The main process writes the act down, sends it once, and finds its outcome by reading where no
 *    clear answer came. It is sent again only after a second question, as the same act.
 *
 * Two people on two computers can still act on one thing in the instant between the reading and the
 * call. Only the server could prevent that, with a version of the thing in the call.
 */
import {
  type Act,
  type ActRequest,
  type ActSubject,
  isSettled,
  subjectKey,
} from '#contract/acts.ts';
import { isOutcomeUncertain, type Problem } from '#contract/problem.ts';
import type { DeclaredAct, Read } from '#domain/acts/declare.ts';
import type { Change } from '#domain/changes.ts';
import { problemOf } from '#renderer/client/bridge.ts';

/** What acting needs of the world. */
export interface ActPorts {
  readonly read: Read;
  /** The number of a reading that begins now. @throws ProblemError */
  beginReading(): Promise<number>;
  /** @throws ProblemError */
  send(request: Omit<ActRequest, 'callId'>): Promise<unknown>;
  /** The acts whose outcome is not known. */
  unsettled(): readonly Act[];
  /** Follows one act; the returned function stops. */
  follow(key: string, listener: (act: Act) => void): () => void;
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
      readonly act: Act;
      /** Why, where this question has just sent it. */
      readonly problem: Problem | null;
      readonly asksAgain: boolean;
    }
  /** The outcome of an act has become known; `isOwn` where this question has sent it. */
  | {
      readonly kind: 'settled';
      readonly act: Act;
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
export type Phase = 'reading' | 'asking' | 'working' | 'settling' | 'done';

export interface ActingState<T> {
  readonly phase: Phase;
  /** The thing as last loaded; before that as it was shown. */
  readonly now: T;
  readonly note: Note | null;
  /** Whether 'Yes' may be pressed. */
  readonly mayConfirm: boolean;
}

/** One question and its outcome. */
export interface Acting<T, Asked> {
  state(): ActingState<T>;
  subscribe(listener: () => void): () => void;
  /** Reads the thing: the beginning, and the way of Retry. */
  open(): Promise<void>;
  /** Carries out 'Yes' to exactly this, once; resolves with its answer, or when none is clear. */
  confirm(asked: Asked): Promise<unknown>;
  /** Takes the note away, because it was about other input than there is now. */
  dropNote(): void;
  /** Nothing shows it any more. What was sent is not aborted. */
  close(): void;
}

interface ActingOptions<T, Asked> {
  readonly act: DeclaredAct<T, Asked>;
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

/** The notes that are about what was asked, not about the thing alone. */
const OF_INPUT: readonly Note['kind'][] = ['doubt', 'refused', 'changed'];

/** A question about one thing that has not been read yet. */
export function createActing<T, Asked>(options: ActingOptions<T, Asked>): Acting<T, Asked> {
  const { act, role, ports, run = null } = options;
  const { subject, action } = act;
  const isRead = options.isRead ?? subject.isNew === true;
  const listeners = new Set<() => void>();
  let state: ActingState<T> = {
    phase: isRead ? 'asking' : 'reading',
    now: options.seen,
    note: null,
    mayConfirm: isRead,
  };
  let isOpening = false;
  /** Whether nothing shows it any more: somebody else has to tell of its outcome. */
  let isClosed = false;
  /** The last act that this question has sent. */
  let own: string | undefined;
  /** What was asked last of a thing without an id. */
  let lastAsked: string | undefined;
  /** The doubt that the person has answered with another 'Yes'. */
  let doubted: string | undefined;
  let stopFollowing: () => void = () => undefined;

  const change = (next: Partial<ActingState<T>>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const ask = (note: Note | null, mayConfirm: boolean, now = state.now) =>
    change({ phase: 'asking', note, mayConfirm, now });
  const refOf = (thing: T) => act.about?.(thing) ?? subject.ref(thing);
  const isPossible = (now: T) => act.isPossible(now, role);
  const unsettledOn = (ref: ActSubject) =>
    ports.unsettled().find((each) => subjectKey(each.subject) === subjectKey(ref));

  /** Reads the thing: null when there is nothing to decide on. */
  async function reread(wanted?: unknown): Promise<T | null> {
    try {
      const now = await subject.read(ports.read, state.now, wanted);
      if (now !== null) return now;
      ports.reload();
      ask({ kind: 'gone' }, false);
    } catch (thrown) {
      // What was asked stays to be asked again: Retry and Yes both read first.
      ask({ kind: 'not-read', problem: problemOf(thrown) }, false);
    }
    return null;
  }

  /** Shows the thing to decide on, with its changes since it was seen. */
  function show(now: T): void {
    const changes = subject.changes(state.now, now);
    const possible = isPossible(now);
    const isSame = changes.length === 0 && possible;
    if (!isSame) ports.reload();
    ask(isSame ? null : { kind: 'changed', changes, possible }, possible, now);
  }

  /** The thing as it is, or as it was last read where it cannot be read now. */
  async function latest(): Promise<T> {
    try {
      const now = subject.isNew ? null : await subject.read(ports.read, state.now);
      if (now !== null) return now;
    } catch {
      // What is known of its act is told all the same.
    }
    return state.now;
  }

  /** Shows an act of unknown outcome, and how its search goes on, until it is known or decided. */
  function follow(known: Act, problem: Problem | null): void {
    stopFollowing();
    const look = (next: Act) => {
      if (isSettled(next)) void tell(next);
      else void showUnknown(next, problem);
    };
    if (!isClosed) stopFollowing = ports.follow(known.key, look);
    look(known);
  }

  async function showUnknown(known: Act, problem: Problem | null): Promise<void> {
    const shown = state.note?.kind === 'unknown' ? state.note : undefined;
    const note = { kind: 'unknown', act: known, problem, asksAgain: false } as const;
    if (shown && state.phase === 'asking') {
      change({ note: { ...note, asksAgain: shown.asksAgain } });
      return;
    }
    const { check } = known;
    const isEarly = check?.status !== 'cannot-tell' && check?.isEarly !== false;
    change({ phase: 'settling', note, mayConfirm: false });
    if (isEarly) return;
    const now = await latest();
    if (state.phase !== 'settling') return;
    ask(state.note, known.action === action && isPossible(now), now);
  }

  /** The outcome of an act is known. */
  async function tell(known: Act): Promise<void> {
    stopFollowing();
    const now = await latest();
    ports.reload();
    const isOwn = known.key === own;
    const isOver = isOwn && (known.found !== null || known.outcome === 'done');
    const possible = !isOver && isPossible(now);
    ask({ kind: 'settled', act: known, isOwn, possible }, possible, now);
  }

  async function open(): Promise<void> {
    isClosed = false;
    // React may mount a question twice; it is opened once.
    if (isOpening) return;
    isOpening = true;
    const unsettled = subject.isNew ? undefined : unsettledOn(refOf(state.now));
    if (unsettled) follow(unsettled, null);
    else if (subject.isNew) ask(null, true);
    else {
      change({ phase: 'reading', note: null, mayConfirm: false });
      const now = await reread();
      if (now !== null) show(now);
    }
    isOpening = false;
  }

  async function send(asked: Asked, reading: number, again: Act | undefined): Promise<unknown> {
    const { now } = state;
    const call = act.call(now, asked);
    own = again?.key ?? crypto.randomUUID();
    const request = { key: own, action, run, before: now, reading, subject: refOf(now) };
    try {
      const answer = await ports.send({ ...request, ...call });
      change({ phase: 'done', note: null, mayConfirm: false });
      ports.reload();
      return answer;
    } catch (thrown) {
      fail(problemOf(thrown));
      return undefined;
    }
  }

  function fail(problem: Problem): void {
    ports.reload();
    if (problem.kind === 'conflict') {
      own = undefined;
      follow(problem.act, null);
      return;
    }
    const sent = ports.unsettled().find(({ key }) => key === own);
    if (isOutcomeUncertain(problem) && sent) follow(sent, problem);
    else ask({ kind: 'refused', problem }, true);
  }

  /** What is wanted of a thing without an id; another thing starts without known equals. */
  function wantedNew(asked: Asked): unknown {
    if (!subject.isNew) return undefined;
    const { input } = act.call(state.now, asked);
    const wanted = act.wanted?.(input as never) ?? input;
    const text = JSON.stringify(wanted);
    if (lastAsked !== text) change({ now: options.seen });
    lastAsked = text;
    return wanted;
  }

  /** The thing as it is now, for this number of a reading; null when there is something to say first. */
  async function ready(asked: Asked, isAgain: boolean): Promise<number | null> {
    const wanted = wantedNew(asked);
    const reading = await ports.beginReading().catch((thrown: unknown) => {
      ask({ kind: 'not-read', problem: problemOf(thrown) }, false);
      return null;
    });
    const now = reading === null ? null : await reread(wanted);
    if (now === null) return null;
    if (subject.changes(state.now, now).length > 0 || !isPossible(now)) {
      show(now);
      return null;
    }
    // Who sends it again has just been asked once more.
    const text = isAgain ? null : (options.doubt?.(now, asked) ?? null);
    if (text !== null && text !== doubted) {
      ask({ kind: 'doubt', text }, true, now);
      return null;
    }
    change({ now });
    return reading;
  }

  async function confirm(asked: Asked): Promise<unknown> {
    const { note, mayConfirm } = state;
    if (!mayConfirm) return undefined;
    if (note?.kind === 'doubt') doubted = note.text;
    const again = note?.kind === 'unknown' ? note : undefined;
    if (again && !again.asksAgain) {
      ask({ ...again, asksAgain: true }, true);
      return undefined;
    }
    change({ phase: 'working', mayConfirm: false, note: null });
    stopFollowing();
    const reading = await ready(asked, again !== undefined);
    return reading === null ? undefined : await send(asked, reading, again?.act);
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    confirm,
    dropNote: () => {
      const { note } = state;
      if (note !== null && OF_INPUT.includes(note.kind)) change({ note: null });
    },
    close: () => {
      isClosed = true;
      stopFollowing();
    },
  };
}
