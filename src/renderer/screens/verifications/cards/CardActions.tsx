/** What a card offers: its menu, and one dialog at a time. */
import type { CardVerification } from '#contract/people/verifications.ts';
import { CARD, CARD_ACTS, type CardActName } from '#domain/acts/areas/cards.ts';
import { isCardWaiting } from '#domain/verifications/cards.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { declareOffers } from '#renderer/ui/actions/offer.ts';
import { type RowDialogProps, rowDialog } from '#renderer/ui/actions/rowDialog.tsx';
import { ImageDialog } from '#renderer/ui/images/ImageDialog.tsx';
import { useReviewed } from '#renderer/ui/review/place.ts';
import { CardDecisionDialog } from './CardDecisionDialog.tsx';
import { cardPictures } from './CardImage.tsx';

/** What was chosen for a card; unfinished work, which outlives leaving the screen. */
interface Chosen {
  readonly card: CardVerification;
  readonly chosen: CardActName | 'image';
}

function ChosenDialog({ shown: { card, chosen }, onClose }: RowDialogProps<Chosen>) {
  if (chosen !== 'image') {
    return <CardDecisionDialog card={card} decision={chosen} onClose={onClose} />;
  }
  const [picture] = cardPictures(card);
  return picture ? <ImageDialog {...picture} onClose={onClose} /> : null;
}

const { Provider, useOpen } = rowDialog<Chosen>(
  'card-verifications.dialog',
  ChosenDialog,
  useDraft,
);
export const CardDialogs = Provider;

/** Accept and Cancel stay in the menu where they are not possible (2C15, 2C16, 2C17). */
export const CARD_OFFERS = declareOffers<CardVerification, CardActName>({
  kind: CARD,
  acts: [
    { act: CARD_ACTS['card.accept'], isAlwaysShown: true },
    { act: CARD_ACTS['card.cancel'], isAlwaysShown: true },
  ],
  useAsk() {
    const open = useOpen();
    return (chosen, card) => open({ card, chosen });
  },
  useOthers() {
    const open = useOpen();
    const [, setReviewed] = useReviewed();
    return (card) => ({
      before: [
        { label: 'Review', disabled: !isCardWaiting(card), run: () => setReviewed(card.id) },
      ],
      after: [
        [
          {
            label: 'View image',
            disabled: card.image_url === null,
            run: () => open({ card, chosen: 'image' }),
          },
        ],
      ],
    });
  },
});
