/** Links in rows: plain anchors to places of the page, which the grid follows. */
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Whether a click is one that another window, or the system, is asked for. */
const isForElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * A hook: follows the link that was clicked, if any. The screen it leads to is told which list one
 * comes from, so that it can lead to its neighbours and back.
 */
export function useRowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (event) => {
    if (event.defaultPrevented || isForElsewhere(event) || !(event.target instanceof Element))
      return;
    const place = event.target.closest('a[href^="#"]')?.getAttribute('href')?.slice(1);
    if (place === undefined) return;
    event.preventDefault();
    void navigate(place, { state: { from: search } });
  };
}
