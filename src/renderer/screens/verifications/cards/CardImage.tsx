import type { CardVerification } from '#contract/people/verifications.ts';
import { AttachmentImage } from '#renderer/ui/images/AttachmentImage.tsx';
import styles from '../verifications.module.css';

/** What the picture of a card is called. */
export const CARD_IMAGE = 'Card image';

/** What a download of it is named: never by the number. */
export const cardFileName = ({ id }: CardVerification): string => `Card ${id}`;

/** Pixels that an expanded row needs. */
export const CARD_IMAGE_HEIGHT = 232;

/** What a row of the list opens to. */
export function CardImage({ card }: { readonly card: CardVerification }) {
  return (
    <div className={styles['pictures']}>
      {card.image_url === null ? (
        <p className={styles['note']}>No image of this card was sent.</p>
      ) : (
        <AttachmentImage url={card.image_url} label={CARD_IMAGE} fileName={cardFileName(card)} />
      )}
    </div>
  );
}
