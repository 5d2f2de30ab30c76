import { expect, it } from 'vitest';
import { quoteAt } from './quotes.ts';

const START = Date.UTC(2026, 10, 27);
const MINUTE = 60_000;
const middle = (seed: number, from: string, to: string, time: number) => {
  const { buy, sell } = quoteAt(seed, from, to, time);
  return (Number(buy) + Number(sell)) / 2;
};

it('quotes walk with the time, the same way for the same seed', () => {
  const times = Array.from({ length: 60 }, (_, minute) => START + minute * MINUTE);
  const walk = times.map((time) => middle(1, 'NGN', 'USD', time));
  expect(times.map((time) => middle(1, 'NGN', 'USD', time))).toEqual(walk);
  expect(times.map((time) => middle(2, 'NGN', 'USD', time))).not.toEqual(walk);
  const steps = walk.slice(1).map((rate, at) => Math.abs(rate / (walk[at] ?? 1) - 1));
  // Each minute a little, and never a jump.
  expect(Math.min(...steps)).toBeGreaterThan(0);
  expect(Math.max(...steps)).toBeLessThan(0.01);
});

it('quotes of both directions agree, and stay around the rate of the world', () => {
  for (let day = 0; day < 60; day += 1) {
    const time = START + day * 1440 * MINUTE;
    const rate = middle(1, 'NGN', 'USD', time);
    // The inverse of the middle, but for the six decimals of a quote.
    expect(rate * middle(1, 'USD', 'NGN', time)).toBeCloseTo(1, 2);
    expect(Math.abs(rate / (525 / 1.19132) - 1)).toBeLessThan(0.17);
  }
});

it('quotes are none of a currency that nobody trades', () => {
  expect(quoteAt(1, 'NGN', 'XAF', START)).toEqual({ buy: null, sell: null });
});
