/** Which parts of a grid are visible, for component tests: whole within the window, with nothing over them. */
import { vi } from 'vitest';

const HEADER = '[role=columnheader]:not([col-id="ag-Grid-SelectionColumn"])';

/** Whether all of an element can be seen; `inset` pixels of its edges may be a neighbour's. */
function isVisible(element: Element, inset = 2): boolean {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return (
    width > 0 &&
    bottom <= window.innerHeight &&
    [left + inset, right - inset].every((x) => {
      const hit = document.elementFromPoint(x, middle);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    })
  );
}

const gridOf = (name: string): Element => {
  const grid = document.querySelector(`[role=grid][aria-label="${name}"]`);
  if (!grid) throw new Error(`There is no grid ${name}.`);
  return grid;
};

/** The headers of a grid in the order of its columns. */
const headersOf = (grid: Element): readonly Element[] =>
  [...grid.querySelectorAll(HEADER)].toSorted(
    (a, b) => Number(a.ariaColIndex) - Number(b.ariaColIndex),
  );

/** Without what the grid hides in a header, as the place of a column in the order. */
const textOf = (header: Element): string =>
  (header.querySelector('.ag-header-cell-text') ?? header).textContent?.trim() ?? '';

/** Scrolls a grid sideways, and waits for what comes into view. */
async function scroll(grid: Element, x: number): Promise<void> {
  grid.scrollBy({ left: x });
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** How many columns a grid has, without that of selection boxes. */
const columnCount = (grid: Element): number =>
  Number(grid.ariaColCount) - (grid.querySelector('[col-id="ag-Grid-SelectionColumn"]') ? 1 : 0);

/** Scrolls from the first column to the last until `isDone`. */
async function scrollThrough(grid: Element, isDone: () => boolean): Promise<void> {
  for (let step = 0; !isDone() && step < columnCount(grid); step += 1) {
    await scroll(grid, step === 0 ? -10_000 : 250);
  }
}

/** All headers of a grid in their order by scrolling: those out of view are not in the document. */
export async function allHeaders(name: string): Promise<readonly string[]> {
  const grid = gridOf(name);
  const texts = new Map<number, string>();
  await scrollThrough(grid, () => {
    for (const header of headersOf(grid)) texts.set(Number(header.ariaColIndex), textOf(header));
    return texts.size === columnCount(grid);
  });
  return [...texts].toSorted(([a], [b]) => a - b).map(([, text]) => text);
}

/** Scrolls a grid back to its first column. */
export const scrollToFirstColumn = (name: string): Promise<void> => scroll(gridOf(name), -10_000);

/** Scrolls a grid until the header of a column is in view. */
export async function showColumn(name: string, header: string): Promise<void> {
  // The plain rows before the table do not scroll.
  await vi.waitUntil(() => gridOf(name).localName !== 'table');
  await scrollThrough(gridOf(name), () => visibleHeaders(name).includes(header));
}

/** The headers of the columns that can be seen from edge to edge. */
export const visibleHeaders = (name: string, inset?: number): readonly string[] =>
  headersOf(gridOf(name))
    .filter((header) => isVisible(header, inset))
    .map(textOf);

/** How many rows of a grid can be seen whole. */
export function visibleRowCount(name: string): number {
  const firsts = gridOf(name).querySelectorAll('.ag-row [role=gridcell][aria-colindex="1"]');
  return [...firsts].filter((cell) => isVisible(cell)).length;
}
