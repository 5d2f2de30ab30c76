/** Payment cards that could be, and never are: no number passes the check of its last digit. */
import type { Random } from '../random.ts';

/** How the cards of a kind are numbered: one of the beginnings, then digits up to the length. */
interface CardKind {
  readonly prefixes: readonly string[];
  readonly length: number;
}

/** One kind for each pattern the console tells apart (2C08), by how often it comes. */
const KINDS: readonly (readonly [kind: CardKind, weight: number])[] = [
  [{ prefixes: ['506099', '506123', '506150', '506198'], length: 16 }, 20],
  [{ prefixes: ['506105', '506177'], length: 19 }, 4],
  [{ prefixes: ['4026', '417500', '4508', '4844', '4913', '4917'], length: 16 }, 4],
  [{ prefixes: ['5018', '5020', '5038', '6304', '6759', '6761'], length: 16 }, 6],
  [{ prefixes: ['5019'], length: 16 }, 3],
  [{ prefixes: ['636'], length: 16 }, 3],
  [{ prefixes: ['62'], length: 16 }, 6],
  [{ prefixes: ['4024', '4539', '4716', '4929'], length: 16 }, 24],
  [{ prefixes: ['51', '52', '53', '54', '55', '2221', '2720'], length: 16 }, 22],
  [{ prefixes: ['34', '37'], length: 15 }, 6],
  [{ prefixes: ['300', '305', '36', '38'], length: 14 }, 3],
  [{ prefixes: ['6011', '65'], length: 16 }, 4],
  [{ prefixes: ['3528', '3589'], length: 16 }, 3],
];

/** The digit that would make `digits` a valid number (ISO/IEC 7812, Luhn). */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** A card number of some kind that no card in the world has. */
export function cardNumber(random: Random): string {
  const { prefixes, length } = random.weighted(KINDS);
  const prefix = random.pick(prefixes);
  const digits = `${prefix}${random.digits(length - prefix.length - 1)}`;
  return `${digits}${(checkDigit(digits) + random.whole(1, 9)) % 10}`;
}
