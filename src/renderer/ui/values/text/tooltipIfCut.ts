import type { MouseEvent } from 'react';

/** Gives a text that is cut with an ellipsis a tooltip with the whole text; a text that fits gets none. */
export const tooltipIfCut = {
  onMouseEnter({ currentTarget: element }: MouseEvent<HTMLElement>) {
    if (element.scrollWidth > element.clientWidth) element.title = element.textContent;
    else element.removeAttribute('title');
  },
};
