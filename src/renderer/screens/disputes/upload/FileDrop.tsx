import { Button, ProgressBar, useRestoreFocusTarget } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { EVIDENCE_ENDINGS } from '#domain/files/uploads.ts';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { focusOnArrival } from '#renderer/ui/focus/focusOnArrival.ts';
import { SCREEN_ONLY } from '#renderer/ui/paper/printing.ts';
import styles from './file-drop.module.css';
import type { SideUpload } from './useUpload.ts';

/**
 * Takes files that are dropped on an element; true while one is held over it. The window itself
 * refuses dropped files, because it would open them in place of the console.
 */
function useDrop(onDrop: (files: FileList) => void) {
  const zone = useRef<HTMLElement>(null);
  const [over, setOver] = useState(false);
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    const isInside = ({ target }: DragEvent) =>
      target instanceof Node && zone.current?.contains(target) === true;
    const hold = (event: DragEvent) => {
      event.preventDefault();
      setOver(isInside(event));
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (event.dataTransfer && isInside(event)) dropped(event.dataTransfer.files);
    };
    window.addEventListener('dragover', hold);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return { zone, over };
}

interface FileDropProps {
  /** What is uploaded, such as 'a file of the matcher'. */
  readonly label: string;
  readonly upload: SideUpload;
}

/** A place for a file: chosen in a dialog, or dropped here. */
export function FileDrop({ label, upload }: FileDropProps) {
  const { progress, problem, start, cancel } = upload;
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && progress === null) void start(file);
  };
  const { zone, over } = useDrop(take);
  const restore = useRestoreFocusTarget();
  // The button that had the focus goes when the other comes: Escape must still reach what is around.
  const [hasBegun, setBegun] = useState(false);
  if (progress !== null && !hasBegun) setBegun(true);

  return (
    <section
      ref={zone}
      className={styles['drop']}
      aria-label={`Upload ${label}`}
      data-over={over}
      {...SCREEN_ONLY}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={EVIDENCE_ENDINGS}
        aria-label={`File: ${label}`}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // The same file can be chosen again after it was refused.
          currentTarget.value = '';
        }}
      />
      {progress === null ? (
        <>
          <Button
            ref={hasBegun ? focusOnArrival : null}
            size="small"
            icon={<ArrowUploadRegular />}
            aria-label={`Choose ${label}`}
            onClick={() => input.current?.click()}
          >
            Choose a file
          </Button>
          <span>or drop one here: JPG, JPEG, PNG or PDF, at most 2 MB</span>
        </>
      ) : (
        <>
          <ProgressBar
            className={styles['bar'] ?? ''}
            value={progress}
            aria-label={`Uploading ${label}`}
          />
          <Button {...restore} ref={focusOnArrival} size="small" onClick={() => cancel?.()}>
            Cancel upload
          </Button>
        </>
      )}
      {problem !== null && (
        <InlineMessage intent="error" className={styles['problem']}>
          {problem}
        </InlineMessage>
      )}
    </section>
  );
}
