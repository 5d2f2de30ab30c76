import { Button, ProgressBar } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import { EVIDENCE_ENDINGS } from '#domain/files/uploads.ts';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { FileButton } from '#renderer/ui/files/FileButton.tsx';
import type { GivenFiles } from '#renderer/ui/files/given.ts';
import { useFileTaker } from '#renderer/ui/files/takers.ts';
import { ActNote } from '#renderer/ui/guard/ActNote.tsx';
import { SCREEN_ONLY } from '#renderer/ui/paper/printing.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './file-drop.module.css';
import type { SideFile } from './uploads.ts';

const WORDS = {
  noun: 'dispute',
  alert: 'Unable to upload file',
  changed: {
    title: 'The dispute has changed since you opened it',
    text: 'Nothing was sent. Check the changes below before you choose the file again.',
  },
};

interface UploadItemProps {
  readonly upload: SideFile;
  readonly onCancel: () => void;
}

/** One file: how far it is, or what became of it. */
function UploadItem({ upload: { name, state }, onCancel }: UploadItemProps) {
  switch (state.kind) {
    case 'waiting':
      return (
        <div className={`${styles.line} ${utility.line}`}>
          <bdi className={`${styles.name} ${utility.cut} ${utility.spacer}`}>{name}</bdi>
          <span>Waiting</span>
          <Button size="small" aria-label={`Remove ${name}`} onClick={onCancel}>
            Remove
          </Button>
        </div>
      );
    case 'sending':
      return (
        <div className={`${styles.line} ${utility.line}`}>
          <bdi className={`${styles.name} ${utility.cut} ${utility.spacer}`}>{name}</bdi>
          <ProgressBar
            className={styles.bar}
            value={state.progress}
            aria-label={`Uploading ${name}`}
          />
          <Button size="small" aria-label={`Cancel upload: ${name}`} onClick={onCancel}>
            Cancel upload
          </Button>
        </div>
      );
    case 'sent':
      return (
        <div className={`${styles.line} ${utility.line}`}>
          <bdi className={`${styles.name} ${utility.cut} ${utility.spacer}`}>{name}</bdi>
          <span>Uploaded</span>
        </div>
      );
    case 'refused':
      return (
        <InlineMessage intent="error" title={name}>
          {state.why}
        </InlineMessage>
      );
    case 'told':
      return (
        <>
          <bdi className={`${styles.name} ${utility.cut}`}>{name}</bdi>
          <ActNote state={state.told} words={WORDS} />
        </>
      );
  }
}

interface FileDropProps {
  /** Whose files they are, such as 'the Matcher'. */
  readonly whose: string;
  /** The files of this side. */
  readonly uploads: readonly SideFile[];
  readonly onGiven: (given: GivenFiles) => void;
  readonly onCancel: (key: string) => void;
}

/** A place for files, which are chosen in a dialog, dropped or pasted here, and what became of them. */
export function FileDrop({ whose, uploads, onGiven, onCancel }: FileDropProps) {
  const { area, isOver } = useFileTaker(onGiven);
  const button = useRef<HTMLElement>(null);
  const cancel = (key: string) => {
    // The pressed button goes: Escape must still reach what is around it.
    button.current?.focus();
    onCancel(key);
  };
  return (
    <section
      ref={area}
      className={`${styles.drop} ${utility.aside} ${utility.row}`}
      aria-label={`Upload files of ${whose}`}
      data-over={isOver}
      {...SCREEN_ONLY}
    >
      <FileButton
        ref={(element) => {
          button.current = element;
        }}
        label="Choose files"
        name={`Choose files of ${whose}`}
        purpose={`Files of ${whose}`}
        icon={<ArrowUploadRegular />}
        accept={EVIDENCE_ENDINGS}
        multiple
        onGiven={onGiven}
      />
      <span>or drop them here: JPG, JPEG, PNG or PDF, at most 2 MB each</span>
      {uploads.length > 0 && (
        <ul className={`${styles.uploads} ${utility.stack}`} aria-label={`Uploads of ${whose}`}>
          {uploads.map((upload) => (
            <li key={upload.key}>
              <UploadItem upload={upload} onCancel={() => cancel(upload.key)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
