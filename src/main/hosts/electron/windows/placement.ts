/** The place of a window: its last one, if it can be reached there. Pure. */

/** In device-independent pixels of the whole desktop. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The minimum size of a window: the console is made for screens of 1280 by 720. */
export const LEAST_SIZE = { width: 1024, height: 640 } as const;
const USUAL_SIZE = { width: 1440, height: 900 } as const;

/** Pixels of a title bar that must be on a screen, so that the window can be moved. */
const HOLD = { width: 120, height: 24 } as const;
const TITLE_BAR_HEIGHT = 40;

const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));

function overlap(a: Rectangle, b: Rectangle): { readonly width: number; readonly height: number } {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return { width: Math.max(0, width), height: Math.max(0, height) };
}

const area = ({ width, height }: { readonly width: number; readonly height: number }) =>
  width * height;

function canBeHeld(window: Rectangle, screen: Rectangle): boolean {
  const titleBar = { ...window, height: TITLE_BAR_HEIGHT };
  const { width, height } = overlap(titleBar, screen);
  return width >= HOLD.width && height >= HOLD.height;
}

/** `size` on this screen: not larger than it, and not smaller than a window can be. */
const sizeOn = (screen: Rectangle, size: { readonly width: number; readonly height: number }) => ({
  width: Math.max(LEAST_SIZE.width, Math.min(size.width, screen.width)),
  height: Math.max(LEAST_SIZE.height, Math.min(size.height, screen.height)),
});

function inTheMiddle(screen: Rectangle): Rectangle {
  const { width, height } = sizeOn(screen, USUAL_SIZE);
  return {
    x: Math.max(screen.x, screen.x + Math.round((screen.width - width) / 2)),
    y: Math.max(screen.y, screen.y + Math.round((screen.height - height) / 2)),
    width,
    height,
  };
}

/**
 * The bounds of a window that had `saved` when it was last closed. It stays where it was if its
 * title bar can be reached. Else it moves onto the screen that shows most of it, or to the middle of the
 * first one when no screen shows it.
 * @param screens the work areas (without task bar and dock), the primary one first
 */
export function placeWindow(
  saved: Rectangle | undefined,
  screens: readonly Rectangle[],
): Rectangle {
  const primary = screens[0] ?? { x: 0, y: 0, ...USUAL_SIZE };
  if (!saved) return inTheMiddle(primary);
  const nearest = screens.reduce(
    (best, screen) => (area(overlap(saved, screen)) > area(overlap(saved, best)) ? screen : best),
    primary,
  );
  if (area(overlap(saved, nearest)) === 0) return inTheMiddle(primary);
  const size = sizeOn(nearest, saved);
  const kept = { ...saved, ...size };
  if (canBeHeld(kept, nearest)) return kept;
  return {
    ...size,
    x: within(saved.x, nearest.x, Math.max(nearest.x, nearest.x + nearest.width - size.width)),
    y: within(saved.y, nearest.y, Math.max(nearest.y, nearest.y + nearest.height - size.height)),
  };
}
