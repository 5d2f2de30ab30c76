/** What the page loads from the desk before it draws anything. It is small, because all else waits for it. */
import type { BridgeOutput } from '#contract/bridge/bridge.ts';
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
 * Asks for both before the page listens to events. The returned function gives the answer, or asks again
 * if an event has changed the state since.
 */
export function bootstrapEarly(): () => Promise<Bootstrap> {
  let hasChanged = false;
  const noted = () => {
    hasChanged = true;
  };
  const stops = CHANGES.map((event) => bridge().subscribe(event, noted));
  const answer = bootstrap();
  // A failure is reported to the caller of the returned function.
  answer.catch(() => undefined);
  return async () => {
    const beginning = await answer;
    for (const stop of stops) stop();
    return hasChanged ? await bootstrap() : beginning;
  };
}
