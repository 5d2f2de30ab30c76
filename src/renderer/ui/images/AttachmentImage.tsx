import { Button } from '@fluentui/react-components';
import { ZoomInRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import utility from '#renderer/ui/utility.module.css';
import { DownloadButton } from './DownloadButton.tsx';
import { ImageDialog, type ImageDialogProps } from './ImageDialog.tsx';
import styles from './images.module.css';
import { Picture } from './Picture.tsx';

/** A picture in a record, with Zoom and Download. */
export function AttachmentImage({ url, label, fileName }: Omit<ImageDialogProps, 'onClose'>) {
  const [zoomed, setZoomed] = useState(false);
  return (
    <figure className={styles.attachment}>
      <div className={`${styles.thumbnail} ${utility.framed}`}>
        <Picture url={url} label={label} />
      </div>
      <figcaption className={`${styles.caption} ${utility.line}`}>
        <span>{label}</span>
        <Button size="small" icon={<ZoomInRegular />} onClick={() => setZoomed(true)}>
          Zoom
        </Button>
        <DownloadButton url={url} fileName={fileName} />
      </figcaption>
      {zoomed && (
        <ImageDialog url={url} label={label} fileName={fileName} onClose={() => setZoomed(false)} />
      )}
    </figure>
  );
}
