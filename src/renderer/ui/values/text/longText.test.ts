import { describe, expect, it } from 'vitest';
import { beginning, breakable } from './longText.ts';

const LONG = 'W'.repeat(100_000);

describe('a text that is too long', () => {
  it('may be broken within every word of more than 60 characters, and stays the same text', () => {
    const text = `A memo\u00A0of ${LONG}, and more of it`;
    const parts = breakable(text);
    expect(parts.join('')).toBe(text);
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(60);
  });

  it('is not broken within a character, nor where its words are short', () => {
    const family = '👨‍👩‍👧‍👦'.repeat(100);
    expect(breakable(family).every((part) => part.startsWith('👨') && part.endsWith('👦'))).toBe(
      true,
    );
    const prose = 'A memo of short words. '.repeat(500);
    expect(breakable(prose)).toEqual([prose]);
    expect(breakable('')).toEqual(['']);
  });

  it('is broken before the @ of a mail address', () => {
    expect(breakable('ada@example.com')).toEqual(['ada', '@example.com']);
    expect(breakable('Ada @ home')).toEqual(['Ada @ home']);
  });

  it('begins with as many characters as fit, none of them half', () => {
    expect(beginning(LONG)).toBe('W'.repeat(500));
    expect(beginning('ab🎓', 3)).toBe('ab');
    expect(beginning('short')).toBe('short');
  });
});
