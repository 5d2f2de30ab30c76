import { expect, it } from 'vitest';
import { chosenEmoji, type Emoji } from './emoji.ts';

const ALL: readonly Emoji[] = [
  { unicode: '😀', label: 'grinning face', group: 0, tags: ['smile'] },
  { unicode: '🎓', label: 'graduation cap', group: 7, tags: ['school', 'hat'] },
  { unicode: '🏫', label: 'school', group: 5, tags: ['building'] },
];
const found = (group: number, typed: string) =>
  chosenEmoji(ALL, group, typed).map(({ unicode }) => unicode);

it('shows a group, or what is found by name and words in all groups', () => {
  expect(found(0, '')).toEqual(['😀']);
  expect(found(0, 'Schoo')).toEqual(['🎓', '🏫']);
  expect(found(7, 'graduation c')).toEqual(['🎓']);
  expect(found(7, 'zebra')).toEqual([]);
});
