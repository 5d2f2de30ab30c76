import type { CardVerification } from '#contract/people/verifications.ts';
import { CARD_ACTS, type CardActName } from '#domain/acts/areas/cards.ts';
import { whoIs } from '#domain/text/person-names.ts';
import {
  cardHasExpired,
  cardStatusLabel,
  EXPIRED,
  expiryText,
  groupedNumber,
} from '#domain/verifications/cards.ts';
import { cardDoubts } from '#domain/verifications/doubts.ts';
import { wasImageSeen } from '#renderer/client/calls/images.ts';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Fields } from '#renderer/ui/values/Fields.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import { DecisionDialog } from '../review/DecisionDialog.tsx';

const hidden = (value: string | null) => value && <Private key={value}>{value}</Private>;

/** What a card is, in short. */
export function CardSummary({ card }: { readonly card: CardVerification }) {
  const { user, number, expiry_date: expiry, status } = card;
  return (
    <Fields
      label="Card"
      fields={[
        ['Verified Name', hidden(whoIs(user))],
        ['Card Number', hidden(number && groupedNumber(number))],
        [
          'Expiration Date',
          expiry === null ? null : (
            <span key="expiry">
              {expiryText(expiry)} {cardHasExpired(card, new Date()) && <Chip label={EXPIRED} />}
            </span>
          ),
        ],
        ['Status', status === null ? null : <Chip key="status" label={cardStatusLabel(status)} />],
      ]}
    />
  );
}

interface CardDecisionDialogProps {
  /** The card as the person saw it when they chose. */
  readonly card: CardVerification;
  readonly decision: CardActName;
  /** Called before `onClose` when it was done. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks before a card is accepted or declined. */
export function CardDecisionDialog({ card, decision, onDone, onClose }: CardDecisionDialogProps) {
  // A card may be declined without its image.
  const doubtsAbout = (now: CardVerification) =>
    decision === 'card.accept' ? cardDoubts(now, wasImageSeen(now.image_url), new Date()) : [];
  return (
    <DecisionDialog
      act={CARD_ACTS[decision]}
      seen={card}
      anyway="Accept the card"
      doubtsAbout={doubtsAbout}
      pictureOf={({ image_url: url }) => url}
      picturesOf={({ image_url: url }) => (url === null ? [] : [{ label: 'Image', url }])}
      summary={(now) => <CardSummary card={now} />}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
