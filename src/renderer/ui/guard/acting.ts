/**
 * The money guard: the steps between a question and a call that moves money or state.
 *
 * 1. The question reads the thing first. What is not settled of an earlier act is settled before
 *    anything can be asked.
 * 2. After 'Yes' the thing is loaded again and compared with what was shown. Changes are shown
 *    with a new question. Nothing is done to a thing that cannot be loaded.
 * 3. The main process writes the act down and sends it once. Where its outcome is unknown the thing is
 *    read, and only read, until it is known. Nothing is ever sent again by itself.
 *
 * Two people on two computers can still act on one thing in the instant between the reading and the
 * call. Only the server could prevent that, with a version of the thing in the call.
 */
import { type Act, type ActRequest, type Settlement, subjectKey } from '#contract/acts.ts';
import { isOutcomeUncertain, type Problem } from '#contract/problem.ts';
import type { Change } from '#domain/changes.ts';
import { problemOf } from '#renderer/client/bridge.ts';
import { type Found, isSameWanted, printOf, settle } from './settle.ts';
import type { Intent, Subject } from './subject.ts';

/** What acting needs of the world. */
export interface ActPorts {
  /** @throws ProblemError */
  send(request: Omit<ActRequest, 'callId'>): Promise<unknown>;
  settle(key: string, settlement: Settlement): Promise<void>;
  /** The act on the thing of that key that is not settled. */
  unsettledOn(key: string): Act | undefined;
  onAct(listener: (act: Act) => void): () => void;
  pause(milliseconds: number): Promise<void>;
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
  /** The server said no, or it never left this computer. */
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** An act was sent, by this dialog or before it, and its outcome is not known yet. */
  | { readonly kind: 'unknown'; readonly act: Act; readonly problem: Problem | null }
  /** An act that wanted another thing is not settled, and this form cannot settle it. */
  | { readonly kind: 'other'; readonly act: Act }
  /** The outcome was found by loading the thing. */
  | {
      readonly kind: 'settled';
      readonly act: Act;
      readonly settlement: Settlement;
      /** When the reading was made that showed it. */
      readonly at: Date;
      readonly possible: boolean;
    };

/**
 * - `reading`: the thing is loaded before the question.
 * - `asking`: the user may decide, unless the note prevents it.
 * - `working`: it is loaded again and sent, and the answer is awaited.
 * - `settling`: the thing is loaded until the outcome of an act is known.
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
export interface Acting<T> {
  state(): ActingState<T>;
  subscribe(listener: () => void): () => void;
  /** Reads the thing, settling first what is not settled: the beginning, and the way of Retry. */
  open(): Promise<void>;
  /** Carries out 'Yes', once. Never rejects. */
  confirm(): Promise<void>;
}

interface ActingOptions<T> {
  readonly subject: Subject<T>;
  /** The thing as the person saw it when they chose the action. */
  readonly seen: T;
  /** What is wanted, as it is wanted now: a form may still change it. */
  readonly intent: () => Intent<T>;
  readonly ports: ActPorts;
  /** Whether `seen` was loaded for this question; otherwise `open` loads it. */
  readonly isRead?: boolean;
  /** The bulk run it belongs to. */
  readonly run?: string;
}

