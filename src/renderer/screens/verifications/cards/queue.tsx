/** The review queue of cards whose charge is verified. */
import type { CardVerification } from '#contract/people/verifications.ts';
import { CARD, CARD_ACTS, type CardActName } from '#domain/acts/areas/cards.ts';
import { findRow } from '#domain/lists/paging.ts';
import { cardDecision } from '#domain/verifications/cards.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import { prefetchImages } from '#renderer/client/calls/images.ts';
import type { Decision, ReviewQueue } from '#renderer/ui/review/queue.ts';
import { CardDecisionDialog } from './CardDecisionDialog.tsx';
import { CardReview } from './CardReview.tsx';
import { PENDING_CARDS } from './pending.ts';

const decision = (name: CardActName): Decision<CardVerification> => ({
  act: CARD_ACTS[name],
  ...(name === 'card.accept' && { isPrimary: true as const }),
  dialog: ({ item, ...dialog }) => <CardDecisionDialog card={item} decision={name} {...dialog} />,
});

export const CARD_QUEUE: ReviewQueue<CardVerification> = {
  ...PENDING_CARDS,
  kind: CARD,
  find: (id) => findRow(id, (paging) => callEndpoint('cardVerifications.list', paging)),
  decision: cardDecision,
  render: (item, loaded) => <CardReview card={item} loaded={loaded} />,
  decisions: [decision('card.accept'), decision('card.cancel')],
  prefetch: ({ image_url: url }) => void prefetchImages(url === null ? [] : [url]),
};
