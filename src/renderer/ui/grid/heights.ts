/** Pixels of the parts of a table, known without the grid. */
import type { Density } from './layout.ts';

export const ROW_HEIGHT: Readonly<Record<Density, number>> = { comfortable: 36, compact: 28 };
/** With the line below it. */
export const HEADER_HEIGHT = 37;
/** The column of selection boxes. */
export const SELECTION_WIDTH = 30;
