import type { DocVerification } from '#contract/people/verifications.ts';
import { documentPictures } from '#domain/verifications/documents.ts';
import { AttachmentImage } from '#renderer/ui/images/AttachmentImage.tsx';
import utility from '#renderer/ui/utility.module.css';
import type { RequestPicture } from '../review/Pictures.tsx';
import styles from '../verifications.module.css';

/** Pixels that an expanded row needs. */
export const DOCUMENT_IMAGES_HEIGHT = 232;

/** The pictures of a request. A download of one is never named by whose it is. */
export const requestPictures = (request: DocVerification): readonly RequestPicture[] =>
  documentPictures(request).map((picture) => ({
    ...picture,
    fileName: `Request ${request.id} ${picture.label}`,
  }));

/** What a row of the list opens to: the document, and the photo and the extra image if sent. */
export function DocumentImages({ request }: { readonly request: DocVerification }) {
  const pictures = requestPictures(request);
  return (
    <div className={styles.pictures}>
      {pictures.length === 0 && (
        <p className={`${styles.note} ${utility.aside}`}>No image submitted</p>
      )}
      {pictures.map((picture) => (
        <AttachmentImage key={picture.label} {...picture} />
      ))}
      {request.comments.length > 0 && (
        <section className={styles.reasons} aria-label="Reasons">
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
