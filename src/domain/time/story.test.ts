import { describe, expect, it } from 'vitest';
import { agoText, inTime, type Moment } from './story.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const moment = (key: string, at: string | null): Moment => ({
  key,
  at,
  title: key,
  tone: 'neutral',
});

describe('how long ago something was', () => {
  it.each([
    ['2026-11-22T11:59:30Z', 'just now'],
    ['2026-11-22T11:00:00Z', '1 hour ago'],
    ['2026-11-19T11:00:00Z', '3 days ago'],
    ['2026-11-22T12:00:30Z', 'just now'],
    ['2026-11-22T12:05:00Z', null],
  ])('%s: %s', (at, text) => expect(agoText(at, NOW)).toBe(text));
});

it('moments are put in time; those of one instant keep their order, those without one are left out', () => {
  const all = [
    moment('b', '2026-11-20T10:00:00Z'),
    moment('none', null),
    moment('c', '2026-11-20T10:00:00.000Z'),
    moment('a', '2026-11-19T10:00:00+02:00'),
  ];
  expect(inTime(all).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
});
