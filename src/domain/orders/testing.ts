/** Orders for tests. */

/** The columns of a list of orders that are data, in the order of the specification (1L10). */
export const ORDER_COLUMNS = [
  'Transaction ID',
  'Reference',
  'Payment Type',
  'Type',
  'Poster Amount',
  'Matcher Amount',
  'Matcher Amount in Matcher Currency',
  'Rate',
  'Poster Fee',
  'Matcher Fee',
  'Matcher Fee in Matcher Currency',
  'Collection Fee',
  'Payout Fee',
  'Poster Payout Fee',
  'Stampduty Fee',
  'Posted',
  'Confirmed',
  'Validated At',
  'Completed/Cancelled',
  'Partial Match Allowed',
  'Memo',
  'Status',
  'Refund Status',
] as const;
