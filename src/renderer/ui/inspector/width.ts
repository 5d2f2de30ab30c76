/** How wide the inspector is: one width for every list, remembered on this computer. */
import { usePreference } from '#renderer/client/kept/preferences.ts';

/** Pixels of the pane. */
export const DEFAULT_WIDTH = 420;
export const LEAST_WIDTH = 320;
export const MOST_WIDTH = 760;
/** Pixels by which a key moves the edge. */
const STEP = 16;

/** The nearest width that the pane may have. */
export const clamped = (width: number): number =>
  Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, width)));

const read = (stored: unknown): number =>
  typeof stored === 'number' && Number.isFinite(stored) ? clamped(stored) : DEFAULT_WIDTH;

/** The width that was left, and its setter. */
export const useInspectorWidth = () => usePreference<number>('inspector.width', read);

/**
 * The width after a key on the left edge of the pane: the arrows move the edge. Undefined for other
 * keys.
 */
export function widthAfter(key: string, width: number): number | undefined {
  const widths: Readonly<Record<string, number>> = {
    ArrowLeft: clamped(width + STEP),
    ArrowRight: clamped(width - STEP),
    Home: LEAST_WIDTH,
    End: MOST_WIDTH,
  };
  return widths[key];
}
