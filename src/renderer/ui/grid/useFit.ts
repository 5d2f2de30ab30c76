/** Measures the frame of a table, and fits its columns into it. */
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { Column } from './columns/column.tsx';
import { type Arranged, type Fit, fitInto, isSame, type Room } from './columns/fit.ts';
import styles from './grid.module.css';
import { SELECTION_WIDTH } from './heights.ts';

/** Pixels of a window that may be beside a table: the navigation. */
const BESIDE = 232;

/** Signs by which it is measured how far they stand apart (WCAG 1.4.12), and their pixels as usual. */
const PROBE = '0'.repeat(10);
const PROBE_PIXELS = 85;
/** How much wider the face of a system may be. */
const MOST_OF_FACES = 1.08;

/** How far a probe is spread; nothing where it only has another face. */
function spreadOf(probe: HTMLElement): number {
  const spread = probe.getBoundingClientRect().width / PROBE_PIXELS;
  return spread > MOST_OF_FACES ? spread : 1;
}

/** Puts the signs into a frame, out of sight. */
function probeIn(frame: HTMLElement): HTMLElement {
  const probe = document.createElement('span');
  probe.className = styles.probe;
  probe.ariaHidden = 'true';
  probe.textContent = PROBE;
  frame.append(probe);
  return probe;
}

interface FitOptions {
  /** Whether the rows have boxes. */
  readonly hasBoxes: boolean;
  /** Whether a pane is open beside them. */
  readonly hasPane: boolean;
}

/** A hook: how the columns fit into the frame, beside the row boxes; the same object until that changes. */
export function useFit<Row>(
  frame: RefObject<HTMLElement | null>,
  arranged: Arranged<Column<Row>>,
  { hasBoxes, hasPane }: FitOptions,
): Fit<Row> {
  const boxes = hasBoxes ? SELECTION_WIDTH : 0;
  const [room, setRoom] = useState<Room>({ width: window.innerWidth - BESIDE, spread: 1 });
  const fit = useMemo(() => fitInto(arranged, boxes, room), [arranged, boxes, room]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fitIn = (one: Room) => fitInto(arranged, boxes, one);
    const measure = (spread?: number) =>
      setRoom((old) => {
        const next = { width: element.clientWidth, spread: spread ?? old.spread };
        return isSame(fitIn(old), fitIn(next)) ? old : next;
      });
    // Measuring lays out the whole page: in most windows they fit in the same way with and without a navigation.
    const { innerWidth } = window;
    const at = (width: number) => fitIn({ width, spread: 1 });
    if (hasPane || !isSame(at(innerWidth - BESIDE), at(innerWidth))) measure();
    const probe = probeIn(element);
    const watch = new ResizeObserver(() => measure(spreadOf(probe)));
    watch.observe(element);
    watch.observe(probe);
    return () => {
      watch.disconnect();
      probe.remove();
    };
  }, [frame, arranged, boxes, hasPane]);
  return fit;
}
