/** What the inspector shows of a card. */
import type { CardVerification } from '#contract/people/verifications.ts';
import { type Inspector, lazyContent } from '#renderer/ui/inspector/inspector.ts';
import { reviewPath } from '#renderer/ui/review/place.ts';

export const CARD_INSPECTOR: Inspector<CardVerification> = {
  title: (id) => `Card ${id}`,
  Content: lazyContent(async () => (await import('./CardInspector.tsx')).CardInspector),
  path: reviewPath,
};
