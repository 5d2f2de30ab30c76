/** The cards whose charge is verified, which wait for a decision. */
import type { CardVerification } from '#contract/people/verifications.ts';
import { isCardWaiting } from '#domain/verifications/cards.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import { pendingIn, type RequestSource } from '#renderer/ui/review/pending/waiting.ts';

/** All cards, and which of them wait. */
export const CARD_SOURCE: RequestSource<CardVerification> = {
  area: 'cardVerifications',
  name: 'cards',
  read: (asked, signal) => callEndpoint('cardVerifications.list', asked, signal),
  waits: isCardWaiting,
};

export const PENDING_CARDS = pendingIn('card-verifications', CARD_SOURCE);
