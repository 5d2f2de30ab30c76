/** The Electron the end-to-end tests run in, where it is. */
import { electronBinary } from '#cli/setup/browsers/electron.ts';
import { ROOT } from '#cli/setup/paths.mjs';

/** Electron's program; undefined when it was not fetched, and then its tests are left out. */
export const electronPath = (): string | undefined => electronBinary(ROOT);
