import { Button } from '@fluentui/react-components';
import { useLayoutEffect, useRef } from 'react';
import { markImageSeen, useImage } from '#renderer/client/calls/images.ts';
import { Loading } from '#renderer/ui/loading/Loading.tsx';
import { aboutPlace } from '#renderer/ui/outside/hostPlace.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './images.module.css';

interface ShownProps {
  readonly url: string;
  readonly element: HTMLImageElement;
  readonly label: string;
}

/**
 * The decoded image element itself, put into the page: another element would be fetched and decoded
 * again. A copy is used only while it is shown elsewhere.
 */
function Shown({ url, element, label }: ShownProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const own = element.isConnected ? (element.cloneNode() as HTMLImageElement) : element;
    own.alt = label;
    place.current?.replaceChildren(own);
    markImageSeen(url);
    return () => own.remove();
  }, [url, element, label]);
  return <span ref={place} className={styles.picture} />;
}

export interface PictureProps {
  readonly url: string;
  /** What it is a picture of; names it for assistive technology and in messages. */
  readonly label: string;
}

/**
 * An image at an address of the API, as large as its place. It shows advice when it is slow, broken
 * or on a host that is not allowed.
 */
export function Picture({ url, label }: PictureProps) {
  const { state, retry, allow } = useImage(url);
  switch (state.status) {
    case 'shown':
      return <Shown url={url} element={state.element} label={label} />;
    case 'failed':
      return (
        <div className={`${styles.message} ${utility.centred} ${utility.aside}`} role="status">
          <strong>{label} could not be loaded</strong>
          <span>{state.problem.message}</span>
          <Button size="small" onClick={retry}>
            Retry
          </Button>
        </div>
      );
    case 'foreign-host':
      return (
        <div className={`${styles.message} ${utility.centred} ${utility.aside}`} role="status">
          <strong>{label} is on another server</strong>
          <span>{state.host} is not on the list of allowed servers.</span>
          {aboutPlace(state.place).map((text) => (
            <span key={text}>{text}</span>
          ))}
          <Button size="small" onClick={allow}>
            Show images from {state.host}
          </Button>
        </div>
      );
    case 'loading':
      return (
        <div className={`${styles.message} ${utility.centred} ${utility.aside}`} role="status">
          <Loading what={label} />
          {state.slow && (
            <>
              <span>This is taking longer than usual.</span>
              <Button size="small" onClick={retry}>
                Retry
              </Button>
            </>
          )}
        </div>
      );
  }
}
