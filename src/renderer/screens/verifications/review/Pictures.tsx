import { Button } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import type { DocumentPicture } from '#domain/verifications/documents.ts';
import { DownloadButton } from '#renderer/ui/images/DownloadButton.tsx';
import { ImageViewer } from '#renderer/ui/images/ImageViewer.tsx';
import { VIEW_CONTROLS, VIEW_KEYS, type ViewControls } from '#renderer/ui/images/view.ts';
import { QUEUE_KEYS } from '#renderer/ui/review/queueKeys.ts';
import { KeyButton } from '#renderer/ui/shortcuts/KeyButton.tsx';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './review.module.css';

/** A picture of a request. */
export interface RequestPicture extends DocumentPicture {
  /** What a download of it is named, without its ending. */
  readonly fileName: string;
}

/** The pictures of a request, one at a time and closely, with keys that need no focus. */
export function Pictures({ pictures }: { readonly pictures: readonly RequestPicture[] }) {
  const [index, setIndex] = useState(0);
  const view = useRef<ViewControls>(null);
  const shown = pictures[index % Math.max(1, pictures.length)];
  const next = () => setIndex((index + 1) % pictures.length);
  useShortcuts([
    ...(pictures.length > 1 ? [{ ...QUEUE_KEYS.nextImage, run: next }] : []),
    ...VIEW_CONTROLS.map((name) => ({ ...VIEW_KEYS[name], run: () => view.current?.[name]() })),
  ]);
  if (!shown) return <p className={`${styles.nothing} ${utility.centred}`}>No image submitted</p>;
  return (
    <section className={`${styles.pictures} ${utility.tight}`} aria-label="Pictures">
      <div className={`${styles.choice} ${utility.row}`}>
        {pictures.map(({ label }, place) => (
          <Button
            key={label}
            size="small"
            appearance={label === shown.label ? 'primary' : 'subtle'}
            aria-pressed={label === shown.label}
            onClick={() => setIndex(place)}
          >
            {label}
          </Button>
        ))}
        {pictures.length > 1 && (
          <KeyButton size="small" appearance="subtle" label="Next image" keys="V" onClick={next} />
        )}
        <span className={utility.spacer} />
        <DownloadButton url={shown.url} fileName={shown.fileName} />
      </div>
      <ImageViewer key={shown.url} ref={view} url={shown.url} label={shown.label} />
    </section>
  );
}
