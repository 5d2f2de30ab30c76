/** What comes of an act: its answer, or the search for an outcome that is not known. */
import { isSettled, type SentAct } from '#contract/bridge/recorded-acts.ts';
import { isOutcomeUncertain, type Problem } from '#contract/wire/problem.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import type { ActingOptions, Shown } from './state.ts';
import type { Thing } from './thing.ts';

type Following = ReturnType<typeof createFollowing>;

/** Shows one act without a clear answer at a time, and how the search for its outcome goes on. */
export function createFollowing<T, Asked>(
  { act: { name }, ports }: ActingOptions<T, Asked>,
  shown: Shown<T>,
  thing: Thing<T>,
) {
  let isClosed = false;
  let stop: () => void = () => undefined;

  async function showUnknown(act: SentAct, problem: Problem | null): Promise<void> {
    const { phase, note: before } = shown.get();
    const note = { kind: 'unknown', act, problem, asksAgain: false } as const;
    if (before?.kind === 'unknown' && phase === 'asking') {
      shown.change({ note: { ...note, asksAgain: before.asksAgain } });
      return;
    }
    shown.change({ phase: 'settling', note, mayConfirm: false });
    const { check } = act;
    const isEarly = check?.status !== 'cannot-tell' && check?.isEarly !== false;
    if (isEarly) return;
    const now = await thing.latest(shown.get().now);
    if (shown.get().phase !== 'settling') return;
    const mayConfirm = act.action === name && thing.isPossible(now);
    shown.change({ phase: 'asking', mayConfirm, now });
  }

  async function showOutcome(act: SentAct, isOwn: boolean): Promise<void> {
    stop();
    const now = await thing.latest(shown.get().now);
    ports.reload();
    const isOver = isOwn && (act.found !== null || act.outcome === 'done');
    const possible = !isOver && thing.isPossible(now);
    shown.ask({ now, note: { kind: 'settled', act, isOwn, possible }, mayConfirm: possible });
  }

  return {
    /**
     * Shows an act until its outcome is known or decided.
     * @param isOwn whether the question has sent it
     * @param problem why its outcome is not known, where it was just sent
     */
    follow: (known: SentAct, isOwn: boolean, problem: Problem | null) => {
      stop();
      const show = (act: SentAct) =>
        void (isSettled(act) ? showOutcome(act, isOwn) : showUnknown(act, problem));
      if (!isClosed) stop = ports.follow(known.key, show);
      show(known);
    },
    stop: () => stop(),
    open: () => {
      isClosed = false;
    },
    /** Nothing shows the question any more: somebody else has to tell of the outcome. */
    close: () => {
      isClosed = true;
      stop();
    },
  };
}

/** Sends the act of a question, and shows what comes of it. */
export function createSending<T, Asked>(
  { act, ports, run }: ActingOptions<T, Asked>,
  shown: Shown<T>,
  thing: Thing<T>,
  following: Following,
) {
  /** The key of the last act that was sent. */
  let own: string | undefined;
  const isOwn = ({ key }: SentAct) => key === own;

  function fail(problem: Problem): void {
    ports.reload();
    if (problem.kind === 'conflict') {
      own = undefined;
      following.follow(problem.act, false, null);
      return;
    }
    const sent = ports.unsettled().find(isOwn);
    if (isOutcomeUncertain(problem) && sent) following.follow(sent, true, problem);
    else shown.change({ phase: 'asking', note: { kind: 'refused', problem }, mayConfirm: true });
  }

  return {
    /** Whether that is the last act that was sent. */
    isOwn,
    /**
     * Sends it once; resolves with its answer, or when none is clear.
     * @param reading the number of the reading it was decided on
     * @param again the act of unknown outcome that is sent once more
     */
    send: async (asked: Asked, reading: number, again: SentAct | undefined): Promise<unknown> => {
      const { now } = shown.get();
      const { endpoint, input } = act.call(now, asked);
      own = again?.key ?? crypto.randomUUID();
      const request = {
        ...act.changed?.(now, asked),
        ...{ key: own, action: act.name, run: run ?? null, endpoint, input, reading },
      };
      let answer: unknown;
      try {
        answer = await ports.send({ ...request, before: now, subject: thing.ref(now) });
      } catch (thrown) {
        fail(problemOf(thrown));
        return undefined;
      }
      shown.change({ phase: 'done', note: null, mayConfirm: false });
      ports.reload();
      return answer;
    },
  };
}
