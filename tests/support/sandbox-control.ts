/** Making a sandbox misbehave and asking it what it has seen. */

/** What a call is answered instead of its own answer. */
export interface Fault {
  /** The path it applies to, e.g. '/admin/transactions'. */
  readonly path: string;
  readonly method?: string;
  readonly status?: number;
  readonly body?: unknown;
  /** Milliseconds before the answer. */
  readonly delay?: number;
}

/** A request the sandbox has answered. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  /** Without the question mark, encoded as it came. */
  readonly query: string;
  readonly status: number;
}

/** The sandbox's control calls; they need no sign-in. */
export interface SandboxControl {
  /** Answers calls of a path with a failure until the returned fault is disposed of. */
  fail(fault: Fault): Promise<AsyncDisposable>;
  /** Makes every access token issued so far an expired one. */
  expireAccessTokens(): Promise<void>;
  /** The requests since the start or the last {@link clearRequests}, oldest first. */
  requests(): Promise<readonly SeenRequest[]>;
  clearRequests(): Promise<void>;
  /** Sends an event to every socket. */
  publish(event: string, payload?: unknown): Promise<void>;
  /** Posts a new order as another person would, with its event. */
  createOrder(): Promise<{ readonly id: string }>;
}
