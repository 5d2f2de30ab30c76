/** What a world is made with, and the time it covers. */

/** The world to make. */
export interface WorldOptions {
  readonly seed: number;
  readonly orders: number;
  /**
   * Users of the network, also those who never trade. By default it is the number that the orders
   * need, and a fifth more; it is never less than the orders need.
   */
  readonly users?: number | undefined;
  /** The moment the world's times are counted from. */
  readonly anchor: Date;
}

/** The first order's id; shorter ones would look like the first day of business. */
export const FIRST_ORDER_ID = 100_001;

const DAY = 86_400_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The age of the first order. */
export const SPAN = 540 * DAY;
/** The world continues this long after its anchor, so that the anchor's day is never empty. */
const AFTER_ANCHOR = 5 * MINUTE;

/** The first and the last moment of a world. */
export function worldTimes(anchor: Date): { readonly start: number; readonly end: number } {
  const end = anchor.getTime() + AFTER_ANCHOR;
  return { start: end - SPAN, end };
}

/** The anchor of a world made at `now`, a full hour: the whole world is past by then. */
export const anchorAt = (now: number): Date =>
  new Date(Math.floor((now - AFTER_ANCHOR) / HOUR) * HOUR);
