/** For tests: a transfer to a person of the network. */
import { transferRequest } from '#contract/orders/transfers.ts';

export const TRANSFER = transferRequest.parse({
  type: 'p2p',
  poster_currency: 'USD',
  poster_payment_method_type: 'us_bank',
  matcher_currency: 'NGN',
  matcher_country: 'NG',
  poster_amount: '199.50',
  matcher_amount: '99999.38',
  exchange_rate: '501.25',
  memo: 'rent',
  is_partial_match_allowed: false,
  recipient: null,
  poster_recipient_username: 'ada@example.com',
});
