import { describe, expect, it } from 'vitest';
import { cutName, fileTitle } from './file-name.ts';

describe('the beginning of a name', () => {
  it.each([
    ['report', 6, 'report'],
    ['report', 5, 'repor'],
    ['转转', 6, '转转'],
    ['转转', 5, '转'],
    ['a😀', 4, 'a'],
    // A letter with its accent, and a family of three, are one character each.
    ['ae\u0301', 2, 'a'],
    ['a👨‍👩‍👧', 11, 'a'],
    ['转', 2, ''],
  ])('%j within %i bytes is %j', (name, bytes, cut) => {
    expect(cutName(name, bytes)).toBe(cut);
  });
});

describe('what a file is called', () => {
  it.each(['', ' ', '\u3000\u00a0', '\u200b\u2060\ufeff', '\u3164', '\u202e', '. .'])(
    'is the name that is given instead where %j has no visible character',
    (name) => {
      expect(fileTitle(name)).toBe('file');
      expect(fileTitle(name, 'evidence')).toBe('evidence');
    },
  );

  it.each([' receipt ', 'x', '转', '-'])('is %j itself', (name) => {
    expect(fileTitle(name)).toBe(name);
  });
});
