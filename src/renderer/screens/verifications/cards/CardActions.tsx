/** What can be done with a card: its menu, and one dialog at a time. */
import type { CardVerification } from '#contract/people/verifications.ts';
import { keyOf, whyNot } from '#domain/acts/act.ts';
import { CARD, CARD_ACTS, type CardActName } from '#domain/acts/areas/cards.ts';
import { personName } from '#domain/text/person-names.ts';
import { isCardWaiting } from '#domain/verifications/cards.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { type MenuRow, RowMenuButton } from '#renderer/ui/actions/RowMenus.tsx';
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

const DECISIONS = Object.keys(CARD_ACTS) as readonly CardActName[];

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
        ...DECISIONS.map((chosen) => ({
          label: CARD_ACTS[chosen].label,
          disabledReason: whyNot(CARD_ACTS[chosen], card, role),
          run: () => choose({ card, chosen }),
        })),
        {
          label: 'View image',
          disabled: card.image_url === null,
          run: () => choose({ card, chosen: 'image' }),
        },
      ]}
    />
  );
}
