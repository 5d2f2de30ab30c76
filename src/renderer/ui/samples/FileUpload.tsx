import type { DraftKey } from '#domain/program/drafts.ts';
import { useDraftFiles } from '#renderer/client/kept/useDraft.ts';
import { FileChooser, useFilePlace } from '#renderer/ui/files/FileChooser.tsx';
import utility from '#renderer/ui/utility.module.css';
import styles from './samples.module.css';

interface FileUploadProps {
  readonly title: string;
  readonly accept: string;
  /** What is suggested, in words. */
  readonly hint: string;
  /** The name of the file before one is chosen; null without one. */
  readonly name: string | null;
  /** Names the chosen file among unfinished work. */
  readonly draft: DraftKey;
}

/** One document that is uploaded: its name, and the button that chooses or replaces it. */
export function FileUpload(props: FileUploadProps) {
  const { title, accept, hint, draft } = props;
  const [[chosen], choose] = useDraftFiles(draft);
  const place = useFilePlace({ onChoose: choose });
  const name = chosen?.file.name ?? props.name;
  return (
    <section {...place.area} aria-label={title}>
      <h2>{title}</h2>
      <div className={utility.row}>
        <span
          className={`${styles.name} ${utility.second} ${utility.cut}`}
          title={name ?? undefined}
        >
          {name ?? hint}
        </span>
        <FileChooser
          place={place}
          label={name === null ? 'Choose file' : 'Replace'}
          purpose={title}
          accept={accept}
        />
      </div>
    </section>
  );
}
