/**
 * Acts: written into the journal, sent once, and settled. A thing takes one act at a time on this
 * computer, across windows, sessions and restarts.
 */
import {
  type Act,
  type ActRequest,
  type ActSubject,
  isSettled,
  type Settlement,
  subjectKey,
} from '#contract/acts.ts';
import type { BridgeInput, BridgeOutput } from '#contract/bridge.ts';
import { isAct } from '#contract/endpoint.ts';
import { endpoints, isEndpointName } from '#contract/endpoints.ts';
import { failed, isOutcomeUncertain, ok, type Problem, type Result } from '#contract/problem.ts';
import type { ServiceCall } from '#main/api/services.ts';
import type { Logger } from '#main/ports.ts';
import { SESSION_ENDED } from '#main/session/refresh.ts';
import type { Session } from '#main/session/session.ts';
import type { Journal } from './journal.ts';

export interface ActsOptions {
  readonly journal: Journal;
  readonly session: Pick<Session, 'state'>;
  readonly logger: Logger;
  /** Sends a call of the contract for the signed-in person. */
  readonly send: (call: ServiceCall, signal: AbortSignal) => Promise<Result<unknown>>;
  /** Called for every act that was sent, answered or settled. */
  readonly onAct: (act: Act) => void;
  /** Called with how many bytes of a file have been sent. */
  readonly onUpload: (callId: string, sent: number, total: number) => void;
  /** Milliseconds to wait for answers when the desk stops; only tests shorten them. */
  readonly grace?: number;
}

type Runs = BridgeOutput<'acts.runs'>;

/** The acts behind the bridge. */
export interface Acts {
  send(request: ActRequest, window: string): Promise<Result<unknown>>;
  /** Aborts an act on the wire at the person's own wish, such as a file on its way. */
  cancel(callId: string, window: string): void;
  settle(key: string, settlement: Settlement): Promise<Result<undefined>>;
  /** The acts of the person who is signed in, the latest first. */
  list(): Act[];
  /** The acts of all users whose outcome is unknown. */
  unsettled(): Act[];
  beginRun(run: BridgeInput<'acts.beginRun'>): Promise<Result<undefined>>;
  endRun(run: string): Promise<Result<undefined>>;
  /** The runs of the person who is signed in that have not ended. */
  runs(): Runs;
  /** Waits for answers that are on their way, but not for long. */
  stop(): Promise<void>;
}

/** Short enough not to look like a hang; acts still open then are unknown at the next start. */
const GRACE_MS = 5000;

const refused = (message: string): Result<never> => failed({ kind: 'refused', message });

const NOT_WRITTEN = refused(
  'Nothing was sent, because Corridor could not record the action on this computer. Free some disk space and check that the data folder is writable (Settings shows where it is), then try again.',
);

function outcomeOf(result: Result<unknown>): 'done' | 'refused' | 'unknown' {
  if (result.ok) return 'done';
  return isOutcomeUncertain(result.problem) ? 'unknown' : 'refused';
}

const statusOf = (result: Result<unknown>): number | null =>
  !result.ok && result.problem.kind === 'server' ? result.problem.status : null;

/** When an act is known to have changed something; null when it is not. */
function changedAt({ outcome, answeredAt, settlement, settledAt }: Act): string | null {
  if (outcome === 'done') return answeredAt;
  return settlement === null || settlement === 'not-happened' ? null : settledAt;
}

const conflict = (message: string, act: Act): Result<never> =>
  failed({ kind: 'conflict', message, act } satisfies Problem);

