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

  it('says the words of the specification alone where nothing more is known', {
    tags: ['1E03'],
  }, () => {
    const problem = { kind: 'offline', message: OFFLINE_MESSAGE } as const;
    expect(problemOf(new ProblemError(problem))).toEqual(problem);
  });
});
