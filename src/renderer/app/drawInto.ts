/**
 * React for the DOM, in a chunk of its own (decision 51): it makes errors as it is evaluated, and V8 parses
 * the whole chunk again for their stacks.
 */
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** Draws `node` into `container`, and keeps it drawn. */
export function drawInto(container: Element, node: ReactNode): Root {
  const root = createRoot(container);
  root.render(node);
  return root;
}
