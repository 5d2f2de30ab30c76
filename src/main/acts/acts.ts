/** Acts: journalled, sent once, settled. A thing takes one at a time, across windows, sessions and restarts. */
import type { BridgeInput, BridgeOutput } from '#contract/bridge/bridge.ts';
import {
  type ActRequest,
  isSettled,
  type RecordedAct,
  type SentAct,
} from '#contract/bridge/recorded-acts.ts';
import { failed, ok, type Result, refused } from '#contract/wire/problem.ts';
import { counted } from '#domain/text/words.ts';
import { SESSION_ENDED } from '#main/session/refresh.ts';
import { createRecord, type RecordOptions } from './record.ts';
import { NOT_WRITTEN } from './refusal.ts';
import { type Clock, systemClock } from './search.ts';
import { createSending, type SendingOptions } from './sending.ts';

export interface ActsOptions
  extends Omit<RecordOptions, 'clock'>,
    Pick<SendingOptions, 'onUpload'> {
  /** Milliseconds to wait for answers when the desk stops; only tests shorten them. */
  readonly grace?: number;
  /** Only tests have another one. */
  readonly clock?: Clock;
}

type Runs = BridgeOutput<'acts.runs'>;

export interface Acts {
  send(request: ActRequest, window: string): Promise<Result<unknown>>;
  /** Aborts an act that the person cancels, such as a file that is being sent. */
  cancel(callId: string, window: string): void;
  /** The number of a reading that begins now: what ends later outdates it. */
  read(): number;
  /** The person has checked an act of unknown outcome, or seen what was found of it. */
  decide(key: string): Promise<Result<undefined>>;
  /** The acts of the person who is signed in, the latest first. */
  list(): SentAct[];
  /** The acts of unknown outcome, of all users. */
  unsettled(): SentAct[];
  /** The acts whose outcome was found and that nobody has seen, of all users. */
  outcomes(): SentAct[];
  beginRun(run: BridgeInput<'acts.beginRun'>): Promise<Result<undefined>>;
  endRun(run: string): Promise<Result<undefined>>;
  /** The runs of the person who is signed in that have not ended and lack the outcome of an order. */
  runs(): Runs;
  /** What has no answer yet or is still to be sent, in sentences. */
  unfinished(): readonly string[];
  /** Waits for answers that are on their way, but not for long. */
  stop(): Promise<void>;
}

/** Short enough not to look like a hang; acts still open then are unknown at the next start. */
const GRACE_MS = 5000;

/** Whether each of its things has an outcome; a run may have sent a thing again after a refusal. */
const isOver = ({ ids, acts }: Runs[number]): boolean =>
  ids.every((id) => {
    const last = acts.findLast(({ subject }) => subject.id === id);
    return last !== undefined && isSettled(last);
  });

/** The acts of one desk. Those that an earlier program left unsettled are followed at once. */
export function createActs({ clock = systemClock, ...options }: ActsOptions): Acts {
  const { journal, session, logger, grace = GRACE_MS } = options;
  const person = (): string | null => {
    const state = session.state();
    return state.status === 'signed-in' ? state.user.id : null;
  };
  const record = createRecord({ ...options, clock });
  const { view } = record;
  const ofAll = (isOne: (act: RecordedAct) => boolean) => journal.acts().filter(isOne).map(view);
  const sending = createSending({ ...options, record, person });
  /** The bulk runs that this program has begun. */
  const begun = new Set<string>();
  const openRuns = (): Runs => {
    const acts = journal.acts();
    return journal
      .runs()
      .map((run) => ({ ...run, acts: acts.filter((each) => each.run === run.run).map(view) }))
      .filter((run) => !isOver(run));
  };

  return {
    send: sending.send,
    cancel: sending.cancel,
    read: record.read,
    decide: async (key) => {
      const known = record.find(key);
      if (!known) return refused('There is no such act.');
      if (known.outcome === 'unknown' && known.settlement === null) await record.checked(key);
      else if (known.isNews) await record.seen(key);
      return ok(undefined);
    },
    list: () => {
      const own = person();
      return journal
        .acts()
        .filter((each) => each.person === own)
        .toReversed()
        .map(view);
    },
    unsettled: () => ofAll((each) => !isSettled(each)),
    outcomes: () => ofAll(({ isNews }) => isNews),
    beginRun: async (run) => {
      const own = person();
      if (own === null) return failed(SESSION_ENDED);
      try {
        await journal.beginRun({ ...run, person: own, startedAt: new Date().toISOString() });
        begun.add(run.run);
        return ok(undefined);
      } catch (error) {
        logger.error('run.not-recorded', { error });
        return NOT_WRITTEN;
      }
    },
    endRun: async (run) => {
      begun.delete(run);
      await journal.endRun(run);
      return ok(undefined);
    },
    runs: () => {
      const own = person();
      return openRuns().filter((run) => run.person === own);
    },
    unfinished: () => {
      const unanswered = journal.acts().filter(({ outcome }) => outcome === 'sent').length;
      return [
        ...(openRuns().some(({ run }) => begun.has(run))
          ? ['The rest of a bulk action will not be sent.']
          : []),
        ...(unanswered > 0
          ? [
              `${counted(unanswered, 'action')} without an answer yet. Corridor looks for the result after the next start.`,
            ]
          : []),
      ];
    },
    stop: async () => {
      record.stop();
      await sending.stop(grace);
      // The last answers may have begun further searches.
      record.stop();
      await journal.close();
    },
  };
}