/** A question about one thing that has not been read yet. */
export function createActing<T>(options: ActingOptions<T>): Acting<T> {
  const { subject, intent, ports, isRead = false, run = null } = options;
  const listeners = new Set<() => void>();
  let state: ActingState<T> = {
    phase: isRead ? 'asking' : 'reading',
    now: options.seen,
    note: null,
    mayConfirm: isRead,
  };
  let isOpening = false;
  /** The last act of this question: where it did not happen, the same call is sent under its key again. */
  let last: { readonly key: string; readonly call: string; readonly undone: boolean } | undefined;

  const change = (next: Partial<ActingState<T>>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const ask = (note: Note | null, mayConfirm: boolean, now = state.now) =>
    change({ phase: 'asking', note, mayConfirm, now });
  const refOf = (thing: T) => intent().ref?.(thing) ?? subject.ref(thing);

  /** Reads the thing: null when there is nothing to decide on. */
  async function reread(): Promise<T | null> {
    try {
      const now = await subject.read(state.now);
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
  function show(now: T): boolean {
    const changes = subject.changes(state.now, now);
    const possible = intent().isPossible(now);
    const isSame = changes.length === 0 && possible;
    if (!isSame) ports.reload();
    ask(isSame ? null : { kind: 'changed', changes, possible }, possible, now);
    return isSame;
  }

  /** Resolves with the act once its answer is there. */
  function answered(act: Act): Promise<Act> {
    if (act.outcome !== 'sent') return Promise.resolve(act);
    const { promise, resolve } = Promise.withResolvers<Act>();
    const stop = ports.onAct((next) => {
      if (next.key === act.key && next.outcome !== 'sent') resolve(next);
    });
    return promise.finally(stop);
  }

  /** Finds the outcome of an act, here or in another window, and reports it. */
  async function find(act: Act, problem: Problem | null): Promise<void> {
    change({ phase: 'settling', note: { kind: 'unknown', act, problem }, mayConfirm: false });
    const known = await answered(act);
    if (known.outcome !== 'unknown') {
      await tellOutcome(known);
      return;
    }
    if (!(await isSameWanted(subject, known, state.now))) {
      ask({ kind: 'other', act: known }, false);
      return;
    }
    change({ note: { kind: 'unknown', act: known, problem } });
    const found = await settle(subject, known, () => subject.read(state.now), {
      pause: ports.pause,
      onReading: (now) => change({ now }),
      hasEffect: known.key === last?.key ? intent().hasEffect : undefined,
    });
    if (!found) return;
    await ports.settle(known.key, found.settlement).catch(() => undefined);
    ports.reload();
    tellSettlement(known, found);
  }

  function tellSettlement(act: Act, { settlement, now }: Found<T>): void {
    if (last?.key === act.key) last = { ...last, undone: settlement === 'not-happened' };
    const isOver = settlement === 'happened' && act.action === intent().action;
    const possible = !isOver && now !== null && intent().isPossible(now);
    const note = { kind: 'settled', act, settlement, at: new Date(), possible } as const;
    ask(note, possible, now ?? state.now);
  }

  /** An act of another window, or of this one before a reload, was answered: the thing is read. */
  async function tellOutcome(act: Act): Promise<void> {
    const now = await subject.read(state.now).catch(() => null);
    ports.reload();
    const settlement = act.outcome === 'done' ? 'happened' : 'not-happened';
    tellSettlement(act, { settlement, now: now ?? state.now });
  }

  async function open(): Promise<void> {
    // React may mount a question twice; it is opened once.
    if (isOpening) return;
    isOpening = true;
    change({ phase: 'reading', note: null, mayConfirm: false });
    const act = ports.unsettledOn(subjectKey(refOf(state.now)));
    if (act) await find(act, null);
    else {
      const now = await reread();
      if (now !== null) show(now);
    }
    isOpening = false;
  }

  async function send(now: T, readAt: Date): Promise<void> {
    const { action, call, onAnswer } = intent();
    const wanted = call(now);
    const text = JSON.stringify(wanted);
    const key = last?.undone && last.call === text ? last.key : crypto.randomUUID();
    const subjectOf = refOf(now);
    // What is about another thing than the one that was read cannot be compared with it later.
    const before = intent().ref ? null : await printOf(subject, key, now);
    const request = { key, action, run, before, readAt: readAt.toISOString(), subject: subjectOf };
    try {
      const answer = await ports.send({ ...request, ...wanted });
      onAnswer?.(answer, now);
      change({ phase: 'done', note: null, mayConfirm: false });
      ports.reload();
    } catch (thrown) {
      last = { key, call: text, undone: false };
      await fail(key, problemOf(thrown), now);
    }
  }

  async function fail(key: string, problem: Problem, now: T): Promise<void> {
    if (problem.kind === 'conflict') {
      await open();
      return;
    }
    const act = ports.unsettledOn(subjectKey(refOf(now)));
    if (isOutcomeUncertain(problem) && act?.key === key) {
      ports.reload();
      await find(act, problem);
      return;
    }
    ports.reload();
    ask({ kind: 'refused', problem }, true);
  }

  async function confirm(): Promise<void> {
    if (state.phase !== 'asking' || !state.mayConfirm) return;
    change({ phase: 'working', mayConfirm: false, note: null });
    const readAt = new Date();
    const now = await reread();
    if (now === null) return;
    const changes = subject.changes(state.now, now);
    if (changes.length > 0 || !intent().isPossible(now)) {
      show(now);
      return;
    }
    change({ now });
    await send(now, readAt);
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    confirm,
  };
}
