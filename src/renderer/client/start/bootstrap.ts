/** What the page loads from the desk before it draws anything. It is small, because all else waits for it. */
import type { BridgeEvent, BridgeOutput } from '#contract/bridge/bridge.ts';
import type { EndpointInput, EndpointName } from '#contract/wire/endpoints.ts';
import type { Result } from '#contract/wire/problem.ts';
import { ask, bridge } from '../calls/bridge.ts';

/** The state of the desk, and the work this window has kept. */
type Bootstrap = readonly [BridgeOutput<'app.start'>, BridgeOutput<'drafts.read'>];

/** The events that change the state. */
const CHANGES = [
  'session',
  'connection',
  'practice',
  'sandboxEnded',
  'update',
  'news',
  'notice',
  'unsettled',
  'act',
] as const;

/** The name of this window while it is open; a reload of its page keeps it. */
export function windowName(): string {
  if (window.name === '') window.name = crypto.randomUUID();
  return window.name;
}

/**
 * Asks for both.
 * @throws {ProblemError} when the desk does not answer
 */
export const bootstrap = (): Promise<Bootstrap> =>
  Promise.all([ask('app.start', undefined), ask('drafts.read', { window: windowName() })]);

/**
 * Asks before the page listens to events. The returned function gives the answer, or asks again if one of
 * `changes` has come since.
 */
function askEarly<Answer>(
  changes: readonly BridgeEvent[],
  call: () => Promise<Answer>,
): () => Promise<Answer> {
  let hasChanged = false;
  const noted = () => {
    hasChanged = true;
  };
  const stops = changes.map((event) => bridge().subscribe(event, noted));
  const early = call();
  // A failure is reported to the caller of the returned function.
  early.catch(() => undefined);
  return async () => {
    const answer = await early;
    for (const stop of stops) stop();
    return hasChanged ? await call() : answer;
  };
}

/** Asks for both before the page listens to events; see {@link askEarly}. */
export const bootstrapEarly = (): (() => Promise<Bootstrap>) => askEarly(CHANGES, bootstrap);

/** The call of an endpoint that was sent before the page was there. */
export interface EarlyCall<Name extends EndpointName = EndpointName> {
  readonly endpoint: Name;
  readonly input: EndpointInput<Name>;
  readonly answer: () => Promise<Result<unknown>>;
}

/** Calls an endpoint before the page listens to events; see {@link askEarly}. */
export const callEarly = <Name extends EndpointName>(
  endpoint: Name,
  input: EndpointInput<Name>,
): EarlyCall<Name> => ({
  endpoint,
  input,
  // What may make the answer out of date, or another person's.
  answer: askEarly(['realtime', 'session'], () =>
    bridge().call('api.call', { callId: 'early', endpoint, input }),
  ),
});
