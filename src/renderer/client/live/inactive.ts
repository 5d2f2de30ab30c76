/** What is kept drawn behind another screen is inactive: it asks for nothing and takes no keys. */
import { createContext, type RefObject, useContext } from 'react';

/** Whether what is below is inactive. */
export const InactiveContext = createContext(false);

/** A hook: whether the component is kept, hidden, behind another screen. */
export const useIsInactive = (): boolean => useContext(InactiveContext);

/** Whether what is below is on the screen: told when it is hidden, before it is drawn again as inactive. */
export const OnScreenContext = createContext<Readonly<RefObject<boolean>>>({ current: true });
