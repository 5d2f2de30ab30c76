import { Button, ProgressBar, useRestoreFocusTarget } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { focusOnArrival } from '#renderer/ui/focus/focusOnArrival.ts';
import styles from './file-drop.module.css';

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
  /** What may be dropped here, in words. */
  readonly hint: string;
  /** The endings a file dialog offers. */
  readonly accept: string;
  /** How much has been sent, from 0 to 1; null while nothing is on its way. */
  readonly progress: number | null;
  /** What went wrong with the last file. */
  readonly problem: string | null;
  readonly onFile: (file: File) => void;
  readonly onCancel: (() => void) | null;
}

/** A place for a file: chosen in a dialog, or dropped here. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, progress, problem, onFile, onCancel } = props;
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && progress === null) onFile(file);
  };
  const { zone, over } = useDrop(take);
  const restore = useRestoreFocusTarget();
  // The button that had the focus goes when the other comes: Escape must still reach what is around.
  const [hasBegun, setBegun] = useState(false);
  if (progress !== null && !hasBegun) setBegun(true);

  return (
    <section ref={zone} className={styles['drop']} aria-label={`Upload ${label}`} data-over={over}>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
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
          <span>{hint}</span>
        </>
      ) : (
        <>
          <ProgressBar
            className={styles['bar'] ?? ''}
            value={progress}
            aria-label={`Uploading ${label}`}
          />
          <Button {...restore} ref={focusOnArrival} size="small" onClick={() => onCancel?.()}>
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