export function createActs(options: ActsOptions): Acts {
  const { journal, session, logger, onAct } = options;
  /** Acts that are being written down, by what they are about. */
  const beingWritten = new Map<string, Promise<unknown>>();
  const underWay = new Set<Promise<unknown>>();
  const aborts = new Map<string, AbortController>();

  const person = (): string | null => {
    const state = session.state();
    return state.status === 'signed-in' ? state.user.id : null;
  };

  const about = (subject: ActSubject): Act[] => {
    const key = subjectKey(subject);
    return journal.acts().filter((each) => subjectKey(each.subject) === key);
  };

  /** Why this act may not be sent now; undefined when it may. */
  function refusalOf({ subject, readAt }: ActRequest): Result<never> | undefined {
    const others = about(subject);
    const open = others.find((each) => !isSettled(each));
    if (open) {
      return conflict(
        'Nothing was sent. The outcome of an earlier action is not known yet. Try again when it is.',
        open,
      );
    }
    const last = others.findLast((each) => {
      const at = changedAt(each);
      return at !== null && Date.parse(at) >= Date.parse(readAt);
    });
    return last && conflict('Nothing was sent. Another action has just been carried out.', last);
  }

  /** Writes the act down; false when the disk does not take it. */
  async function record(request: ActRequest, whose: string): Promise<boolean> {
    const { key, action, endpoint, subject, run, before } = request;
    try {
      onAct(await journal.sent({ key, person: whose, action, endpoint, subject, run, before }));
      return true;
    } catch (error) {
      logger.error('act.not-recorded', { action, error });
      return false;
    }
  }

  async function transmit(key: string, call: ServiceCall, id: string): Promise<Result<unknown>> {
    const abort = new AbortController();
    aborts.set(id, abort);
    const result = await options.send(call, abort.signal);
    aborts.delete(id);
    onAct(await journal.answered(key, outcomeOf(result), statusOf(result)));
    return result;
  }

  async function send(request: ActRequest, window: string): Promise<Result<unknown>> {
    const { endpoint: name, input, callId, key } = request;
    const endpoint = isEndpointName(name) ? endpoints[name] : undefined;
    if (!(endpoint && isEndpointName(name) && isAct(endpoint))) {
      return refused(`There is no act '${name}'.`);
    }
    const whose = person();
    if (whose === null) return failed(SESSION_ENDED);
    const subject = subjectKey(request.subject);
    // Two windows may ask in one instant: the second one waits until the journal has the first.
    while (beingWritten.has(subject)) await beingWritten.get(subject);
    const why = refusalOf(request);
    if (why) return why;
    const recording = record(request, whose).finally(() => beingWritten.delete(subject));
    beingWritten.set(subject, recording);
    if (!(await recording)) return NOT_WRITTEN;
    const onUpload = (sent: number, total: number) => options.onUpload(callId, sent, total);
    const call = { name, endpoint, input, onUpload, idempotencyKey: key };
    const working = transmit(key, call, `${window} ${callId}`);
    underWay.add(working);
    return await working.finally(() => underWay.delete(working));
  }

  return {
    send,
    cancel: (callId, window) => aborts.get(`${window} ${callId}`)?.abort(),
    settle: async (key, settlement) => {
      const known = journal.acts().find((each) => each.key === key);
      if (!known) return refused('There is no such act.');
      if (known.outcome === 'unknown' && known.settlement === null) {
        onAct(await journal.settled(key, settlement));
      }
      return ok(undefined);
    },
    list: () => {
      const own = person();
      return journal
        .acts()
        .filter((each) => each.person === own)
        .toReversed();
    },
    unsettled: () => journal.acts().filter((each) => !isSettled(each)),
    beginRun: async (run) => {
      const own = person();
      if (own === null) return failed(SESSION_ENDED);
      try {
        await journal.beginRun({ ...run, person: own, startedAt: new Date().toISOString() });
        return ok(undefined);
      } catch (error) {
        logger.error('run.not-recorded', { error });
        return NOT_WRITTEN;
      }
    },
    endRun: async (run) => {
      await journal.endRun(run);
      return ok(undefined);
    },
    runs: () => {
      const own = person();
      const acts = journal.acts();
      return journal
        .runs()
        .filter((run) => run.person === own)
        .map((run) => ({ ...run, acts: acts.filter((each) => each.run === run.run) }));
    },
    stop: async () => {
      const { promise: over, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, options.grace ?? GRACE_MS);
      await Promise.race([Promise.all(underWay), over]);
      clearTimeout(timer);
      for (const abort of aborts.values()) abort.abort();
      await Promise.all(underWay);
      await journal.close();
    },
  };
}
