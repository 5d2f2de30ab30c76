/** One card in the review: its image and the submitted details. */
import { useState } from 'react';
import type { CardVerification } from '#contract/people/verifications.ts';
import { ALIKE_CARDS } from '#domain/queues/alike.ts';
import { personName } from '#domain/text/person-names.ts';
import {
  cardHasExpired,
  cardStatusLabel,
  EXPIRED,
  expiryText,
  groupedNumber,
} from '#domain/verifications/cards.ts';
import { AlikeItems } from '#renderer/ui/review/AlikeItems.tsx';
import utility from '#renderer/ui/utility.module.css';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { longValue } from '#renderer/ui/values/text/LongText.tsx';
import { type EarlierRequest, EarlierRequests } from '../review/EarlierRequests.tsx';
import { type ComparedField, Fields } from '../review/Fields.tsx';
import { Pictures } from '../review/Pictures.tsx';
import styles from '../review/review.module.css';
import { UserMessage } from '../UserMessage.tsx';
import { cardPictures } from './CardImage.tsx';
import { CardLogo } from './CardLogo.tsx';
import { CARD_SOURCE } from './pending.ts';

/** An earlier card of the same person. */
const earlierOf = (card: CardVerification): EarlierRequest => ({
  id: card.id,
  status: card.status === null ? null : cardStatusLabel(card.status),
  note: [card.number && groupedNumber(card.number), card.resp_message].filter(Boolean).join(', '),
  picture: cardPictures(card)[0],
});

function fieldsOf(card: CardVerification): ComparedField[] {
  const { user, number, expiry_date: expiry } = card;
  return [
    { label: 'Verified Name', value: personName(user) },
    {
      label: 'Card Number',
      value: number && groupedNumber(number),
      beside: <CardLogo number={number} />,
    },
    {
      label: 'Expiration Date',
      value: expiry && expiryText(expiry),
      beside: cardHasExpired(card, new Date()) && <Chip label={EXPIRED} />,
    },
  ];
}

interface CardReviewProps {
  readonly card: CardVerification;
  /** What was read of the queue. */
  readonly loaded: readonly CardVerification[];
}

/** What a decision is made on. */
export function CardReview({ card, loaded }: CardReviewProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const alike = { item: card, loaded, compared: ALIKE_CARDS };
  return (
    <div className={styles.item} data-request={card.id}>
      <Pictures pictures={cardPictures(card)} />
      <div className={`${styles.side} ${utility.spaced}`}>
        <Fields fields={fieldsOf(card)} ticked={ticked} onTick={setTicked} />
        <AlikeItems {...alike} only="found" />
        <section aria-label="Response Message">
          <h2 className={`${styles.heading} ${utility.aside}`}>Response Message</h2>
          <p className={utility.quiet}>{longValue(card.resp_message) ?? 'None.'}</p>
        </section>
        <UserMessage user={card.user}>
          <p>The message says whether the card was approved or declined. It gives no reason.</p>
        </UserMessage>
        <AlikeItems {...alike} only="none" />
        <EarlierRequests request={card} source={CARD_SOURCE} earlierOf={earlierOf} />
      </div>
    </div>
  );
}
