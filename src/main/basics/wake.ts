/** Runs when the computer wakes up: connections are gone and tokens may have expired. */
import type { Result } from '#contract/wire/problem.ts';
import { type ServiceCall, SMALL_CALL } from '../api/services.ts';
import type { LiveUpdates } from '../realtime/live.ts';
import type { Session } from '../session/session.ts';

/** The parts of a desk that sleep may have cut off. */
export interface WakeParts {
  readonly session: Pick<Session, 'state'>;
  readonly socket: Pick<LiveUpdates, 'reconnect'>;
  readonly send: (call: ServiceCall, signal: AbortSignal) => Promise<Result<unknown>>;
}

const LIMIT_MS = 30_000;

/** Checks session and socket of the signed-in user: an expired session is refreshed, or ends, by the answer. */
export async function checkAfterSleep({ session, socket, send }: WakeParts): Promise<void> {
  if (session.state().status !== 'signed-in') return;
  socket.reconnect();
  await send(SMALL_CALL, AbortSignal.timeout(LIMIT_MS));
}
