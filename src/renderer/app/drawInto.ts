/**
 * React for the DOM, in a small chunk of its own (decision 51). React creates errors when it is evaluated. For their
 * stacks V8 parses the chunk of React a second time.
 */
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** Draws `node` into `container`, and keeps it drawn. */
export function drawInto(container: Element, node: ReactNode): Root {
  const root = createRoot(container);
  root.render(node);
  return root;
}
