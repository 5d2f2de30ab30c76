/** New requests that come in by themselves, so that live queues can be practised. */
import type { NewVerifications } from './new-verification.ts';

/** How fast requests come in. */
export interface Pace {
  /** Seconds between new requests; 0 for none. */
  set(seconds: number): void;
  /** Ends it; resolves once the request under way is in. */
  stop(): Promise<void>;
}

/**
 * Creates the pace of one sandbox: cards, identities and addresses take turns.
 * @param report takes a line about a request that could not be made
 */
export function createPace(raise: NewVerifications, report: (line: string) => void): Pace {
  const turns = [
    () => raise.document('identity', null),
    () => raise.card(),
    () => raise.document('address', null),
  ];
  let next = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let underWay: Promise<unknown> = Promise.resolve();

  const set = (seconds: number) => {
    clearInterval(timer);
    timer = undefined;
    if (seconds === 0) return;
    timer = setInterval(() => {
      const turn = turns[next % turns.length];
      next += 1;
      underWay = underWay
        .then(() => turn?.())
        .catch((error: unknown) => report(`a new request failed: ${String(error)}`));
    }, seconds * 1000);
  };
  return {
    set,
    stop: async () => {
      set(0);
      await underWay;
    },
  };
}
