/** A session on a server of the test, which knows which token is good. */
import { vi } from 'vitest';
import { type AuthToken, SESSION_MESSAGES } from '#contract/people/session.ts';
import { failed, ok, type Result } from '#contract/wire/problem.ts';
import { type Credentials, createRefreshAndReplay, type Effort } from '../session/refresh.ts';

export const token = (n: number): AuthToken => ({
  access_token: `access-${n}`,
  token_type: 'Bearer',
  refresh_token: `refresh-${n}`,
});
export const credentials = (n: number): Credentials => ({
  user: { id: '7', role: 'admin' },
  token: token(n),
});
export const refusal = (message: string, status = 401) =>
  failed({ kind: 'server', message, status } as const);
export const EXPIRED = refusal(SESSION_MESSAGES.accessExpired);

/** A machine on a server that knows which token is good, with a refresh that waits to be answered. */
export function setUp() {
  const answers: PromiseWithResolvers<Result<Credentials>>[] = [];
  const refresh = vi.fn((_refreshToken: string, _effort: Effort) => {
    const answer = Promise.withResolvers<Result<Credentials>>();
    answers.push(answer);
    return answer.promise;
  });
  const onRefreshed = vi.fn();
  const onSuspended = vi.fn();
  const onEnded = vi.fn();
  const calls = createRefreshAndReplay({
    token: token(1),
    refresh,
    onRefreshed,
    onSuspended,
    onEnded,
  });
  let good = 'access-2';
  const sent: string[] = [];
  const send = (name: string) => (used: AuthToken) => {
    sent.push(`${name} with ${used.access_token}`);
    return Promise.resolve(used.access_token === good ? ok(name) : EXPIRED);
  };
  return {
    calls,
    refresh,
    onRefreshed,
    onSuspended,
    onEnded,
    sent,
    send,
    serverTakes: (n: number) => {
      good = `access-${n}`;
    },
    /** Resolves once refresh number `n` (from 0) has been asked for. */
    asked: (n = 0) => vi.waitUntil(() => answers.length > n),
    answerRefresh: (result: Result<Credentials>, n = 0) => answers[n]?.resolve(result),
  };
}
