/** What is kept drawn behind another screen is inactive: it asks for nothing and takes no keys. */
import { createContext, useContext } from 'react';

/** Whether what is below is inactive. */
export const InactiveContext = createContext(false);

/** A hook: whether the component is kept, hidden, behind another screen. */
export const useIsInactive = (): boolean => useContext(InactiveContext);
