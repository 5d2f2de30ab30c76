import { useCallback, useState } from 'react';

const listeners = new WeakMap<Element, (isInView: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all elements, because each observer costs time. */
function shared(): IntersectionObserver {
  observer ??= new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) listeners.get(target)?.(isIntersecting);
  });
  return observer;
}

/** A hook: a ref for an element, and whether any of it is on the screen: not scrolled away, not hidden. */
export function useInView() {
  const [isInView, setInView] = useState(false);
  const place = useCallback((element: Element | null) => {
    if (element === null) return;
    listeners.set(element, setInView);
    shared().observe(element);
    return () => shared().unobserve(element);
  }, []);
  return [place, isInView] as const;
}
