import type { CardVerification } from '#contract/people/verifications.ts';
import { AttachmentImage } from '#renderer/ui/images/AttachmentImage.tsx';
import utility from '#renderer/ui/utility.module.css';
import type { RequestPicture } from '../review/Pictures.tsx';
import styles from '../verifications.module.css';

/** The picture of a card, if one was sent. A download of it is never named by the number. */
export const cardPictures = ({
  id,
  image_url: url,
}: CardVerification): readonly RequestPicture[] =>
  url === null ? [] : [{ label: 'Card image', url, fileName: `Card ${id}` }];

/** Pixels that an expanded row needs. */
export const CARD_IMAGE_HEIGHT = 232;

/** What a row of the list opens to. */
export function CardImage({ card }: { readonly card: CardVerification }) {
  const [picture] = cardPictures(card);
  return (
    <div className={styles.pictures}>
      {picture ? (
        <AttachmentImage {...picture} />
      ) : (
        <p className={`${styles.note} ${utility.aside}`}>No image of this card was sent.</p>
      )}
    </div>
  );
}
