/** Links in rows: anchors to screens of Corridor, which the grid opens. */
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlace } from '#renderer/client/live/place.ts';
import { hasModifier } from '#renderer/ui/shortcuts/keys.ts';

/** Whether a click opens the link in another tab or window, or is not the main button. */
const isForElsewhere = (event: MouseEvent): boolean => event.button !== 0 || hasModifier(event);

/**
 * A hook: opens the clicked link, if any. The next screen gets the query of this list, for its Back,
 * Previous and Next buttons.
 */
export function useRowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { search } = usePlace();
  return (event) => {
    if (event.defaultPrevented || isForElsewhere(event) || !(event.target instanceof Element))
      return;
    const place = event.target.closest('a[href^="#"]')?.getAttribute('href')?.slice(1);
    if (place === undefined) return;
    event.preventDefault();
    void navigate(place, { state: { from: search } });
  };
}
