/**
 * Acts: written into the journal, sent once, and settled. A thing takes one act at a time on this
 * computer, across windows, sessions and restarts.
 */
import { createHash } from 'node:crypto';
import {
  type Act,
  type ActRequest,
  isSettled,
  type RecordedAct,
  subjectKey,
} from '#contract/acts.ts';
import type { BridgeInput, BridgeOutput } from '#contract/bridge.ts';
import { isAct } from '#contract/endpoint.ts';
import { endpoints, isEndpointName } from '#contract/endpoints.ts';
import { failed, isOutcomeUncertain, ok, type Problem, type Result } from '#contract/problem.ts';
import { isActName } from '#domain/acts/acts.ts';
import { declarationOf } from '#domain/acts/declared.ts';
import type { ServiceCall } from '#main/api/services.ts';
import type { Logger } from '#main/ports.ts';
import { SESSION_ENDED } from '#main/session/refresh.ts';
import type { Session } from '#main/session/session.ts';
import type { Journal } from './journal.ts';
import { type Clock, createSettling, systemClock } from './settling.ts';
import type { Wants } from './wants.ts';

export interface ActsOptions {
  readonly journal: Journal;
  readonly wants: Wants;
  readonly session: Pick<Session, 'state' | 'onChange'>;
  readonly logger: Logger;
  /** Sends a call of the contract for the signed-in person. */
  readonly send: (call: ServiceCall, signal: AbortSignal) => Promise<Result<unknown>>;
  /** Called for every act that was sent, answered, read for or settled. */
  readonly onAct: (act: Act) => void;
  /** Called with how many bytes of a file have been sent. */
  readonly onUpload: (callId: string, sent: number, total: number) => void;
  /** Milliseconds to wait for answers when the desk stops; only tests shorten them. */
  readonly grace?: number;
  /** Only tests have another one. */
  readonly clock?: Clock;
}

type Runs = BridgeOutput<'acts.runs'>;

