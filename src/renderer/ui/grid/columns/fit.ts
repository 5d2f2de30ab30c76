/** How a table's columns fit into the room it has. */

import { type ArrangedColumn, widthOf } from '../layout.ts';
import type { Column } from './column.tsx';

/** Pixels of the scrollbar that a grid of many rows has. */
const SCROLLBAR = 16;
/** Pixels beside pinned columns in which something can be read, where no amount can be. */
const LEAST_SCROLLED = 140;
/** Pixels up to the first amount, beyond which no pin is given up for it. */
const MOST_SCROLLED = 480;
/** Pixels in which a column grows, so that it is not laid out again for each pixel of the window. */
const STEP = 8;

type Pinnable = Pick<
  Column<never>,
  'id' | 'pinned' | 'hideable' | 'amount' | 'isSummed' | 'growsTo'
>;
export type Arranged<C extends Pinnable> = readonly ArrangedColumn<C>[];

/** The columns that are shown and pinned to that side; undefined gives those that scroll. */
export const pinnedTo = <C extends Pinnable>(
  side: 'left' | 'right' | undefined,
  arranged: Arranged<C>,
) => arranged.filter(({ column, hidden }) => column.pinned === side && !hidden);

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

/** Pixels up to each amount that scrolls and that a selection adds up, from the last one. */
function roomOfAmounts(arranged: Arranged<Pinnable>): readonly number[] {
  const scrolled = pinnedTo(undefined, arranged);
  return scrolled
    .flatMap(({ column: { amount, isSummed } }, index) =>
      amount && isSummed !== false ? [widthOf(scrolled.slice(0, index + 1))] : [],
    )
    .toReversed();
}

/** How many pinned columns let go in `available` pixels, so that `least` pixels of the others are in sight. */
function countLetGo(order: Arranged<Pinnable>, least: number, available: number): number {
  const enough = order.findIndex((_, count) => widthOf(order.slice(count)) + least <= available);
  return enough === -1 ? order.length : enough;
}

/**
 * The columns with the pins that hold in `available` pixels, so that an amount can be read beside them: all amounts
 * where the first column at the right holds as well. Where it would not hold beside the first amount, that is pinned
 * at the left: what decides is in sight, and the others scroll.
 */
function withPins<C extends Pinnable>(arranged: Arranged<C>, available: number): Arranged<C> {
  const order = lettingGo(arranged);
  const left = pinnedTo('left', arranged);
  const right = pinnedTo('right', arranged);
  const holds = (needed: number) =>
    countLetGo(order, needed, available) < Math.max(right.length, 1);
  const rooms = roomOfAmounts(arranged).filter((pixels) => pixels <= MOST_SCROLLED);
  const first = rooms.at(-1) ?? LEAST_SCROLLED;
  const amount = pinnedTo(undefined, arranged).find(({ column }) => column.amount !== undefined);
  const decides = [...left, ...(amount ? [amount] : []), ...right.slice(0, 1)];
  const beside = first + widthOf(left) <= available ? first : LEAST_SCROLLED;
  const least = rooms.find(holds) ?? beside;
  const pinsAmount = !holds(least) && widthOf(decides) + LEAST_SCROLLED <= available;
  const free = new Set(
    order.slice(0, pinsAmount ? right.length - 1 : countLetGo(order, least, available)),
  );
  return arranged.map((each) => {
    if (pinsAmount && each === amount) {
      return { ...each, column: { ...each.column, pinned: 'left' } };
    }
    return free.has(each) ? { ...each, column: { ...each.column, pinned: undefined } } : each;
  });
}

/** The columns, of which one may take the room beside those up to the last amount that a selection adds up. */
function withGrowth<C extends Pinnable>(arranged: Arranged<C>, available: number): Arranged<C> {
  const scrolled = pinnedTo(undefined, arranged);
  const growing = scrolled.find((each) => !each.isSet && each.column.growsTo !== undefined);
  if (growing === undefined) return arranged;
  const upToIt = scrolled.slice(0, scrolled.indexOf(growing) + 1);
  const [most = 0] = roomOfAmounts(arranged);
  const pinned = widthOf([...pinnedTo('left', arranged), ...pinnedTo('right', arranged)]);
  const room = available - pinned - Math.max(most, widthOf(upToIt));
  const { width, column } = growing;
  const wide = Math.min(column.growsTo ?? width, width + Math.floor(room / STEP) * STEP);
  return arranged.map((each) =>
    each === growing ? { ...each, width: Math.max(width, wide) } : each,
  );
}

/** How columns fit. */
export interface Fit<Row> {
  /** With the pins that hold, and the widths. */
  readonly columns: Arranged<Column<Row>>;
  /** Whether they leave room, which they then share. */
  readonly hasSpareWidth: boolean;
}

/** What the frame of a table is measured to have. */
export interface Room {
  /** Pixels. */
  readonly width: number;
  /** How much wider texts are than they were made: 1, but where a person has their signs set apart. */
  readonly spread: number;
}

/** The columns as wide as their texts are, but those that a person gave a width. */
const withSpread = <C>(arranged: readonly ArrangedColumn<C>[], spread: number) =>
  arranged.map((each) => (each.isSet ? each : { ...each, width: Math.ceil(each.width * spread) }));

/**
 * How the columns fit into a frame beside the row boxes.
 * @param boxes pixels of those
 */
export function fitInto<Row>(declared: Arranged<Column<Row>>, boxes: number, room: Room): Fit<Row> {
  const arranged = withSpread(declared, room.spread);
  const available = room.width - boxes - SCROLLBAR;
  return {
    columns: withGrowth(withPins(arranged, available), available),
    hasSpareWidth: available >= widthOf(arranged),
  };
}

/** Whether two ways to fit the same columns look the same. */
export const isSame = (one: Fit<never>, other: Fit<never>): boolean =>
  one.hasSpareWidth === other.hasSpareWidth &&
  one.columns.every(({ column, width }, index) => {
    const { column: there, width: wide } = other.columns[index] ?? {};
    return column.id === there?.id && column.pinned === there.pinned && width === wide;
  });
