import { describe, expect, it } from 'vitest';
import { nextZoom } from './zoom.ts';

describe('the zoom', () => {
  it('goes step by step, there and back', () => {
    expect(nextZoom(1, 'in')).toBe(1.1);
    expect(nextZoom(1.1, 'in')).toBe(1.25);
    expect(nextZoom(1.25, 'out')).toBe(1.1);
    expect(nextZoom(1, 'out')).toBe(0.9);
    expect(nextZoom(2.5, 'reset')).toBe(1);
  });

  it('ends at 50 % and 300 %', () => {
    expect(nextZoom(3, 'in')).toBe(3);
    expect(nextZoom(0.5, 'out')).toBe(0.5);
  });

  it('takes the next step from a factor between two', () => {
    expect(nextZoom(1.2, 'in')).toBe(1.25);
    expect(nextZoom(1.2, 'out')).toBe(1.1);
    expect(nextZoom(1.1000001, 'in')).toBe(1.25);
  });
});
