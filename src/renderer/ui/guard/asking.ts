/** Asks a question: keeps its state, and does what the state machine of `question.ts` says. */
import type { ActRequest, SentAct } from '#contract/bridge/recorded-acts.ts';
import { ok, type Result } from '#contract/wire/problem.ts';
import type { Read } from '#domain/acts/act.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { createMachine } from '#renderer/client/desk/machine.ts';
import { reduce } from './question.ts';
import {
  firstState,
  type QuestionEffect,
  type QuestionEvent,
  type QuestionOptions,
  type QuestionState,
  type ShownQuestion,
} from './state.ts';

/** What a question needs of the world. */
export interface QuestionPorts {
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

/** One question and its outcome. */
export interface Question<T, Choice> {
  state(): ShownQuestion<T>;
  /** The key of the last act that was sent; null before one was. */
  own(): string | null;
  subscribe(listener: () => void): () => void;
  /** Reads the thing: the beginning, and the way of Retry. */
  open(): Promise<void>;
  /** Carries out 'Yes' to exactly this, once; resolves with its answer, or when none is clear. */
  confirm(choice: Choice): Promise<unknown>;
  /** Takes the note away, because it was about another choice than there is now. */
  dropNote(): void;
  /** Nothing shows it any more. What was sent is not aborted. */
  close(): void;
}

/** What comes of it, as a value. */
const settled = <T>(work: Promise<T>): Promise<Result<T>> =>
  work.then(ok, (thrown: unknown) => ({ ok: false, problem: problemOf(thrown) }));

/** A question about one thing that has not been read yet. */
export function createQuestion<T, Choice>(
  options: QuestionOptions<T, Choice>,
  ports: QuestionPorts,
): Question<T, Choice> {
  let unfollow: () => void = () => undefined;
  const { get, subscribe, dispatch } = createMachine<
    QuestionState<T, Choice>,
    QuestionEvent<T, Choice>,
    QuestionEffect<T>
  >(firstState(options), (state, event) => reduce(options, state, event), carryOut);

  async function carryOut(effect: QuestionEffect<T>): Promise<void> {
    switch (effect.do) {
      case 'reload':
        return ports.reload();
      case 'follow':
        unfollow();
        unfollow = () => undefined;
        if (effect.key === null) return;
        unfollow = ports.follow(effect.key, (act) => dispatch({ is: 'heard', act }));
        return;
      case 'number': {
        const result = await settled(ports.beginReading());
        return dispatch({
          is: 'numbered',
          result,
          key: crypto.randomUUID(),
          ticket: effect.ticket,
        });
      }
      case 'read': {
        const { thing, wanted, ticket } = effect;
        const result = await settled(options.act.kind.read(ports.read, thing, wanted));
        return dispatch({ is: 'read', result, ticket, unsettled: ports.unsettled() });
      }
      case 'send': {
        const result = await settled(ports.send(effect.request));
        const unsettled = ports.unsettled();
        return dispatch({ is: 'answered', result, unsettled, ticket: effect.ticket });
      }
    }
  }

  /** Resolves once it is no longer so. */
  function over(isSo: () => boolean): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = () => {
      if (!isSo()) resolve();
    };
    const stop = subscribe(look);
    look();
    return promise.finally(stop);
  }

  return {
    state: () => get().shown,
    own: () => get().own,
    subscribe,
    open: async () => {
      dispatch({ is: 'opened', unsettled: ports.unsettled() });
      await over(() => get().awaits?.kind === 'question');
    },
    confirm: async (choice) => {
      dispatch({ is: 'confirmed', choice });
      await over(() => get().shown.phase === 'working');
      const { shown, answer } = get();
      return shown.phase === 'done' ? answer : undefined;
    },
    dropNote: () => dispatch({ is: 'note-dropped' }),
    close: () => dispatch({ is: 'closed' }),
  };
}
