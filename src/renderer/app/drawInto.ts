/**
 * React for the DOM, in a separate, small chunk (the manual's page on performance): React creates errors while it loads, and for each of
 * their stacks V8 parses its chunk again.
 */
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** Draws `node` into `container`, and keeps it drawn. */
export function drawInto(container: Element, node: ReactNode): Root {
  const root = createRoot(container);
  root.render(node);
  return root;
}
