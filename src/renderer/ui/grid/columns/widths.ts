import { longDateTime } from '#renderer/client/kept/dates.ts';
import type { Density } from '../heights.ts';

/** Pixels before a person resizes a column; a function where they follow a setting or the height of the rows. */
export type ColumnWidth = number | ((density: Density) => number);

/** The pixels of a column as the settings are now. */
export const pixelsOf = (width: ColumnWidth, density: Density = 'comfortable'): number =>
  typeof width === 'function' ? width(density) : width;

/** Pixels of a sign in the console's face, in which all digits are as wide. */
function pixelsOfSign(sign: string): number {
  if (/[\d-]/u.test(sign)) return 8.5;
  if (/\p{Lu}/u.test(sign)) return 10.1;
  if (/\p{L}/u.test(sign)) return 7.5;
  return sign === '/' ? 4.7 : 3.5;
}

/** Pixels of both sides of a cell and its border. */
const SIDES = 16;

/** Pixels of a cell with that text on one line. */
const pixelsOfText = (text: string): number =>
  Math.ceil([...text].reduce((sum, sign) => sum + pixelsOfSign(sign), SIDES));

/** Pixels of an instant, as long as the person has it written. */
const instantPixels = (): number => pixelsOfText(longDateTime());

/**
 * Pixels of columns by what they hold, with the space at both sides of a cell: measured once for the
 * longest usual value of each kind in the console's face. A header wraps: only one whose longest word is
 * longer counts.
 */
export const WIDTH = {
  /** Six digits with the chevron and the eye of what is hidden. */
  id: 94,
  /** One short word: a type, Yes or No. */
  word: 56,
  /** Yes or No under 'Confirmed'. */
  confirmed: 86,
  /** A few short words, or one longer one. */
  words: 72,
  /** The beginning of a reference that a payment provider gives; all of it is 'pi_3TJBSMJ1178244066'. */
  reference: 76,
  wholeReference: 188,
  /** Up to tens of millions and a currency code. */
  money: 140,
  /** Tens of millions of NGN, where a table has more columns than a window. */
  moneyOfMany: 132,
  /** Up to tens of thousands and a currency code: a fee in the matcher's currency, or for collection. */
  largeFee: 110,
  /** Up to thousands and a currency code. */
  fee: 97,
  /** Four digits and two decimals. */
  rate: 78,
  /** A date and a time on one line: 183 for a short one in en-US. */
  instant: instantPixels,
  /** The same under 'Completed/Cancelled', which does not wrap. */
  completedOrCancelled: () => Math.max(160, instantPixels()),
  /** A calendar day as documents print it. */
  day: pixelsOfText('1988-11-20'),
  /** 'Dispute resolution needed' as a chip: on two lines where a row has the height for it. */
  orderStatus: (density: Density) => (density === 'compact' ? 200 : 152),
  /** 'Completed' as a chip. */
  status: 110,
  /** The button with three dots. */
  actions: 62,
} as const;
