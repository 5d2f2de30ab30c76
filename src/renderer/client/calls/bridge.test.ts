import { describe, expect, it } from 'vitest';
import { OFFLINE_MESSAGE } from '#contract/wire/problem.ts';
import { ProblemError, problemOf } from './bridge.ts';

describe('a problem that is thrown', () => {
  it('says the words of the specification, and below them the cause', {
    tags: ['1E03'],
  }, () => {
    const advice = 'The proxy of this computer cannot be reached.';
    const thrown = new ProblemError({ kind: 'offline', message: OFFLINE_MESSAGE, advice });
    expect(thrown.message).toBe(`${OFFLINE_MESSAGE}.\n${advice}`);
    expect(problemOf(thrown)).toEqual({ kind: 'offline', message: thrown.message });
  });

  it.each([
    [1, '1 second'],
    [119, '119 seconds'],
    [121, '3 minutes'],
  ])('says below the words of the server that it asks to wait %i s', (retryAfter, wait) => {
    const problem = { kind: 'server', status: 429, message: 'Busy', retryAfter } as const;
    const message = `Busy\nThe server asks to wait ${wait} before the next try.`;
    const thrown = new ProblemError(problem);
    expect(problemOf(thrown)).toEqual({ kind: 'server', status: 429, message });
  });

  it('says the words of the specification alone where nothing more is known', {
    tags: ['1E03'],
  }, () => {
    const problem = { kind: 'offline', message: OFFLINE_MESSAGE } as const;
    expect(problemOf(new ProblemError(problem))).toEqual(problem);
  });
});
