import { expect, it } from 'vitest';
import { ratioLines, ratiosOf, type Sample } from './ratios.ts';

const samples = (console: string, times: readonly number[]): Sample[] =>
  times.map((ms, turn) => ({ act: 'open', console, turn, ms, longestTask: 0 }));

it('ratios are of the same turn: a slow turn of both changes nothing', () => {
  const before = samples('before', [100, 300, 100, 100, 100]);
  const now = samples('now', [50, 150, 50, 60, 40]);
  expect(ratiosOf(now, before)).toEqual([0.5, 0.5, 0.5]);
  expect(ratiosOf(now.toReversed(), before)).toEqual([0.5, 0.5, 0.5]);
});

it('the first console is what the others are beside', () => {
  const lines = ratioLines([...samples('before', [100, 200]), ...samples('now', [50, 150])]);
  expect(lines.map((line) => line.trim().split(/\s{2,}/u))).toEqual([
    ['median', 'p95', 'longest task, median', 'worst', 'ratio', '25 %', '75 %'],
    ['open'],
    ['before', '150', '200', '< 50', '< 50'],
    ['now', '100', '150', '< 50', '< 50', '0.63', '0.56', '0.69'],
  ]);
});
