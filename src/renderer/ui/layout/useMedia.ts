/** What holds of the window. */
import { useSyncExternalStore } from 'react';

/** A hook: whether a media query, such as '(width < 800px)', holds now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
