/** What the inspector shows of a document. */
import type { DocVerification } from '#contract/people/verifications.ts';
import { type Inspector, lazyContent } from '#renderer/ui/inspector/inspector.ts';
import { reviewPath } from '#renderer/ui/review/place.ts';

export const DOCUMENT_INSPECTOR: Inspector<DocVerification> = {
  title: (id) => `Request ${id}`,
  Content: lazyContent(async () => (await import('./DocumentInspector.tsx')).DocumentInspector),
  path: reviewPath,
};
