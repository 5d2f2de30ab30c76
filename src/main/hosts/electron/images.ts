/** What {@link import('./pixels.ts')} draws, as images of Electron. */
import { type NativeImage, nativeImage } from 'electron';
import { SIZE } from './pixels.ts';

/** Two pixels a point: sharp on dense screens, scaled down by the system on others. */
export const toImage = (pixels: Uint8Array): NativeImage =>
  nativeImage.createFromBitmap(Buffer.from(pixels), { width: SIZE, height: SIZE, scaleFactor: 2 });
