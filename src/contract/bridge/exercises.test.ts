/** What the sandbox says of exercises, and what this computer keeps of them. */
import { describe, expect, it } from 'vitest';
import { exerciseList, practiceEndpoints } from './exercises.ts';
import { AT, chars, type Limits, taken } from './testing.ts';

const RULE = { says: 'The order is completed', holds: true };
const ATTEMPT = {
  exercise: 'complete-order',
  title: 'Complete an order',
  seed: 7,
  startedAt: AT,
  told: 'Ada asks for it.',
  hints: ['Look at the match.'],
  hintsLeft: 2,
  endedAt: AT,
  result: 'done',
  debriefing: {
    expected: [RULE],
    forbidden: [RULE],
    did: [{ at: AT, call: 'orders.complete', id: '7', key: 'a key', status: 200 }],
    why: 'It was paid.',
    help: 'orders',
  },
};
const EXERCISE = {
  id: 'complete-order',
  area: 'orders',
  title: 'Complete an order',
  roles: ['admin'],
  minutes: 5,
};
const RESULT = {
  exercise: 'complete-order',
  title: 'Complete an order',
  at: AT,
  tries: 1,
  hints: 0,
  seconds: 90,
  result: 'missed',
};
const LIST = { attempt: ATTEMPT, results: [RESULT], exercises: [EXERCISE] };

describe('the exercises', () => {
  it('are shown with every field', () => {
    expect(exerciseList.parse(LIST)).toEqual(LIST);
  });

  it('are read from the sandbox with every field', () => {
    const { results: _results, ...read } = LIST;
    expect(practiceEndpoints['practice.read'].answer.parse({ data: read })).toEqual(read);
    for (const name of ['practice.begin', 'practice.hint', 'practice.finish'] as const)
      expect(practiceEndpoints[name].answer.parse({ data: ATTEMPT })).toEqual(ATTEMPT);
    expect(practiceEndpoints['practice.leave'].answer.parse({ data: null })).toBeNull();
  });

  it.each<Limits>([
    ['attempt.result', ['done', 'missed', 'failed', null], ['']],
    ['attempt.debriefing', [null], []],
    ['exercises', [[{ ...EXERCISE, id: chars(60) }]], [[{ ...EXERCISE, id: chars(61) }]]],
  ])('have %s only within its limits', (place, accepted, refused) => {
    expect(taken(exerciseList, LIST, place, [...accepted, ...refused])).toEqual(accepted);
  });

  it('begin with a seed from 0', () => {
    const { fields } = practiceEndpoints['practice.begin'].body ?? {};
    const begun = { exercise: 'complete-order', seed: 0 };
    expect(fields && taken(fields, begun, 'seed', [0, 7, -1, 1.5])).toEqual([0, 7]);
  });
});
