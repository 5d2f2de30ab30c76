import { expect, it } from 'vitest';
import { OFFLINE_MESSAGE, type Problem } from '#contract/wire/problem.ts';
import { createProof } from './proof.ts';

const server = (status: number): Problem => ({ kind: 'server', status, message: 'no' });

/** Whether a token is proven by a call with this problem, or by one that is answered. */
function provenBy(problem: Problem | null): Promise<boolean> {
  const client = { send: () => Promise.reject(new Error('not called')), close: () => undefined };
  const authorized = () =>
    Promise.resolve(problem ? { ok: false as const, problem } : { ok: true as const, value: {} });
  const prove = createProof({ client, session: { authorized: authorized as never } });
  return prove(new AbortController().signal);
}

it.each([
  ['an answer', null, true],
  ['a refusal of the call', server(403), true],
  ['a refusal of the token', server(401), false],
  ['a failure of the server', server(500), false],
  ['a server that is not there', server(503), false],
  ['no answer', { kind: 'offline', message: OFFLINE_MESSAGE } as const, false],
])('%s decides whether the token counts as accepted', async (_what, problem, isTaken) => {
  expect(await provenBy(problem)).toBe(isTaken);
});
