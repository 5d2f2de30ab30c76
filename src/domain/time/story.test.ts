import { describe, expect, it } from 'vitest';
import { agoText, buildStory, inTime, type Moment, somebody } from './story.ts';

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
    ['2026-11-22T11:59:00Z', '1 minute ago'],
    ['2026-11-22T11:00:00Z', '1 hour ago'],
    ['2026-11-19T11:00:00Z', '3 days ago'],
    ['2026-11-22T12:00:30Z', 'just now'],
    ['2026-11-22T12:01:00Z', 'just now'],
    ['2026-11-22T12:01:01Z', null],
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

it('a person in a moment has a name, or is none', () => {
  expect(somebody('Matcher', { id: '7', full_name: 'Ada Obi' })).toEqual({
    as: 'Matcher',
    name: 'Ada Obi',
    userId: '7',
  });
  expect(somebody('Matcher', { id: '7', full_name: ' ' })).toBeNull();
  expect(somebody('Matcher', null)).toBeNull();
});

it('a story has each wait that was longer than usual before its end, and the current one last', () => {
  const [first, second] = ['2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z'] as const;
  const usual = 24 * 60 * 60 * 1000;
  const waits = [
    { wait: { what: 'a match', usual: usual - 1 }, from: first, to: second },
    { wait: { what: 'as long as usual', usual }, from: first, to: second },
    { wait: { what: 'a check', usual: 0 }, from: '2026-11-21T08:00:00Z', to: second },
    { wait: { what: 'a payment', usual }, from: first, to: null },
    { wait: { what: 'a payout', usual }, from: second, to: null },
  ];
  const moments = [moment('second', second), moment('none', null), moment('first', first)];
  const { dated, undated } = buildStory(moments, waits, NOW);
  const shown = dated.map((each) => (each.kind === 'wait' ? each.wait.text : each.moment.title));
  expect(shown).toEqual([
    'first',
    '1 day waiting for a match',
    '2 hours waiting for a check',
    'second',
    'Waiting for a payment for 2 days',
    'Waiting for a payout for 1 day',
  ]);
  const keys = dated.map((each) => (each.kind === 'wait' ? each.wait.key : each.moment.key));
  expect(new Set(keys).size).toBe(keys.length);
  expect(undated.map(({ key }) => key)).toEqual(['none']);
});
