/** Posting a transfer (3C). */
import { transferRequest } from '#contract/orders/transfers.ts';
import type { TRANSFER_ACTS } from '#domain/acts/areas/transfers.ts';
import { NO_EQUALS } from '#domain/acts/equals.ts';
import { adding, type CasesOf, newOnes, sent } from './case.ts';

/** A transfer to a person of the network. */
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

export const TRANSFER_CASES: CasesOf<typeof TRANSFER_ACTS> = {
  'transfer.post': {
    offered: [[NO_EQUALS, { ids: ['8'] }], []],
    call: sent(NO_EQUALS, 'POST admin/orders', { choice: TRANSFER, body: TRANSFER }),
    readings: newOnes(TRANSFER, 'Order 8 has the same amounts and currencies'),
    network: adding('orders.list', { ...TRANSFER, status: 'unpublished' }, TRANSFER),
  },
};
