/** Asking the API whether it takes the token of the socket, until it does. */
import { createRetries } from '#main/basics/timing.ts';

export interface ProvingOptions {
  /** Whether the API takes the token in use. Never rejects. */
  readonly prove: (signal: AbortSignal) => Promise<boolean>;
  /** Without a connection there is no token to ask about. */
  readonly isConnected: () => boolean;
  /** Called when the token is proven, and when it is not. */
  readonly onAnswer: () => void;
  /** The waits between two requests, in milliseconds. */
  readonly firstWait: number;
  readonly longestWait: number;
}

/** What is known of the token of the socket; at first, nothing. */
export function createProving(options: ProvingOptions) {
  const { prove, isConnected, onAnswer, firstWait, longestWait } = options;
  let isProven = false;
  let asking: Promise<void> | undefined;
  let wanted = new AbortController();
  const retries = createRetries(() => void ask(), firstWait, longestWait);

  function proven(): void {
    isProven = true;
    retries.reset();
    onAnswer();
  }

  /** Asks, or joins the request under way: it outlives a lost connection, because it refreshes the token. */
  function ask(): Promise<void> {
    if (asking) return asking;
    const own = prove(wanted.signal).then((isTaken) => {
      if (asking !== own) return;
      asking = undefined;
      // A connection that was lost meanwhile asks again when it is back.
      if (isProven || !isConnected()) return;
      if (isTaken) {
        proven();
      } else {
        retries.failed();
        onAnswer();
      }
    });
    asking = own;
    return own;
  }

  function doubt(): void {
    isProven = false;
    retries.reset();
  }

  return {
    isProven: () => isProven,
    /** Requests in a row that have not proven it. */
    failures: retries.failures,
    ask,
    /** Asks without waiting for a request under way: over a lost connection it may never be answered. */
    askAnew: () => {
      asking = undefined;
      void ask();
    },
    /** It is proven by something else, such as an event. */
    proven,
    /** Nothing is known of it any more. */
    doubt,
    /** Aborts the request and forgets everything. */
    stop: () => {
      wanted.abort();
      wanted = new AbortController();
      asking = undefined;
      doubt();
    },
  };
}
