/** Tooltips of cells and headers: of what is cut, and of what a column adds to its text. */

const HEADER = '.ag-header-cell-text';
const CELL = '.ag-cell';

/** Whether a header has more than its two lines, or anything in a cell more than its width. */
function isCut(element: Element): boolean {
  if (element.matches(HEADER) && element.scrollHeight > element.clientHeight) return true;
  return [element, ...element.querySelectorAll('*')].some(
    // What only assistive technology sees is one pixel wide.
    ({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth,
  );
}

/** Sets the tooltip of the cell or header under the pointer; `tooltipOf` gets whether it is cut. */
export function setTooltip(
  target: EventTarget | null,
  tooltipOf: (element: Element, isCut: boolean) => string | null | undefined,
): void {
  const element =
    target instanceof Element ? target.closest<HTMLElement>(`${HEADER}, ${CELL}`) : null;
  if (!element) return;
  const text = tooltipOf(element, isCut(element));
  if (text) element.title = text;
  else element.removeAttribute('title');
}

/** Takes the tooltips of cells away, because other rows may have come into them. */
export function forgetTooltips(frame: Element | null): void {
  for (const cell of frame?.querySelectorAll(`${CELL}[title]`) ?? []) cell.removeAttribute('title');
}
