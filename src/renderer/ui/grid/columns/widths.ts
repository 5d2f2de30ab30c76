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
  /** A reference that a payment provider gives. */
  reference: 82,
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
  /** A date and a time on one line. */
  instant: 142,
  /** The same under 'Completed/Cancelled', which does not wrap. */
  completedOrCancelled: 160,
  /** A calendar day as documents print it. */
  day: 98,
  /** 'Payment processing' as a chip; the rest of a longer status is in its tooltip. */
  orderStatus: 136,
  /** 'Completed' as a chip. */
  status: 110,
  /** The button with three dots. */
  actions: 62,
} as const;
