/** A card beside its list: its image, what was declared, and what can be done. */
import type { CardVerification } from '#contract/people/verifications.ts';
import { cardStanding } from '#domain/standing/reviews.ts';
import { cardStatusLabel } from '#domain/verifications/cards.ts';
import { RowMenuButton } from '#renderer/ui/actions/RowMenus.tsx';
import { Inspected, StatusRow } from '#renderer/ui/inspector/Inspected.tsx';
import type { InspectedProps } from '#renderer/ui/inspector/inspector.ts';
import { StandingView } from '#renderer/ui/standing/StandingView.tsx';
import { useNow } from '#renderer/ui/timeline/useNow.ts';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import styles from '../verifications.module.css';
import { CARD_OFFERS } from './CardActions.tsx';
import { CardSummary } from './CardDecisionDialog.tsx';
import { CardImage } from './CardImage.tsx';

export function CardInspector({ row: card }: InspectedProps<CardVerification>) {
  const now = useNow();
  if (!card) return null;
  const { status } = card;
  return (
    <Inspected>
      <StatusRow actions={<RowMenuButton of={CARD_OFFERS} thing={card} isStop />}>
        {status !== null && <Chip label={cardStatusLabel(status)} />}
      </StatusRow>
      <StandingView standing={cardStanding(card, now)} now={now} />
      <div className={styles.inspected}>
        <CardImage card={card} />
      </div>
      <CardSummary card={card} />
    </Inspected>
  );
}
