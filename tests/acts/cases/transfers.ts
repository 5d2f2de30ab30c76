/** Posting a transfer (3C). */
import type { Finding } from '#domain/acts/act.ts';
import type { TRANSFER_ACTS } from '#domain/acts/areas/transfers.ts';
import { NO_EQUALS } from '#domain/acts/equals.ts';
import { TRANSFER } from '#domain/transfer/testing.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { type CasesOf, type Fields, type Reading, STAFF, sent } from './case.ts';
import { shows } from './readings.ts';
import { adding } from './rules.ts';

/** The order that posting it makes, as the network tells of it. */
const POSTED: Fields = {
  ...TRANSFER,
  status: 'unpublished',
  posted_at: '2026-11-22T14:02:13.000Z',
  user: { id: '1' },
  postersBeneficiary: { id: '4', email: 'ada@example.com' },
};

type Posted = NonNullable<Parameters<(typeof TRANSFER_ACTS)['transfer.post']['proof']>[2]>;

const reading = (what: string, before: Posted, now: Posted | null, says: Finding): Reading => ({
  what,
  choice: TRANSFER,
  before,
  now,
  says,
});
const NONE: Posted = { ids: [] };
const with8 = (more: Partial<Posted>): Posted => ({ ids: ['8'], own: [], possible: [], ...more });

/** What the form asks for. */
const FORM: Answers = {
  'senders.read': { data: { id: 7 } },
  'senders.beneficiaries': { data: [] },
  'offers.exchangeRate': { data: { buy: 420, sell: 460 } },
  'rateLimits.read': { data: { min: 0, max: 0 } },
};

export const TRANSFER_CASES: CasesOf<typeof TRANSFER_ACTS> = {
  'transfer.post': {
    texts: ['Create Order', 'Transfer Request Created!', 'Unable to create the transfer request'],
    roles: STAFF,
    offered: [NO_EQUALS, { ids: ['8'] }],
    notOffered: [],
    reach: { place: '/', typed: 'create order', answers: FORM, opens: 'Continue' },
    call: sent(NO_EQUALS, 'POST admin/orders', { choice: TRANSFER, body: TRANSFER }),
    readings: [
      reading(
        'an order with all of it',
        NONE,
        with8({ own: ['8'] }),
        shows('Order 8 has the amounts, rate and recipient that were sent'),
      ),
      reading('an order that may have it', NONE, with8({ possible: ['8'] }), 'cannot-tell'),
      reading('only another one', NONE, with8({}), 'not-yet'),
      reading('none was read before', { ids: null }, with8({ own: ['8'] }), 'cannot-tell'),
      reading('none is read now', NONE, { ids: null }, 'cannot-tell'),
      reading('none was compared', NONE, { ids: ['8'] }, 'cannot-tell'),
      reading('nothing', NONE, null, 'cannot-tell'),
    ],
    network: {
      ...adding('orders.list', POSTED, TRANSFER),
      rival: { postersBeneficiary: { id: '5', email: 'obi@example.com' } },
    },
  },
};
