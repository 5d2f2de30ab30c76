import { describe, expect, it } from 'vitest';
import type { ExerciseResult } from '#contract/bridge/exercises.ts';
import {
  bestOf,
  differences,
  lengthText,
  resultLabel,
  resultsAsTable,
  rolesText,
  tryText,
} from './exercises.ts';

const result = (more: Partial<ExerciseResult> = {}): ExerciseResult => ({
  exercise: 'rematch',
  title: 'Rematch',
  at: '2026-11-20T10:00:00.000Z',
  tries: 1,
  hints: 0,
  seconds: 125,
  result: 'done',
  ...more,
});

describe('an exercise in words', () => {
  it.each([
    [['admin', 'manager', 'principal'], 'All roles'],
    [['admin'], 'Admin'],
    [['admin', 'principal'], 'Admin, Principal'],
  ])('is for %j: %s', (roles, text) => {
    expect(rolesText(roles)).toBe(text);
  });

  it.each([
    [0, '0 s'],
    [45, '45 s'],
    [60, '1 min'],
    [125, '2 min 5 s'],
  ])('took %i seconds: %s', (seconds, text) => {
    expect(lengthText(seconds)).toBe(text);
  });

  it.each([
    ['done', 'Done', 'success'],
    ['missed', 'Not as expected', 'warning'],
    ['failed', 'Failed', 'danger'],
  ] as const)('came out as %s: %s', (each, text, tone) => {
    expect(resultLabel(each)).toEqual({ text, tone });
  });

  it('says which try it was, and how many hints it took', () => {
    expect(tryText(result())).toBe('Try 1, no hints');
    expect(tryText(result({ tries: 3, hints: 1 }))).toBe('Try 3, 1 hint');
  });
});

describe('the best result', () => {
  it('is one that was done, with the fewest hints', () => {
    const best = result({ hints: 1, tries: 4 });
    const others = [
      result({ result: 'failed' }),
      result({ hints: 2 }),
      best,
      result({ result: 'missed' }),
    ];
    expect(bestOf(others)).toBe(best);
    expect(bestOf(others.filter(({ result: each }) => each !== 'done'))?.result).toBe('missed');
    expect(bestOf([])).toBeUndefined();
  });
});

describe('results as a table', () => {
  it('have a line each, and no formula', () => {
    expect(resultsAsTable([result({ title: '=Rematch', result: 'missed' })])).toBe(
      "Exercise\tDate (UTC)\tTry\tHints\tTime (s)\tResult\n'=Rematch\t2026-11-20T10:00:00.000Z\t1\t0\t125\tNot as expected",
    );
  });
});

describe('differences', () => {
  const told = { did: [], why: '', help: '' };
  it('are what happened and should not have, and what should be so and is not', () => {
    const expected = [
      { says: 'The order is completed', holds: false },
      { says: 'The order was completed once', holds: true },
    ];
    const forbidden = [
      { says: 'Another order was completed', holds: true },
      { says: 'The order was completed a second time', holds: false },
    ];
    expect(differences({ ...told, expected, forbidden })).toEqual([
      'Another order was completed.',
      'Expected, but not true: The order is completed.',
    ]);
    expect(differences({ ...told, expected: [], forbidden: [] })).toEqual([]);
  });
});
