import { Button } from '@fluentui/react-components';
import { AttachRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import type { ChosenFile } from '#renderer/client/kept/drafts.ts';
import { useDraftFiles } from '#renderer/client/kept/useDraft.ts';
import styles from './samples.module.css';

interface FileChooserProps {
  /** What the button says. */
  readonly label: string;
  /** What is chosen, for assistive technology. */
  readonly purpose: string;
  /** The kinds of files that are suggested, such as '.pdf,.png'; any when left out. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly onChoose: (files: readonly ChosenFile[]) => void;
}

/** Chooses files of this computer. They stay in the page: nothing is read or sent. */
export function FileChooser(props: FileChooserProps) {
  const { label, purpose, accept, multiple = false, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={styles['file']}>
      <Button
        size="small"
        icon={<AttachRegular />}
        aria-label={`${label}: ${purpose}`}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={purpose}
        multiple={multiple}
        {...(accept !== undefined && { accept })}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          if (chosen.length > 0) {
            onChoose(chosen.map((file) => ({ key: crypto.randomUUID(), file })));
          }
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </span>
  );
}

interface FileUploadProps {
  readonly title: string;
  readonly accept: string;
  /** What is suggested, in words. */
  readonly hint: string;
  /** The name of the file before one is chosen; null without one. */
  readonly name: string | null;
  /** Names the chosen file among unfinished work. */
  readonly draft: string;
}

/** One document that is uploaded: its name, and the button that chooses or replaces it. */
export function FileUpload(props: FileUploadProps) {
  const { title, accept, hint, draft } = props;
  const [[chosen], choose] = useDraftFiles(draft);
  const name = chosen?.file.name ?? props.name;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <div className={styles['file']}>
        <span className={styles['name']} title={name ?? undefined}>
          {name ?? hint}
        </span>
        <FileChooser
          label={name === null ? 'Choose file' : 'Replace'}
          purpose={title}
          accept={accept}
          onChoose={choose}
        />
      </div>
    </section>
  );
}
