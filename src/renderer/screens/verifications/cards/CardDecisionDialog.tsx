import { useState } from 'react';
import type { CardVerification } from '#contract/people/verifications.ts';
import { CARD, VERIFICATION_ACTS } from '#domain/acts/areas/verifications.ts';
import { keyOf } from '#domain/acts/declare.ts';
import { isSamePicture } from '#domain/changes/changes.ts';
import { personName, whoIs } from '#domain/text/person-names.ts';
import { resultOf } from '#domain/time/format.ts';
import {
  acceptQuestion,
  cardHasExpired,
  cardStatusLabel,
  EXPIRED,
  expiryText,
  groupedNumber,
} from '#domain/verifications/cards.ts';
import { cardDoubts, questionOfDoubts } from '#domain/verifications/doubts.ts';
import { wasImageSeen } from '#renderer/client/calls/images.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Fields } from '#renderer/ui/values/Fields.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import { markDecided } from '../appended.ts';
import { ReplacedPictures } from '../ReplacedPictures.tsx';
import { ConfirmTwice } from '../review/ConfirmTwice.tsx';

/** What is decided about a card. */
export type CardDecision = 'accept' | 'cancel';

/** The words of each decision (2C), and its alert. */
export const CARD_DECISIONS = {
  accept: {
    label: 'Accept',
    question: (card: CardVerification) => acceptQuestion(card, new Date()),
    alert: 'Unable to accept card',
    done: (number: string) => `Approved – Card ${number} successfully verified`,
  },
  cancel: {
    label: 'Cancel',
    question: () => 'Are you sure you want to decline this card?',
    alert: 'Unable to decline card',
    done: (number: string) => `Declined – Card ${number} successfully declined`,
  },
} as const;

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

const pictureOf = ({ image_url: url }: CardVerification) =>
  url === null ? [] : [{ label: 'Image', url }];

interface CardDecisionDialogProps {
  /** The card as the person saw it when they chose. */
  readonly card: CardVerification;
  readonly decision: CardDecision;
  /** Called before `onClose` when it was done. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** 'Are you sure…' for a card, with what it is; asked again by name when something speaks against it. */
export function CardDecisionDialog({ card, decision, onDone, onClose }: CardDecisionDialogProps) {
  // A list that reloads behind the dialog must not change the question.
  const [asked] = useState(card);
  const { label, question, alert, done } = CARD_DECISIONS[decision];
  // A card may be declined without its image.
  const doubtsAbout = (now: CardVerification) =>
    decision === 'accept' ? cardDoubts(now, wasImageSeen(now.image_url), new Date()) : [];
  const [hasDoubts] = useState(() => doubtsAbout(asked).length > 0);
  const again = (now: CardVerification) => {
    const doubts = doubtsAbout(now);
    return doubts.length === 0
      ? question(now)
      : questionOfDoubts('Accept the card', personName(now.user), doubts);
  };
  return (
    <ConfirmTwice
      twice={hasDoubts}
      label={label}
      question={question(asked)}
      summary={<CardSummary card={asked} />}
      onClose={onClose}
    >
      <GuardedDialog
        label={label}
        question={again}
        warns={hasDoubts}
        alert={alert}
        done={resultOf(done(asked.number ?? asked.id), personName(asked.user))}
        act={VERIFICATION_ACTS[`card.${decision}`]}
        summary={(now) => (
          <>
            <CardSummary card={now} />
            <ReplacedPictures before={pictureOf(asked)} now={pictureOf(now)} />
          </>
        )}
        seen={asked}
        asked={null}
        doubt={(now) =>
          isSamePicture(asked.image_url, now.image_url) ? null : doubtsAbout(now).join(' ') || null
        }
        onDone={(_answer, now) => {
          markDecided(keyOf(CARD, now));
          onDone?.();
        }}
        onClose={onClose}
      />
    </ConfirmTwice>
  );
}
