/** Where a screen is. A list that is kept behind another screen stays at the place it was left at. */
import { createContext, useContext } from 'react';
import type { Location } from 'react-router-dom';

/** The place of what is below it. */
export const PlaceContext = createContext<Location | null>(null);

/**
 * A hook: where the screen is, for all that a kept list draws. React Router's own place is that of the window.
 * @throws outside the layout of signed-in people
 */
export function usePlace(): Location {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('A place is asked for outside the layout');
  return place;
}
