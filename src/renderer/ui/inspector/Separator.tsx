import type { KeyboardEvent, PointerEvent } from 'react';
import styles from './inspector.module.css';
import { clamped, DEFAULT_WIDTH, LEAST_WIDTH, MOST_WIDTH, widthAfter } from './width.ts';

interface SeparatorProps {
  /** The id of the pane at its right. */
  readonly paneId: string;
  readonly width: number;
  /** Called while the edge is dragged, without keeping the width. */
  readonly onDrag: (width: number | null) => void;
  readonly onWidth: (width: number) => void;
}

/** Pixels of the pane as it is: a small window may have cut it. */
const measured = ({ parentElement: side }: Element): number =>
  side?.getBoundingClientRect().width ?? DEFAULT_WIDTH;

/** The edge between list and pane, moved by dragging and by the arrow keys; a double click sets it back. */
export function Separator({ paneId, width, onDrag, onWidth }: SeparatorProps) {
  const at = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const right = currentTarget.parentElement?.getBoundingClientRect().right ?? 0;
    return clamped(right - clientX);
  };
  const drop = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    event.currentTarget.releasePointerCapture(event.pointerId);
    onDrag(null);
    onWidth(at(event));
  };
  return (
    <hr
      tabIndex={0}
      className={styles.separator}
      aria-orientation="vertical"
      aria-label="Width of the pane"
      aria-controls={paneId}
      aria-valuenow={width}
      aria-valuemin={LEAST_WIDTH}
      aria-valuemax={MOST_WIDTH}
      title="Drag or use the arrow keys to change the width"
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        const next = widthAfter(event.key, measured(event.currentTarget));
        if (next === undefined) return;
        event.preventDefault();
        onWidth(next);
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(at(event));
      }}
      onPointerUp={drop}
      onPointerCancel={() => onDrag(null)}
      onDoubleClick={() => onWidth(DEFAULT_WIDTH)}
    />
  );
}
