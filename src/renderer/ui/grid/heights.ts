/** Pixels of the parts of a table, known without the grid. */

export type Density = 'comfortable' | 'compact';

/** The row height of tables, from the highest to the lowest. */
export const DENSITIES: readonly { readonly value: Density; readonly label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];

export const ROW_HEIGHT: Readonly<Record<Density, number>> = { comfortable: 36, compact: 28 };
/** With the line below it. */
export const HEADER_HEIGHT = 37;
/** The column of selection boxes. */
export const SELECTION_WIDTH = 30;

/** Pixels of a window that are not of its table. */
const AROUND = 220;
/** Pixels in which something of an open row can be read. */
const LEAST_OPEN = 200;

/** Pixels of the line under an open row that wants `height`: half of the table at most; the rest is scrolled to. */
export const openHeight = (height: number): number =>
  Math.min(height, Math.max(LEAST_OPEN, Math.floor((window.innerHeight - AROUND) / 2)));
