/** What this computer hides of people: two personal settings. */
import { useEffect } from 'react';
import { usePreference } from './preferences.ts';
import { readFlag } from './read.ts';

/** Whether personal data are masked until pointed at, and its setter. */
export const useMasked = () => usePreference('privacy.mask', readFlag);

/** Whether everything is blurred while the window has not the focus, and its setter. */
export const useBlurred = () => usePreference('privacy.blur', readFlag);

/** Marks the document, which the style sheets go by; used once. */
export function usePrivacy(): void {
  const [masked] = useMasked();
  const [blurred] = useBlurred();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-mask', masked);
  }, [masked]);
  useEffect(() => {
    const root = document.documentElement;
    const follow = () => root.toggleAttribute('data-away', blurred && !document.hasFocus());
    follow();
    window.addEventListener('focus', follow);
    window.addEventListener('blur', follow);
    return () => {
      window.removeEventListener('focus', follow);
      window.removeEventListener('blur', follow);
      root.removeAttribute('data-away');
    };
  }, [blurred]);
}
