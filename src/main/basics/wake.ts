/** Runs when the computer wakes up: connections are gone and tokens may have expired. */
import { endpoints } from '#contract/wire/endpoints.ts';
import type { Result } from '#contract/wire/problem.ts';
import type { ServiceCall } from '../api/services.ts';
import type { LiveUpdates } from '../realtime/live.ts';
import type { Session } from '../session/session.ts';

/** The parts of a desk that sleep may have cut off. */
export interface WakeParts {
  readonly session: Pick<Session, 'state'>;
  readonly socket: Pick<LiveUpdates, 'reconnect'>;
  readonly send: (call: ServiceCall, signal: AbortSignal) => Promise<Result<unknown>>;
}

/** Any small call that needs a session will do: an expired one is refreshed, or ends, by its answer. */
const NAME = 'siteSettings.read';
const INPUT = { type: 'maintenance' };
const LIMIT_MS = 30_000;

/**
 * Checks the session and the socket of the signed-in user. The result is ignored, because the
 * session handles it.
 */
export async function checkAfterSleep({ session, socket, send }: WakeParts): Promise<void> {
  if (session.state().status !== 'signed-in') return;
  socket.reconnect();
  const call = { name: NAME, endpoint: endpoints[NAME], input: INPUT } as const;
  await send(call, AbortSignal.timeout(LIMIT_MS));
}
