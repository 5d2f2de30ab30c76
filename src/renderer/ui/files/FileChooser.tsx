import { AttachRegular } from '@fluentui/react-icons';
import { useEffect, useRef, useState } from 'react';
import type { ChosenFile } from '#renderer/client/kept/drafts.ts';
import utility from '#renderer/ui/utility.module.css';
import { FileButton } from './FileButton.tsx';
import styles from './files.module.css';
import { type GivenFiles, oneOf, type RefusedFile } from './given.ts';
import { useFileTaker } from './takers.ts';

interface FilePlaceOptions {
  readonly multiple?: boolean;
  readonly onChoose: (files: readonly ChosenFile[]) => void;
}

/** A place for files: what its element and its chooser need. */
type FilePlace = ReturnType<typeof useFilePlace>;

/**
 * A hook for a place that takes files: chosen with its {@link FileChooser}, or dropped or pasted on the element
 * that gets `area`. They stay in the page: nothing is sent.
 */
export function useFilePlace({ multiple = false, onChoose }: FilePlaceOptions) {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  // Files are read first; `onChoose` may be another function by then.
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });
  const give = (given: GivenFiles) => {
    const kept = multiple ? given : oneOf(given);
    setRefused(kept.refused);
    if (kept.files.length === 0) return;
    choose.current(kept.files.map((file) => ({ key: crypto.randomUUID(), file })));
  };
  const { area, isOver } = useFileTaker(give);
  const props = { ref: area, className: styles.place, 'data-over': isOver };
  return { area: props, give, multiple, refused };
}

interface FileChooserProps {
  readonly place: FilePlace;
  /** What the button says. */
  readonly label: string;
  /** What is chosen, for assistive technology. */
  readonly purpose: string;
  /** The kinds of files that are suggested, such as '.pdf,.png'; any when left out. */
  readonly accept?: string;
}

/** The button of a place for files, and why something given to it was not taken. */
export function FileChooser({ place, label, purpose, accept }: FileChooserProps) {
  const { give, multiple, refused } = place;
  return (
    <>
      <FileButton
        label={label}
        name={`${label}: ${purpose}`}
        purpose={purpose}
        icon={<AttachRegular />}
        accept={accept}
        multiple={multiple}
        onGiven={give}
      />
      <div
        className={`${styles.refused} ${utility.bad}`}
        role="status"
        aria-label={`Not taken: ${purpose}`}
      >
        {refused.map(({ key, name, why }) => (
          <p key={key}>
            <bdi>{name}</bdi>: {why}
          </p>
        ))}
      </div>
    </>
  );
}
