/** Acts on cards (2C). */
import { cardVerification } from '#contract/people/verifications.ts';
import type { CARD_ACTS } from '#domain/acts/areas/cards.ts';
import { ADMIN, type CasesOf, type Reach, STAFF, sent } from './case.ts';
import { decided, readingsOf } from './readings.ts';
import { becomes, listed } from './rules.ts';
import { a } from './things.ts';

const card = readingsOf(cardVerification, { id: 1 });

const CARD = {
  id: 19,
  user: { id: 8, full_name: 'Ada Obi' },
  number: '5061',
  status: 'charge_verified',
};
const inList = (opens: string): Reach => ({
  place: '/card-verifications',
  answers: {
    'cardVerifications.list': listed(CARD),
    'notifications.list': { models: [], pagination: { rowCount: 0 } },
  },
  row: '19',
  opens,
});

export const CARD_CASES: CasesOf<typeof CARD_ACTS> = {
  'card.accept': {
    texts: ['Accept', 'Approved – Card successfully verified', 'Unable to accept card'],
    roles: ADMIN,
    offered: [a.card()],
    notOffered: [
      [a.card({ status: 'pending' }), 'the status is Pending'],
      [a.card({ status: 'approved' }), 'the status is Approved'],
    ],
    reach: inList('Accept'),
    call: sent(a.card(), 'POST admin/card-verification/approve/19'),
    readings: decided(card, 'charge_verified', 'approved', 'Approved'),
    network: becomes('cardVerifications.list', 'approved'),
  },
  'card.cancel': {
    texts: ['Cancel', 'Declined – Card successfully declined', 'Unable to decline card'],
    roles: STAFF,
    offered: [a.card(), a.card({ status: 'approved' })],
    notOffered: [[a.card({ status: 'declined' }), 'the status is Declined']],
    reach: inList('decline this card?'),
    call: sent(a.card(), 'POST admin/card-verification/decline/19'),
    readings: decided(card, 'charge_verified', 'declined', 'Declined'),
    network: becomes('cardVerifications.list', 'declined'),
  },
};
