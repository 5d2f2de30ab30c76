/** Sends acts: each is written down first, and the acts on one thing are written down in turn. */
import { type ActRequest, refKey } from '#contract/bridge/recorded-acts.ts';
import { isAct } from '#contract/wire/endpoint.ts';
import { endpoints, isEndpointName } from '#contract/wire/endpoints.ts';
import { CANCELLED_UNSENT, failed, type Result, refused } from '#contract/wire/problem.ts';
import { CANCELLED } from '#main/api/problems.ts';
import type { ServiceCall } from '#main/api/services.ts';
import { createCallsInFlight } from '#main/basics/in-flight.ts';
import { within } from '#main/basics/timing.ts';
import { SESSION_ENDED } from '#main/session/refresh.ts';
import type { Journal } from './journal.ts';
import type { ActRecord } from './record.ts';
import { hindranceOf, isQueued, type Kept, keptOfRequest, NOT_WRITTEN } from './refusal.ts';
import type { Wants } from './wants.ts';

export interface SendingOptions {
  readonly journal: Journal;
  readonly record: ActRecord;
  readonly wants: Pick<Wants, 'peek'>;
  /** The signed-in user; null while signed out. */
  readonly person: () => string | null;
  /** Sends a call of the contract for the signed-in person. */
  readonly send: (call: ServiceCall, signal: AbortSignal) => Promise<Result<unknown>>;
  /** Called with how many bytes of a file have been sent. */
  readonly onUpload: (callId: string, sent: number, total: number) => void;
}

interface UnderWay {
  readonly about: string;
  readonly answered: Promise<unknown>;
}

export function createSending(options: SendingOptions) {
  const { journal, record, person } = options;
  /** Acts that are being written down, by the keys of their things. */
  const beingWritten = new Map<string, Promise<unknown>>();
  const underWay = new Set<UnderWay>();
  const calls = createCallsInFlight();

  /** What an act on that thing has to wait for: another one that is being written down, or whose file is being sent. */
  function blockerOf(about: string, queued: boolean): Promise<unknown> | undefined {
    const answering = () => [...underWay].find((each) => each.about === about)?.answered;
    return beingWritten.get(about) ?? (queued ? answering() : undefined);
  }

  function conflict(request: ActRequest, kept: Kept): Result<never> | undefined {
    const intent = { request, kept, wantOf: options.wants.peek };
    const hindrance = hindranceOf(intent, journal.acts(), record.changedSince(request));
    if (!hindrance) return undefined;
    const { act, message } = hindrance;
    return failed({ kind: 'conflict', message, act: record.view(act) });
  }

  /** What comes of an act that was not sent this time: of one sent before, nothing is known by that. */
  const unsent = (key: string) =>
    record.find(key)?.tries === 1 ? CANCELLED_UNSENT : failed(CANCELLED);

  async function transmit(
    call: ServiceCall,
    key: string,
    about: string,
    signal: AbortSignal,
  ): Promise<Result<unknown>> {
    const sending = signal.aborted ? Promise.resolve(unsent(key)) : options.send(call, signal);
    const working = sending.then(async (result) => {
      await record.answered(key, result);
      return result;
    });
    const own: UnderWay = { about, answered: working };
    underWay.add(own);
    return await working.finally(() => underWay.delete(own));
  }

  async function send(request: ActRequest, signal: AbortSignal): Promise<Result<unknown>> {
    const { endpoint: name, input, callId, key } = request;
    if (!(isEndpointName(name) && isAct(endpoints[name]))) {
      return refused(`There is no act '${name}'.`);
    }
    const endpoint = endpoints[name];
    const about = refKey(request.subject);
    const isNext = () => blockerOf(about, isQueued(request));
    // No `await` between the last check and the entry in `beingWritten`: no other act can begin there.
    for (let other = isNext(); other !== undefined; other = isNext()) await other;
    if (signal.aborted) return CANCELLED_UNSENT;
    const whose = person();
    if (whose === null) return failed(SESSION_ENDED);
    const kept = keptOfRequest(request, whose);
    const why = conflict(request, kept);
    if (why) return why;
    const writing = record.sent(request, kept, whose).finally(() => beingWritten.delete(about));
    beingWritten.set(about, writing);
    if (!(await writing)) return NOT_WRITTEN;
    const onUpload = (sent: number, total: number) => options.onUpload(callId, sent, total);
    const call = { name, endpoint, input, onUpload, idempotencyKey: key };
    return await transmit(call, key, about, signal);
  }

  return {
    send: async (request: ActRequest, window: string): Promise<Result<unknown>> => {
      const { callId } = request;
      const outcome = await calls.run(window, callId, (signal) => send(request, signal));
      return outcome ?? refused(`The call id '${callId}' is in use.`);
    },
    cancel: (callId: string, window: string) => calls.cancel(window, callId),
    /** Waits so many milliseconds for answers that are on their way, then aborts the acts. */
    stop: async (grace: number): Promise<void> => {
      const answers = Promise.all([...underWay].map(({ answered }) => answered));
      await within(answers, grace).catch(() => undefined);
      calls.releaseAll();
      await answers;
    },
  };
}
