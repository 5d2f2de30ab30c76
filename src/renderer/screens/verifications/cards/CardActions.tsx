/** What can be done with a card: its menu, and one dialog at a time. */
import type { CardVerification } from '#contract/people/verifications.ts';
import { CARD } from '#domain/acts/areas/verifications.ts';
import { keyOf } from '#domain/acts/declare.ts';
import { personName } from '#domain/text/person-names.ts';
import {
  cardDecision,
  isCardWaiting,
  mayAcceptCard,
  mayCancelCard,
} from '#domain/verifications/cards.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { type MenuRow, RowMenuButton } from '#renderer/ui/actions/RowMenus.tsx';
import { type RowDialogProps, rowDialog } from '#renderer/ui/actions/rowDialog.tsx';
import { ImageDialog } from '#renderer/ui/images/ImageDialog.tsx';
import { useReviewed } from '#renderer/ui/review/place.ts';
import { type CardDecision, CardDecisionDialog } from './CardDecisionDialog.tsx';
import { cardPictures } from './CardImage.tsx';

/** What was chosen for a card; unfinished work, which outlives leaving the screen. */
interface Chosen {
  readonly card: CardVerification;
  readonly chosen: CardDecision | 'image';
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

function whyNoAccept(card: CardVerification, role: string): string | undefined {
  if (mayAcceptCard(card, role)) return undefined;
  if (isCardWaiting(card)) return 'Only an admin can accept';
  return cardDecision(card) === null ? 'The charge is not verified yet' : 'Already decided';
}

interface CardActionsButtonProps extends Pick<MenuRow, 'isStop'> {
  readonly card: CardVerification;
}

/** The Actions of a card. */
export function CardActionsButton({ card, ...menu }: CardActionsButtonProps) {
  const choose = useOpen();
  const role = useRole();
  const [, setReviewed] = useReviewed();
  return (
    <RowMenuButton
      {...menu}
      subject={keyOf(CARD, card)}
      label={`Actions of the card of ${personName(card.user) ?? card.id}`}
      actions={[
        { label: 'Review', disabled: !isCardWaiting(card), run: () => setReviewed(card.id) },
        {
          label: 'Accept',
          disabledReason: whyNoAccept(card, role),
          run: () => choose({ card, chosen: 'accept' }),
        },
        {
          label: 'Cancel',
          disabled: !mayCancelCard(card),
          run: () => choose({ card, chosen: 'cancel' }),
        },
        {
          label: 'View image',
          disabled: card.image_url === null,
          run: () => choose({ card, chosen: 'image' }),
        },
      ]}
    />
  );
}
