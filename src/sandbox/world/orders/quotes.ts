/** What the offers service quotes a pair at: the rate of the world, which walks with the time where it may. */
import { setTimeout as pause } from 'node:timers/promises';
import Big from 'big.js';
import { randomFor } from '../random.ts';
import { RATES } from './currencies.ts';

/** What one receiving unit is bought and sold for in sending units; null where nothing is quoted. */
export interface SandboxQuote {
  readonly buy: string | null;
  readonly sell: string | null;
}

/** The quote of a pair at this moment. */
export type Quotes = (sending: string, receiving: string) => Promise<SandboxQuote>;

/** How far buying and selling are from the middle, and to how many decimals they are quoted. */
const SPREAD = '0.02';
const DECIMALS = 6;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A walk is made of slow, wide steps and of quick, small ones: milliseconds of one, and its width as a share. */
const STEPS = [
  [36 * HOUR, 0.14],
  [HOUR, 0.02],
  [MINUTE, 0.002],
] as const;

/** Where the walk of a pair is at a time, as a share of its rate. */
function walked(seed: number, pair: string, time: number): number {
  const height = (length: number, index: number) =>
    randomFor(seed, `quote ${pair} ${length}`, index).next() * 2 - 1;
  return STEPS.reduce((sum, [length, width]) => {
    const index = Math.floor(time / length);
    const share = time / length - index;
    const [from, to] = [height(length, index), height(length, index + 1)];
    return sum + width * (from + (to - from) * share);
  }, 0);
}

/** What goes wrong with some pairs for an hour; never with those of naira, which most people work with. */
type Trouble = 'missing' | 'zero' | 'slow' | null;

function troubleOf(seed: number, sending: string, receiving: string, time: number): Trouble {
  if ([sending, receiving].includes('NGN')) return null;
  const random = randomFor(seed, `quote trouble ${sending} ${receiving}`, Math.floor(time / HOUR));
  return random.weighted([
    [null, 88],
    ['missing', 4],
    ['zero', 4],
    ['slow', 4],
  ] as const);
}

const SLOW_MS = 4000;

/** The middle between buying and selling; undefined for an unknown pair. */
function middleOf(sending: string, receiving: string): Big | undefined {
  const [from, to] = [RATES.get(sending), RATES.get(receiving)];
  return from === undefined || to === undefined ? undefined : new Big(from).div(to);
}

/** The quote at a time: both directions of a pair walk together. */
export function quoteAt(
  seed: number,
  sending: string,
  receiving: string,
  time: number,
): SandboxQuote {
  const middle = middleOf(sending, receiving);
  if (!middle) return { buy: null, sell: null };
  const pair = [sending, receiving].toSorted().join(' ');
  const moved = 1 + walked(seed, pair, time);
  return around(sending < receiving ? middle.times(moved) : middle.div(moved));
}

function around(middle: Big): SandboxQuote {
  const half = middle.times(SPREAD);
  return {
    buy: middle.minus(half).toFixed(DECIMALS),
    sell: middle.plus(half).toFixed(DECIMALS),
  };
}

/** Quotes that never move, for tests. */
export const stillQuotes: Quotes = (sending, receiving) => {
  const middle = middleOf(sending, receiving);
  return Promise.resolve(middle ? around(middle) : { buy: null, sell: null });
};

/** Quotes that move with the time of this computer; some are missing, 0 or slow for an hour. */
export const movingQuotes =
  (seed: number): Quotes =>
  async (sending, receiving) => {
    const now = Date.now();
    const trouble = troubleOf(seed, sending, receiving, now);
    if (trouble === 'slow') await pause(SLOW_MS);
    if (trouble === 'missing') return { buy: null, sell: null };
    if (trouble === 'zero') return { buy: '0', sell: '0' };
    return quoteAt(seed, sending, receiving, now);
  };
