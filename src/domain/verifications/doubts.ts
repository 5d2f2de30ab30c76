/** Reasons against accepting a card or document that the user may have missed. */
import type { CardVerification, DocVerification } from '#contract/people/verifications.ts';
import { formatDay } from '#domain/time/format.ts';
import { cardHasExpired, expiryText } from './cards.ts';
import { hasExpired } from './documents.ts';

/** A sentence about a picture that was not sent, or not seen; none when it was seen. */
function pictureDoubt(url: string | null, wasSeen: boolean, of: string): readonly string[] {
  if (url === null) return [`No image${of} was submitted.`];
  return wasSeen ? [] : [`You have not seen the image${of}.`];
}

/** Reasons against accepting a card, in sentences; `wasSeen`: whether its image was shown. */
export const cardDoubts = (
  card: CardVerification,
  wasSeen: boolean,
  now: Date,
): readonly string[] => [
  ...pictureDoubt(card.image_url, wasSeen, ''),
  ...(cardHasExpired(card, now)
    ? [`The card expired in ${expiryText(card.expiry_date ?? '')}.`]
    : []),
];

/** The reasons against approving a document, as sentences; `wasSeen` is about its own image. */
export const documentDoubts = (
  document: DocVerification,
  wasSeen: boolean,
  now: Date,
): readonly string[] => [
  ...pictureDoubt(document.doc_image_url, wasSeen, ' of the document'),
  ...(hasExpired(document, now)
    ? [`The document expired on ${formatDay(document.expiry_date ?? '')}.`]
    : []),
];

/** Said in the question where none of the submitted details was marked as matching the image. */
export const NO_MARK = 'No submitted detail is ticked as matching the image.';

/** The second question, by name: 'Accept the card of Ada Obi anyway? No image was submitted.' */
export const questionOfDoubts = (
  act: string,
  name: string | null,
  doubts: readonly string[],
): string => `${act}${name === null ? '' : ` of ${name}`} anyway? ${doubts.join(' ')}`;
