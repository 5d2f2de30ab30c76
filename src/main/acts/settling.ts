/** Finds the outcomes of acts without a clear answer, whatever windows are open. */
import type { Check, RecordedAct } from '#contract/bridge/recorded-acts.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import type { Result } from '#contract/wire/problem.ts';
import { type Read, stateOf, type Trace, unreadableProblem } from '#domain/acts/act.ts';
import { actOf } from '#domain/acts/acts.ts';
import type { ServiceCall } from '#main/api/services.ts';
import type { Logger } from '#main/basics/ports.ts';
import { NotRead, READ_FOR_MS, type Reading, type SearchOptions, searchTrace } from './search.ts';
import type { Want, Wants } from './wants.ts';

export interface SettlingOptions extends Pick<SearchOptions, 'session' | 'clock'> {
  readonly wants: Wants;
  readonly logger: Logger;
  /** Sends a call of the contract for the signed-in person. */
  readonly send: (call: ServiceCall, signal: AbortSignal) => Promise<Result<unknown>>;
  /** Called when an act has left its trace. */
  readonly onFound: (key: string, found: Trace) => Promise<void>;
  /** Called when more is known of how far the readings are. */
  readonly onCheck: (key: string) => void;
}

type ReadOnce = (act: RecordedAct, want: Want, signal: AbortSignal) => Promise<Reading | NotRead>;

const CANNOT_TELL: Reading = { finding: 'cannot-tell', state: null };

/** Reads the things of acts in turn: a bulk run of unknown outcome is no storm of requests. */
function createReader({ send, logger }: Pick<SettlingOptions, 'send' | 'logger'>): ReadOnce {
  let turn: Promise<unknown> = Promise.resolve();

  const readBy =
    (signal: AbortSignal): Read =>
    async (name, input) => {
      const result = await send({ name, endpoint: endpoints[name], input }, signal);
      if (!result.ok) throw new NotRead(result.problem);
      return result.value as never;
    };

  return async ({ action }, { before, wanted }, signal) => {
    const act = actOf(action);
    if (!act) return CANNOT_TELL;
    const reading = turn.then(async (): Promise<Reading> => {
      if (signal.aborted) return CANNOT_TELL;
      const now = await act.kind.read(readBy(signal), before, wanted);
      if (unreadableProblem(act.kind, now)) return CANNOT_TELL;
      return { finding: act.proof(before, wanted, now), state: stateOf(act.kind, now) };
    });
    turn = reading.catch(() => undefined);
    try {
      return await reading;
    } catch (thrown) {
      if (thrown instanceof NotRead) return thrown;
      logger.error('settling.not-read', { action, error: thrown });
      return CANNOT_TELL;
    }
  };
}

export function createSettling(options: SettlingOptions) {
  const { wants, session, logger, clock } = options;
  const followed = new Map<string, { check: Check; readonly abort: AbortController }>();
  const readOnce = createReader(options);

  const change = (key: string, more: Partial<Check>) => {
    const known = followed.get(key);
    if (!known) return;
    known.check = { ...known.check, ...more };
    options.onCheck(key);
  };

  async function search(act: RecordedAct, signal: AbortSignal): Promise<void> {
    const onCheck = (more: Partial<Check>) => change(act.key, more);
    const want = await wants.find(act.key);
    if (want === null) return onCheck({ status: 'cannot-tell' });
    const read = () => readOnce(act, want, signal);
    const found = await searchTrace({ session, clock, read, onCheck, signal });
    if (found) await options.onFound(act.key, found);
  }

  function drop(key: string): void {
    followed.get(key)?.abort.abort();
    followed.delete(key);
  }

  return {
    /** Reads until the outcome of this act is known, for {@link READ_FOR_MS} at the most. */
    follow: (act: RecordedAct): void => {
      const { key } = act;
      drop(key);
      const abort = new AbortController();
      const until = new Date(Date.now() + READ_FOR_MS).toISOString();
      const check: Check = {
        status: 'reading',
        waitsFor: null,
        isEarly: true,
        readAt: null,
        state: null,
        until,
      };
      followed.set(key, { check, abort });
      void search(act, abort.signal).catch((error: unknown) =>
        logger.error('settling.failed', { error }),
      );
    },
    /** Reads no more for that act. */
    drop,
    /** How far it is; null for an act that is not followed. */
    checkOf: (key: string): Check | null => followed.get(key)?.check ?? null,
    stop: (): void => {
      for (const key of [...followed.keys()]) drop(key);
    },
  };
}
