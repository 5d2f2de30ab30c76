import { expect, it } from 'vitest';
import { byDay, foundIn, isLong } from './conversation.ts';
import { CASES, type Message, messagesOf } from './samples.ts';

const message = (createdAt: string, content = '<p>Words</p>'): Message => ({
  author: 'A',
  createdAt,
  content,
  authorImg: null,
});

it('groups messages by date, with today under its name', { tags: ['3S12'] }, () => {
  const now = new Date('2026-11-20T12:00:00');
  const days = byDay(
    [
      message('2026-11-18T10:00:00'),
      message('2026-11-20T08:00:00'),
      message('2026-11-20T09:00:00'),
    ],
    now,
  );
  expect(days.map(({ label, messages }) => [label === 'Today', messages.length])).toEqual([
    [false, 1],
    [true, 2],
  ]);
});

it('finds messages by words of their text, not by their tags', () => {
  const all = [message('2026-11-18', '<p>Fees</p>'), message('2026-11-18', '<p>Rates</p>')];
  expect(foundIn(all, 'fee')).toEqual([all[0]]);
  expect(foundIn(all, '<p>')).toEqual([]);
  expect(foundIn(all, ' ')).toEqual(all);
});

it('a snippet is long from 11 lines on', { tags: ['3S13'] }, () => {
  expect(isLong('x\n'.repeat(9))).toBe(false);
  expect(isLong('x\n'.repeat(10))).toBe(true);
});

it('sample cases and messages have every field', { tags: ['3S05', '3S14'] }, () => {
  for (const each of CASES) {
    expect(Object.keys(each).toSorted()).toEqual(
      ['authorImg', 'content', 'createdAt', 'id', 'readed', 'status', 'title'].toSorted(),
    );
    expect(messagesOf(each).length).toBeGreaterThan(1);
  }
  expect(new Set(CASES.map(({ status }) => status))).toEqual(new Set(['opened', 'closed']));
});
