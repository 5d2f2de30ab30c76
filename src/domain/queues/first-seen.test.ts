import { expect, it } from 'vitest';
import { afterReading, firstSeenAt, readFirstSeen } from './first-seen.ts';

const NOW = Date.parse('2026-11-22T14:00:00.500Z');
const HOUR = 3_600_000;

it('keeps when an item was first read, and forgets what is gone', () => {
  const first = afterReading({}, ['1', '2'], { isPart: false, now: NOW });
  const second = afterReading(first, ['2', '3'], { isPart: false, now: NOW + HOUR });
  expect(['1', '2', '3'].map((id) => firstSeenAt(second, id))).toEqual([
    null,
    '2026-11-22T14:00:00.000Z',
    '2026-11-22T15:00:00.000Z',
  ]);
  expect(afterReading(second, ['2'], { isPart: false, now: NOW })).not.toHaveProperty('3');
});

it('forgets nothing where only a part of the queue was read', () => {
  const first = afterReading({}, ['1', '2'], { isPart: false, now: NOW });
  const part = afterReading(first, ['3'], { isPart: true, now: NOW + HOUR });
  expect(Object.keys(part)).toEqual(['1', '2', '3']);
});

it('is the same value where nothing is new, so that nothing is written', () => {
  const first = afterReading({}, ['1', '2'], { isPart: false, now: NOW });
  expect(afterReading(first, ['2', '1'], { isPart: false, now: NOW + HOUR })).toBe(first);
  expect(afterReading(first, ['2'], { isPart: true, now: NOW + HOUR })).toBe(first);
});

it('takes nothing else from the settings than times', () => {
  expect(readFirstSeen({ 1: 5, 2: 'x', 3: null })).toEqual({ 1: 5 });
  expect(readFirstSeen(null)).toEqual({});
  expect(readFirstSeen('x')).toEqual({});
});
