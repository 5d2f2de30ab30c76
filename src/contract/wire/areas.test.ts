import { describe, expect, it } from 'vitest';
import { areaOf, serviceOf } from './areas.ts';
import { endpoints } from './endpoints.ts';

describe('the area of a call', () => {
  it.each([
    ['orders.list', 'orders'],
    ['matches.cancel', 'orders'],
    ['userStatistic.read', 'activity'],
  ] as const)('of %s is %s', (name, area) => {
    expect(areaOf(name)).toBe(area);
  });
});

describe('a call of another service', () => {
  it('is authorized by its credential or not at all, unlike any other call', () => {
    const without = Object.entries(endpoints)
      .filter(([, { auth }]) => auth !== 'session')
      .map(([name]) => serviceOf(name));
    expect(new Set(without)).toEqual(new Set(['offers', 'recipients']));
    expect(serviceOf('orders.list')).toBeUndefined();
    expect(serviceOf('constructor.list')).toBeUndefined();
  });
});
