/** Where a screen is. A list that is kept behind another screen stays at the place it was left at. */
import { createContext, useContext } from 'react';
import type { Location } from 'react-router-dom';

/** The place of what is below it. */
export const PlaceContext = createContext<Location | null>(null);

/** A hook: where the screen is; React Router's hooks say where the window is. @throws outside {@link PlaceContext} */
export function usePlace(): Location {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('A place is asked for outside the layout');
  return place;
}
