/** A card beside its list: its image, what was declared, and what can be done. */
import type { CardVerification } from '#contract/people/verifications.ts';
import { cardStatusLabel } from '#domain/verifications/cards.ts';
import { Inspected, StatusRow } from '#renderer/ui/inspector/Inspected.tsx';
import type { InspectedProps } from '#renderer/ui/inspector/inspector.ts';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import styles from '../verifications.module.css';
import { CardActionsButton } from './CardActions.tsx';
import { CardSummary } from './CardDecisionDialog.tsx';
import { CardImage } from './CardImage.tsx';

export function CardInspector({ row: card }: InspectedProps<CardVerification>) {
  if (!card) return null;
  const { status, resp_message: response } = card;
  return (
    <Inspected>
      <StatusRow actions={<CardActionsButton card={card} isStop />}>
        {status !== null && <Chip label={cardStatusLabel(status)} />}
        {response}
      </StatusRow>
      <div className={styles['inspected']}>
        <CardImage card={card} />
      </div>
      <CardSummary card={card} />
    </Inspected>
  );
}
