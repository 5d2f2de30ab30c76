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
  switch (key) {
    case 'ArrowLeft':
      return clamped(width + STEP);
    case 'ArrowRight':
      return clamped(width - STEP);
    case 'Home':
      return LEAST_WIDTH;
    case 'End':
      return MOST_WIDTH;
    default:
      return undefined;
  }
}
