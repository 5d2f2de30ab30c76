import { describe, expect, it } from 'vitest';
import { clamped, LEAST_WIDTH, MOST_WIDTH, widthAfter } from './width.ts';

describe('the width of the inspector', () => {
  it.each([
    [0, LEAST_WIDTH],
    [400.4, 400],
    [5000, MOST_WIDTH],
  ])('%i pixels become %i', (wanted, width) => {
    expect(clamped(wanted)).toBe(width);
  });

  it.each([
    ['ArrowLeft', 400, 416],
    ['ArrowRight', 400, 384],
    ['ArrowLeft', MOST_WIDTH, MOST_WIDTH],
    ['ArrowRight', LEAST_WIDTH, LEAST_WIDTH],
    ['Home', 400, LEAST_WIDTH],
    ['End', 400, MOST_WIDTH],
    ['a', 400, undefined],
  ])('after %s at %i is %s', (key, before, after) => {
    expect(widthAfter(key, before)).toBe(after);
  });
});
