import { describe, expect, it, vi } from 'vitest';
import { anyAnswer, endpoint } from '#contract/wire/endpoint.ts';
import { failed, ok, type Problem, type Result } from '#contract/wire/problem.ts';
import type { ApiClient } from './client.ts';
import { noticingReturn } from './return.ts';

const NAME = 'rows';
const ROWS = endpoint({ method: 'GET', path: NAME, answer: anyAnswer, source: 'this test' });
const OFFLINE: Problem = { kind: 'offline', message: 'no answer' };
const REFUSED: Problem = { kind: 'server', message: 'no', status: 403 };
const CANCELLED: Problem = { kind: 'cancelled', message: 'not wanted' };

describe('the return of a server', () => {
  it('is noticed once, at the first answer after calls without one', async () => {
    const outcomes: readonly (Result<unknown> & { readonly returns?: number })[] = [
      { ...failed(CANCELLED), returns: 0 },
      { ...ok({}), returns: 0 },
      { ...failed(OFFLINE), returns: 0 },
      { ...failed(CANCELLED), returns: 0 },
      { ...failed(OFFLINE), returns: 0 },
      { ...failed(REFUSED), returns: 1 },
      { ...ok({}), returns: 1 },
    ];
    const onReturn = vi.fn();
    let next = 0;
    const send = () => {
      next += 1;
      return Promise.resolve(outcomes[next - 1]);
    };
    const inner = { send, close: () => undefined } as unknown as ApiClient;
    const client = noticingReturn(inner, onReturn);
    for (const { returns } of outcomes) {
      await client.send({ name: NAME, endpoint: ROWS, input: {} });
      expect(onReturn).toHaveBeenCalledTimes(returns ?? 0);
    }
  });
});
