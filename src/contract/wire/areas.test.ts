import { describe, expect, it } from 'vitest';
import { areaOf, serviceOf } from './areas.ts';
import { endpoints } from './endpoints.ts';
import { isRealtimeEvent, userEvents } from './realtime.ts';

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

describe('the events the console listens to', () => {
  it.each(['userSaved', 'orderSaved', ...userEvents('7'), ...userEvents('0b1c-22fe')])(
    'know %s',
    (name) => expect(isRealtimeEvent(name)).toBe(true),
  );

  it.each([
    'userSaved-',
    'user-7-other',
    'user--orderSaved',
    'user-7-orderSaved-8',
    'userSaved-a/b',
    '__proto__',
    7,
    null,
  ])('know no %j', (name) => expect(isRealtimeEvent(name)).toBe(false));
});
