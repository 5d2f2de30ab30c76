import { describe, expect, it } from 'vitest';
import { percentile, summarize } from './statistics.ts';

const to = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('a percentile', () => {
  it('is a sample where one lies there', () => {
    expect(percentile([10, 20, 30], 0.5)).toBe(20);
    expect(percentile([10, 20, 30], 0)).toBe(10);
    expect(percentile([10, 20, 30], 1)).toBe(30);
  });

  it('lies between two samples in proportion', () => {
    expect(percentile([10, 20], 0.5)).toBe(15);
    expect(percentile([0, 100], 0.95)).toBeCloseTo(95);
    expect(percentile(to(101), 0.95)).toBe(96);
  });

  it('cannot be taken of nothing', () => {
    expect(() => percentile([], 0.5)).toThrow(RangeError);
  });
});

describe('a summary', () => {
  it('does not depend on the order, and compares as numbers', () => {
    expect(summarize([100, 9, 20])).toEqual({
      samples: 3,
      min: 9,
      median: 20,
      p95: null,
      max: 100,
    });
  });

  it('has a 95th percentile only when there are enough samples for one', () => {
    expect(summarize(to(19)).p95).toBeNull();
    expect(summarize(to(21)).p95).toBe(20);
  });

  it('leaves its input as it was', () => {
    const values = [3, 1, 2];
    summarize(values);
    expect(values).toEqual([3, 1, 2]);
  });
});
