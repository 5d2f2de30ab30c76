import type { MouseEvent } from 'react';

/** Gives a text a tooltip: the whole text where it is cut with an ellipsis, and below it the note where there is one. */
export const tooltipWith = (note: string | null) => ({
  onMouseEnter({ currentTarget: element }: MouseEvent<HTMLElement>) {
    const whole = element.scrollWidth > element.clientWidth ? element.textContent : null;
    const title = [whole, note].filter((part) => part !== null).join('\n');
    if (title) element.title = title;
    else element.removeAttribute('title');
  },
});

/** Gives a text that is cut with an ellipsis a tooltip with the whole text; a text that fits gets none. */
export const tooltipIfCut = tooltipWith(null);
