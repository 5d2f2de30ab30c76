/** Acts on cards (2C). */
import { cardVerification } from '#contract/people/verifications.ts';
import type { CARD_ACTS } from '#domain/acts/areas/cards.ts';
import { becomes, type CasesOf, decided, readingsOf, sent } from './case.ts';
import { a } from './things.ts';

const card = readingsOf(cardVerification, { id: 1 });

export const CARD_CASES: CasesOf<typeof CARD_ACTS> = {
  'card.accept': {
    offered: [[a.card()], [a.card({ status: 'pending' }), a.card({ status: 'approved' })]],
    call: sent(a.card(), 'POST admin/card-verification/approve/19'),
    readings: decided(card, 'charge_verified', 'approved', 'Approved'),
    network: becomes('cardVerifications.list', 'approved'),
  },
  'card.cancel': {
    offered: [[a.card(), a.card({ status: 'approved' })], [a.card({ status: 'declined' })]],
    call: sent(a.card(), 'POST admin/card-verification/decline/19'),
    readings: decided(card, 'charge_verified', 'declined', 'Declined'),
    network: becomes('cardVerifications.list', 'declined'),
  },
};
