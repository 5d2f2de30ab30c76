import { Toolbar, ToolbarButton } from '@fluentui/react-components';
import {
  ArrowResetRegular,
  ArrowRotateClockwiseRegular,
  ArrowRotateCounterclockwiseRegular,
  CircleHalfFillRegular,
  ZoomInRegular,
  ZoomOutRegular,
} from '@fluentui/react-icons';
import { type ReactElement, type Ref, useImperativeHandle, useRef } from 'react';
import utility from '#renderer/ui/utility.module.css';
import styles from './images.module.css';
import { Picture, type PictureProps } from './Picture.tsx';
import { useView } from './useView.ts';
import { VIEW_CONTROLS, VIEW_KEYS, type ViewControls } from './view.ts';

/** Keys reach the picture only while it has the focus. */
const FOCUSABLE = { tabIndex: 0 };

const ICONS: Readonly<Record<keyof ViewControls, ReactElement>> = {
  zoomIn: <ZoomInRegular />,
  zoomOut: <ZoomOutRegular />,
  turnLeft: <ArrowRotateCounterclockwiseRegular />,
  turnRight: <ArrowRotateClockwiseRegular />,
  changeContrast: <CircleHalfFillRegular />,
  reset: <ArrowResetRegular />,
};

interface ImageViewerProps extends PictureProps {
  /** The controls, for keys of the screen around it. */
  readonly ref?: Ref<ViewControls>;
}

/**
 * An image that can be zoomed, moved, rotated and given more contrast by mouse, wheel and, while it
 * has the focus, keys.
 */
export function ImageViewer({ url, label, ref }: ImageViewerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { view, controls, listeners } = useView(frame);
  useImperativeHandle(ref, () => controls);
  const { scale, x, y, turns, contrast } = view;
  const sideways = turns % 2 === 1;
  return (
    <div className={`${styles.viewer} ${utility.tight}`}>
      <Toolbar size="small" aria-label={`View of ${label}`}>
        {VIEW_CONTROLS.map((name) => {
          const { label: action, keys } = VIEW_KEYS[name];
          return (
            <ToolbarButton
              key={name}
              icon={ICONS[name]}
              aria-label={action}
              aria-keyshortcuts={keys[0]}
              title={`${action} (${keys[0]})`}
              onClick={controls[name]}
            />
          );
        })}
        <span className={`${styles.scale} ${utility.note}`} aria-live="polite">
          {Math.round(scale * 100)}%
        </span>
      </Toolbar>
      <div
        ref={frame}
        className={`${styles.frame} ${utility.ringInside} ${utility.framed}`}
        role="application"
        {...FOCUSABLE}
        aria-label={`${label}: zoom with + and -, move with the arrow keys`}
        {...listeners}
      >
        <div
          className={styles[sideways ? 'sideways' : 'upright']}
          style={{
            transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(${turns * 90}deg)`,
            filter: contrast === 1 ? 'none' : `contrast(${contrast})`,
          }}
        >
          <Picture key={url} url={url} label={label} />
        </div>
      </div>
    </div>
  );
}
