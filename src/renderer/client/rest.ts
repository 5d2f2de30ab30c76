/** What is kept drawn behind another screen rests: it asks for nothing and takes no keys. */
import { createContext, useContext } from 'react';

/** Whether what is below rests. */
export const RestContext = createContext(false);

/** A hook: whether the component is kept, hidden, behind another screen. */
export const useIsResting = (): boolean => useContext(RestContext);
