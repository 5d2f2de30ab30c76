/** Which parts of a grid are visible, for component tests: whole within the window, with nothing over them. */

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

/** All headers of a grid in their order. */
export const allHeaders = (name: string): readonly string[] => headersOf(gridOf(name)).map(textOf);

/** The headers of the columns that can be seen from edge to edge. */
export const visibleHeaders = (name: string): readonly string[] =>
  headersOf(gridOf(name))
    .filter((header) => isVisible(header))
    .map(textOf);

/** How many rows of a grid can be seen whole. */
export function visibleRowCount(name: string): number {
  const firsts = gridOf(name).querySelectorAll('.ag-row [role=gridcell][aria-colindex="1"]');
  return [...firsts].filter((cell) => isVisible(cell)).length;
}
