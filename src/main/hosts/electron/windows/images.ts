/** What {@link import('./pixels.ts')} draws, as images of Electron. */
import { type NativeImage, nativeImage } from 'electron';
import type { Drawing } from './pixels.ts';

/** The side of an icon in a tray, on a task bar or in a dock, in points. */
const SMALL = 16;
/** Points of a side of a window's icon, which is shown large where one changes between windows. */
const LARGE = 64;

/** Pixels a point of the screens there are: 100, 125, 150, 200 and 300 %. */
const SCALES = [1, 1.25, 1.5, 2, 3] as const;

/** A small image with a picture for each kind of screen, so that the system scales none. */
export const smallImage = (drawing: Drawing): NativeImage => toImage(drawing, SMALL, SCALES);

/** The icon of a window, which the system scales to what it shows. */
export const windowIcon = (drawing: Drawing): NativeImage => toImage(drawing, LARGE, [1]);

function toImage(drawing: Drawing, points: number, scales: readonly number[]): NativeImage {
  const image = nativeImage.createEmpty();
  for (const scaleFactor of scales) {
    const side = points * scaleFactor;
    const buffer = Buffer.from(drawing(side));
    image.addRepresentation({ scaleFactor, width: side, height: side, buffer });
  }
  return image;
}
