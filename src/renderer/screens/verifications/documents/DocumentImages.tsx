import type { DocVerification } from '#contract/people/verifications.ts';
import { documentPictures } from '#domain/verifications/documents.ts';
import { AttachmentImage } from '#renderer/ui/images/AttachmentImage.tsx';
import styles from '../verifications.module.css';

/** Pixels that an expanded row needs. */
export const DOCUMENT_IMAGES_HEIGHT = 232;

/** What a picture is named as a file: never by whose it is. */
export const pictureFileName = ({ id }: DocVerification, label: string): string =>
  `Request ${id} ${label}`;

/** What a row of the list opens to: the document, and the photo and the extra image if sent. */
export function DocumentImages({ request }: { readonly request: DocVerification }) {
  const pictures = documentPictures(request);
  return (
    <div className={styles['pictures']}>
      {pictures.length === 0 && <p className={styles['note']}>No image submitted</p>}
      {pictures.map(({ label, url }) => (
        <AttachmentImage
          key={label}
          url={url}
          label={label}
          fileName={pictureFileName(request, label)}
        />
      ))}
      {request.comments.length > 0 && (
        <section className={styles['reasons']} aria-label="Reasons">
          <h3>Declined because</h3>
          <ul>
            {request.comments.map((comment) => (
              <li key={comment}>{comment}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
