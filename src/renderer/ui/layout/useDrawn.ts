import { startTransition, useEffect, useState } from 'react';

/**
 * A hook: true once the first part of `content` is painted. Until then a component draws what fits
 * on the screen; the rest, which takes longer, follows.
 */
export function useDrawn(content: string): boolean {
  const [drawn, setDrawn] = useState<string | null>(null);
  useEffect(() => {
    startTransition(() => setDrawn(content));
  }, [content]);
  return drawn === content;
}
