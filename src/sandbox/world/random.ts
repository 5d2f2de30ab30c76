/**
 * Repeatable random numbers. Every row draws from a separate stream, named by the seed, its kind
 * and its number, so that a row does not depend on the rows before it.
 */
import { hash } from 'node:crypto';

/** A stream of repeatable choices. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both possible. */
  whole(least: number, most: number): number;
  /** True in `share` of all cases. */
  chance(share: number): boolean;
  /** One entry, all equally likely. @throws when the list is empty */
  pick<T>(list: readonly T[]): T;
  /** One entry by its weight. @throws when the list is empty */
  weighted<T>(list: readonly (readonly [entry: T, weight: number])[]): T;
  /** `length` random digits. */
  digits(length: number): string;
}

/** Moduli and multipliers of L'Ecuyer's combined generator; every product stays exact. */
const FIRST = { modulus: 2_147_483_563, multiplier: 40_014 } as const;
const SECOND = { modulus: 2_147_483_399, multiplier: 40_692 } as const;

/** The stream of the `index`-th `kind` of the world of `seed`. */
export function randomFor(seed: number, kind: string, index: number): Random {
  // A hash, because streams of neighbouring numbers must have nothing to do with each other.
  const start = hash('sha256', `${seed} ${kind} ${index}`, 'buffer');
  let first = (start.readUInt32LE(0) % (FIRST.modulus - 1)) + 1;
  let second = (start.readUInt32LE(4) % (SECOND.modulus - 1)) + 1;
  const next = () => {
    first = (first * FIRST.multiplier) % FIRST.modulus;
    second = (second * SECOND.multiplier) % SECOND.modulus;
    const difference = first - second;
    return (difference < 0 ? difference + FIRST.modulus : difference) / FIRST.modulus;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(list: readonly T[]): T => entry(list, Math.floor(next() * list.length));
  return {
    next,
    whole,
    pick,
    chance: (share) => next() < share,
    weighted: (list) => {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      const found = list.findIndex(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return entry(list, found === -1 ? list.length - 1 : found)[0];
    },
    digits: (length) => {
      let text = '';
      while (text.length < length) text += String(whole(0, 9));
      return text;
    },
  };
}

function entry<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}
