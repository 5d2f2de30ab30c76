import { expect, it } from 'vitest';
import type { CheckStatus } from '#contract/bridge/self-check.ts';
import { allChecked } from './self-check.ts';

it.each<[readonly CheckStatus[], boolean]>([
  [[], true],
  [['passed', 'failed', 'skipped'], true],
  [['passed', 'waiting'], false],
  [['running', 'passed'], false],
])('a self-check with %j is over: %s', (statuses, isOver) => {
  const items = statuses.map((status) => ({
    id: status,
    title: '',
    status,
    detail: '',
    advice: '',
  }));
  expect(allChecked(items)).toBe(isOver);
});
