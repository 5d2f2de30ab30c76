/** How people who work one queue share it without a server: by an agreement of who has which number. */

/** The most people who share a queue. */
export const MOST_SHARES = 9;

/** 'We are `of`, I am number `mine`': both from 1. */
export type Share = { of: number; mine: number };

/** Those of Park and Miller. */
const MULTIPLIER = 48_271;
const MODULUS = 2_147_483_647;

/** A number of a text that is the same on every computer, and spreads also those that count on. */
const hashOf = (text: string): number =>
  [...text].reduce(
    (hash, letter) => ((hash + (letter.codePointAt(0) ?? 0)) * MULTIPLIER) % MODULUS,
    0,
  );

/** The number of the person, from 1 to `of`, whose item that id is. */
export const ownerOf = (id: string, of: number): number => (hashOf(id) % of) + 1;

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** '2nd'; up to {@link MOST_SHARES}. */
export const ordinal = (number: number): string => `${number}${ENDINGS[number] ?? 'th'}`;

/** Those of these items that are one's own first, then the others', each in the order they have. */
export const ownFirst = <T>(
  items: readonly T[],
  share: Share | null,
  idOf: (item: T) => string,
): readonly T[] =>
  share === null
    ? items
    : items.toSorted((a, b) => Number(isOther(share, idOf(a))) - Number(isOther(share, idOf(b))));

/** Whether an item is another person's by the agreement. */
export const isOther = ({ of, mine }: Share, id: string): boolean => ownerOf(id, of) !== mine;
