/** Reads the icons that the build has drawn, so that they are sharp on screens of every density. */
import { join } from 'node:path';
import { type NativeImage, nativeImage } from 'electron';
import type { IconName } from './draw.ts';

/** An icon that the build has left beside this program, with a picture for each density of screen. */
export const icon = (name: IconName): NativeImage =>
  nativeImage.createFromPath(join(import.meta.dirname, 'icons', `${name}.png`));
