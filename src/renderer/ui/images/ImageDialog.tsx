import { Button } from '@fluentui/react-components';
import { type KeyboardEvent, useRef } from 'react';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { ImageViewer } from './ImageViewer.tsx';
import styles from './images.module.css';
import type { PictureProps } from './Picture.tsx';
import { controlOf, type ViewControls } from './view.ts';

export interface ImageDialogProps extends PictureProps {
  /** What a download of it is named, without its ending. */
  readonly fileName: string;
  readonly onClose: () => void;
}

/** A picture as large as the window allows. */
export function ImageDialog({ url, label, fileName, onClose }: ImageDialogProps) {
  const view = useRef<ViewControls>(null);
  // The dialog has nothing but the image, so its keys work wherever the focus is.
  const onKeyDown = (event: KeyboardEvent) => {
    const control = controlOf(event);
    if (control === undefined) return;
    event.preventDefault();
    view.current?.[control]();
  };
  return (
    <DialogShell
      title={label}
      className={styles.dialog}
      onKeyDown={onKeyDown}
      bodyClass={styles.dialogBody}
      contentClass={styles.dialogContent}
      actions={
        <>
          <DownloadButton url={url} fileName={fileName} />
          <Button appearance="primary" size="small" onClick={onClose}>
            Close
          </Button>
        </>
      }
      onClose={onClose}
    >
      <ImageViewer ref={view} url={url} label={label} />
    </DialogShell>
  );
}
