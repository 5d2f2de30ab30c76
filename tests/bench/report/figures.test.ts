import { describe, expect, it } from 'vitest';
import { type Aim, measured, single } from './figures.ts';

const label = (aim?: Aim) => ({ group: 'group', name: 'name', unit: 'ms' as const, aim });
const many = (value: number) => Array.from({ length: 50 }, () => value);

describe('an aim', () => {
  it('is judged by the number it names', () => {
    const values = [1, 2, 100];
    expect(measured(label({ of: 'median', is: '≤', limit: 2 }), values).met).toBe(true);
    expect(measured(label({ of: 'max', is: '≤', limit: 99 }), values).met).toBe(false);
  });

  it('that says "below" is missed by a figure that just reaches it', () => {
    expect(measured(label({ of: 'p95', is: '<', limit: 50 }), many(50)).met).toBe(false);
    expect(measured(label({ of: 'p95', is: '<', limit: 50 }), many(49.9)).met).toBe(true);
  });

  it('that is an exact number is missed on both sides', () => {
    const met = (value: number) => single(label({ of: 'max', is: '=', limit: 1 }), value).met;
    expect([met(0), met(1), met(2)]).toEqual([false, true, false]);
  });

  it('on the 95th percentile is judged by the largest of few samples', () => {
    expect(measured(label({ of: 'p95', is: '<', limit: 50 }), [10, 20, 60]).met).toBe(false);
  });

  it('may be left out', () => {
    expect(measured(label(), [1, 2])).toMatchObject({ aim: null, met: null, median: 1.5 });
  });
});
