import { startTransition, useEffect, useState } from 'react';

/**
 * A hook: true once what was first drawn of `content` is on the screen. Until then a component draws
 * what fits there, and the rest, which takes longer and cannot be seen yet, right after.
 */
export function useDrawn(content: string): boolean {
  const [drawn, setDrawn] = useState<string | null>(null);
  useEffect(() => {
    startTransition(() => setDrawn(content));
  }, [content]);
  return drawn === content;
}
