import { isSamePicture } from '#domain/changes/changes.ts';
import type { DocumentPicture } from '#domain/verifications/documents.ts';
import { AttachmentImage } from '#renderer/ui/images/AttachmentImage.tsx';

interface ReplacedPicturesProps {
  readonly before: readonly DocumentPicture[];
  readonly now: readonly DocumentPicture[];
}

/** The pictures that have taken the place of those a person has judged; nothing where none has. */
export function ReplacedPictures({ before, now }: ReplacedPicturesProps) {
  const urlOf = (label: string) => before.find((each) => each.label === label)?.url ?? null;
  return now
    .filter(({ label, url }) => !isSamePicture(urlOf(label), url))
    .map(({ label, url }) => (
      <AttachmentImage key={label} url={url} label={label} fileName={label} />
    ));
}
