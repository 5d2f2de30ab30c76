import type { MouseEvent } from 'react';

/** For a text that is cut with an ellipsis: pointed at, it is told whole. One that is not cut has no tooltip. */
export const wholeIfCut = {
  onMouseEnter({ currentTarget: element }: MouseEvent<HTMLElement>) {
    if (element.scrollWidth > element.clientWidth) element.title = element.textContent;
    else element.removeAttribute('title');
  },
};