/** The acts behind the bridge. */
export interface Acts {
  send(request: ActRequest, window: string): Promise<Result<unknown>>;
  /** Aborts an act on the wire at the person's own wish, such as a file on its way. */
  cancel(callId: string, window: string): void;
  /** The number of a reading that begins now: what ends later outdates it. */
  read(): number;
  /** The person has checked an act of unknown outcome. */
  decide(key: string): Promise<Result<undefined>>;
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

/** A hash by which an equal act is known; the key of the first one keeps it from revealing anything. */
const hashOf = (key: string, action: string, wanted: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([key, action, wanted]))
    .digest('base64');

/** What is kept of an act's input. */
function wantedOf({ action, input }: ActRequest): unknown {
  const { wanted } = isActName(action) ? declarationOf(action) : {};
  return wanted ? wanted(input as never) : input;
}

const conflict = (message: string, act: Act): Result<never> =>
  failed({ kind: 'conflict', message, act } satisfies Problem);

/** The acts of one desk. Those that an earlier program left unsettled are followed at once. */
export function createActs(options: ActsOptions): Acts {
  const { journal, wants, session, logger, send: transport, clock = systemClock } = options;
  /** Acts that are being written down, by what they are about. */
  const beingWritten = new Map<string, Promise<unknown>>();
  /** Acts whose answer is awaited, by their keys. */
  const underWay = new Map<
    string,
    { readonly about: string; readonly working: Promise<unknown> }
  >();
  const aborts = new Map<string, AbortController>();
  /** Readings and changes are counted: clocks can be set. */
  let count = 0;
  /** The last change of each thing, and the act that made it. */
  const changes = new Map<string, { readonly at: number; readonly key: string }>();

  const settling = createSettling({
    ...{ wants, session, logger, clock, send: transport },
    onFound: async (key, found) => settled(await journal.settled(key, found)),
    onCheck: (key) => tell(recorded(key)),
  });
  const view = (act: RecordedAct): Act => ({ ...act, check: settling.checkOf(act.key) });
  const tell = (act: RecordedAct | undefined) => act && options.onAct(view(act));
  const recorded = (key: string) => journal.acts().find((each) => each.key === key);
  const person = (): string | null => {
    const state = session.state();
    return state.status === 'signed-in' ? state.user.id : null;
  };

  /** The outcome of an act is known, or was decided. */
  function settled(act: RecordedAct): void {
    settling.drop(act.key);
    void wants.forget(act.key);
    count += 1;
    // What is refused when it is sent again may have been carried out the first time.
    if (act.outcome !== 'refused' || act.tries > 1) {
      changes.set(subjectKey(act.subject), { at: count, key: act.key });
    }
    tell(act);
  }

  /** The act of unknown outcome that this one has to wait for: on the same thing, or its equal. */
  function openFor(request: ActRequest, wanted: unknown): RecordedAct | undefined {
    const about = subjectKey(request.subject);
    return journal
      .acts()
      .find(
        (each) =>
          !isSettled(each) &&
          subjectKey(each.subject) === about &&
          (!isNew(request) || isEqual(each, request, wanted)),
      );
  }

  const isNew = ({ action }: ActRequest) =>
    isActName(action) && declarationOf(action).subject.isNew === true;

  const isEqual = (open: RecordedAct, { action }: ActRequest, wanted: unknown): boolean =>
    open.wanted === hashOf(open.key, action, wanted);

  /** Whether this act is that one sent again: its equal on the same thing, under the same key. */
  const isAgain = (open: RecordedAct, request: ActRequest, wanted: unknown): boolean =>
    open.key === request.key &&
    open.outcome === 'unknown' &&
    subjectKey(open.subject) === subjectKey(request.subject) &&
    isEqual(open, request, wanted);

  /** The act that ended on the same thing after it was read; files of one thing need no reading. */
  function outdatedBy(request: ActRequest): RecordedAct | undefined {
    const last = changes.get(subjectKey(request.subject));
    const act = last && last.at > request.reading ? recorded(last.key) : undefined;
    return queues(request) && act?.action === request.action ? undefined : act;
  }

  /** Why this act may not be sent now; undefined when it may. */
  function refusalOf(request: ActRequest, wanted: unknown): Result<never> | undefined {
    const known = recorded(request.key);
    if (known && isSettled(known)) {
      return conflict('Nothing was sent. The outcome of the earlier action is known.', view(known));
    }
    const open = openFor(request, wanted) ?? known;
    if (open && isAgain(open, request, wanted)) return undefined;
    if (open) {
      return conflict(
        'Nothing was sent. The outcome of an earlier action is not known yet.',
        view(open),
      );
    }
    const act = outdatedBy(request);
    return (
      act && conflict('Nothing was sent. Another action has just been carried out.', view(act))
    );
  }

  /** Writes the act down; false when the disk does not take it. */
  async function record(request: ActRequest, wanted: unknown, whose: string): Promise<boolean> {
    const { key, action, endpoint, subject, run, before } = request;
    const earlier = recorded(key);
    settling.drop(key);
    // The proof of an act that is sent again begins where it was sent first.
    if (!earlier) await wants.keep(key, { before, wanted });
    const hash = hashOf(key, action, wanted);
    const tries = (earlier?.tries ?? 0) + 1;
    try {
      const line = { key, person: whose, action, endpoint, subject, run, wanted: hash, tries };
      tell(await journal.sent(line));
      return true;
    } catch (error) {
      logger.error('act.not-recorded', { action, error });
      if (earlier) settling.follow(earlier);
      else await wants.forget(key);
      return false;
    }
  }

  async function transmit(key: string, call: ServiceCall, id: string): Promise<Result<unknown>> {
    const abort = new AbortController();
    aborts.set(id, abort);
    const result = await transport(call, abort.signal);
    aborts.delete(id);
    const answered = await journal.answered(key, outcomeOf(result), statusOf(result));
    if (isSettled(answered)) settled(answered);
    else {
      settling.follow(answered);
      tell(answered);
    }
    return result;
  }

  const queues = ({ action }: ActRequest) =>
    isActName(action) && declarationOf(action).queues === true;

  /** What has to come before an act on that thing: its writing, or a file on its way. */
  function ahead(request: ActRequest): Promise<unknown> | undefined {
    const about = subjectKey(request.subject);
    const answering = () => [...underWay.values()].find((each) => each.about === about)?.working;
    return beingWritten.get(about) ?? (queues(request) ? answering() : undefined);
  }

  async function send(request: ActRequest, window: string): Promise<Result<unknown>> {
    const { endpoint: name, input, callId, key } = request;
    if (!(isEndpointName(name) && isAct(endpoints[name]))) {
      return refused(`There is no act '${name}'.`);
    }
    const endpoint = endpoints[name];
    const wanted = wantedOf(request);
    const about = subjectKey(request.subject);
    // No `await` between the last check and the entry in `beingWritten`: no other act can begin there.
    for (let other = ahead(request); other !== undefined; other = ahead(request)) await other;
    const whose = person();
    if (whose === null) return failed(SESSION_ENDED);
    const why = refusalOf(request, wanted);
    if (why) return why;
    const recording = record(request, wanted, whose).finally(() => beingWritten.delete(about));
    beingWritten.set(about, recording);
    if (!(await recording)) return NOT_WRITTEN;
    const onUpload = (sent: number, total: number) => options.onUpload(callId, sent, total);
    const call = { name, endpoint, input, onUpload, idempotencyKey: key };
    const working = transmit(key, call, `${window} ${callId}`);
    underWay.set(key, { about, working });
    return await working.finally(() => underWay.delete(key));
  }

  const left = journal.acts().filter((each) => !isSettled(each));
  void wants.keepOnly(left.map(({ key }) => key));
  for (const each of left) settling.follow(each);

  return {
    send,
    cancel: (callId, window) => aborts.get(`${window} ${callId}`)?.abort(),
    read: () => {
      count += 1;
      return count;
    },
    decide: async (key) => {
      const known = recorded(key);
      if (!known) return refused('There is no such act.');
      if (known.outcome === 'unknown' && known.settlement === null) {
        settled(await journal.settled(key, null));
      }
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
    unsettled: () =>
      journal
        .acts()
        .filter((each) => !isSettled(each))
        .map(view),
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
        .map((run) => ({ ...run, acts: acts.filter((each) => each.run === run.run).map(view) }));
    },
    stop: async () => {
      settling.stop();
      const { promise: over, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, options.grace ?? GRACE_MS);
      const answers = Promise.all([...underWay.values()].map(({ working }) => working));
      await Promise.race([answers, over]);
      clearTimeout(timer);
      for (const abort of aborts.values()) abort.abort();
      await answers;
      settling.stop();
      await journal.close();
    },
  };
}
