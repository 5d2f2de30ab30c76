import { describe, expect, it } from 'vitest';
import { decode, encode } from './clone.ts';

const roundTrip = (value: unknown) => decode(encode(value));

describe('what crosses between processes', () => {
  it('arrives unchanged, for every kind of value', () => {
    const value = {
      texts: ['', 'ß ✓', '\u2028'],
      numbers: [0, -0, 1.5, Number.NaN, Number.NEGATIVE_INFINITY],
      others: [undefined, null, true, 12n, new Date(0)],
      bytes: Uint8Array.of(0, 200, 255),
      map: new Map<unknown, unknown>([[{ key: 1 }, new Set([1, 'b'])]]),
    };
    expect(roundTrip(value)).toEqual(value);
    expect(Object.is((roundTrip([-0]) as number[])[0], -0)).toBe(true);
  });

  it('keeps circles and shared parts, and an own property named __proto__', () => {
    const shared = { a: 1 };
    const circle: Record<string, unknown> = { one: shared, two: shared };
    circle['self'] = circle;
    const arrived = roundTrip(circle) as typeof circle;
    expect(arrived['self']).toBe(arrived);
    expect(arrived['one']).toBe(arrived['two']);

    const odd = roundTrip(JSON.parse('{"__proto__": {"admin": true}}')) as Record<string, unknown>;
    expect(Object.getPrototypeOf(odd)).toBe(Object.prototype);
    expect(Object.keys(odd)).toEqual(['__proto__']);
  });

  it('is refused when it cannot be cloned', () => {
    for (const value of [
      () => 1,
      Symbol('a'),
      Promise.resolve(),
      new WeakMap(),
      [{ a: () => 1 }],
    ]) {
      expect(() => encode(value)).toThrow('An object could not be cloned.');
    }
  });

  it('is an error by its name and message', () => {
    const arrived = roundTrip(new TypeError('wrong')) as Error;
    expect(arrived).toBeInstanceOf(Error);
    expect([arrived.name, arrived.message]).toEqual(['TypeError', 'wrong']);
  });

  it('is a promise that crosses once: waiting for it gives nothing that has to cross in turn', async () => {
    const given: ((...args: unknown[]) => unknown)[] = [];
    const text = encode(Promise.resolve('done'), (way) => given.push(way) - 1);
    const results: unknown[] = [];
    const take =
      (number: number) =>
      (...args: unknown[]) =>
        results.push(given[number]?.(...args));
    expect(await decode(text, take)).toBe('done');
    expect(results).toEqual([undefined]);
  });
});
