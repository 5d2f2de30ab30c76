/** How a table's columns fit into the room it has. */
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { Column } from './columns/column.tsx';
import { SELECTION_WIDTH } from './heights.ts';
import { type ArrangedColumn, widthOf } from './layout.ts';

/** Pixels of the scrollbar that a grid of many rows has. */
const SCROLLBAR = 16;
/** Pixels beside pinned columns in which something can be read, where no amount can be. */
const LEAST_SCROLLED = 140;
/** Pixels up to the first amount, beyond which no pin is given up for it. */
const MOST_SCROLLED = 480;
/** Pixels of a window that may be beside a table: the navigation. */
const BESIDE = 232;

type Pinnable = Pick<Column<never>, 'id' | 'pinned' | 'hideable' | 'amount'>;
type Arranged<C extends Pinnable> = readonly ArrangedColumn<C>[];

/** The columns that are shown and pinned to that side; undefined gives those that scroll. */
export const pinnedTo = <C extends Pinnable>(side: C['pinned'], arranged: Arranged<C>) =>
  arranged.filter(({ column, hidden }) => column.pinned === side && !hidden);

/**
 * The pinned columns in the order in which they let go. At the right the first one holds longest, before
 * it those that may not be hidden; what is at the left holds longer than all of them.
 */
function lettingGo<C extends Pinnable>(arranged: Arranged<C>): Arranged<C> {
  const left = pinnedTo('left', arranged).toReversed();
  const right = pinnedTo('right', arranged).toReversed();
  const others = right.slice(0, -1);
  const mayHide = ({ column }: ArrangedColumn<C>) => column.hideable === true;
  return [
    ...others.filter(mayHide),
    ...others.filter((each) => !mayHide(each)),
    ...right.slice(-1),
    ...left,
  ];
}

/** Pixels of what scrolls that are to be seen in `available`: up to the first amount, where that is possible. */
function leastScrolled(arranged: Arranged<Pinnable>, available: number): number {
  const scrolled = pinnedTo(undefined, arranged);
  const amount = scrolled.findIndex(({ column }) => column.amount !== undefined);
  const least = widthOf(scrolled.slice(0, amount + 1));
  const left = widthOf(pinnedTo('left', arranged));
  const isPossible = least <= MOST_SCROLLED && least + left <= available;
  return amount !== -1 && isPossible ? least : LEAST_SCROLLED;
}

/** How many pinned columns let go in `available` pixels, so that an amount can be read beside the others. */
function countLetGo(arranged: Arranged<Pinnable>, available: number): number {
  const order = lettingGo(arranged);
  const least = leastScrolled(arranged, available);
  const enough = order.findIndex((_, count) => widthOf(order.slice(count)) + least <= available);
  return enough === -1 ? order.length : enough;
}

/** The columns, of which the first `count` to let go are not pinned. */
function withLetGo<C extends Pinnable>(arranged: Arranged<C>, count: number): Arranged<C> {
  const free = new Set(lettingGo(arranged).slice(0, count));
  return arranged.map((each) =>
    free.has(each) ? { ...each, column: { ...each.column, pinned: undefined } } : each,
  );
}

/** How columns fit. */
export interface Fit<Row> {
  /** With the pins that hold. */
  readonly columns: Arranged<Column<Row>>;
  /** Whether they leave room, which they then share. */
  readonly hasSpareWidth: boolean;
}

const WIDE = { hasSpareWidth: false, letGo: 0 };

/** A hook: how the columns fit into the frame, beside the row boxes; the same object until that changes. */
export function useFit<Row>(
  frame: RefObject<HTMLElement | null>,
  arranged: Arranged<Column<Row>>,
  hasBoxes: boolean,
): Fit<Row> {
  const [{ hasSpareWidth, letGo }, setFit] = useState(WIDE);
  const boxes = hasBoxes ? SELECTION_WIDTH : 0;
  const needed = widthOf(arranged) + boxes;
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const spare = element.clientWidth >= needed + SCROLLBAR;
      const count = countLetGo(arranged, element.clientWidth - boxes - SCROLLBAR);
      setFit((old) =>
        old.hasSpareWidth === spare && old.letGo === count
          ? old
          : { hasSpareWidth: spare, letGo: count },
      );
    };
    // Measuring lays out the whole page: in most windows the columns take more than there is, and all pins hold.
    const { innerWidth } = window;
    if (needed < innerWidth || countLetGo(arranged, innerWidth - BESIDE - boxes - SCROLLBAR) > 0)
      measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame, arranged, needed, boxes]);
  return useMemo(
    () => ({ columns: letGo === 0 ? arranged : withLetGo(arranged, letGo), hasSpareWidth }),
    [arranged, letGo, hasSpareWidth],
  );
}
