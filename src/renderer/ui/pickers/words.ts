import type { ReferenceReading } from '#renderer/client/reference.ts';

/** What a picker says where it has no options, and what can be done about it. */
export function absence(
  { reference, failed, retry }: ReferenceReading,
  noMatch: string,
): { readonly nothing: string; readonly onRetry?: () => void } {
  if (reference) return { nothing: noMatch };
  if (!failed) return { nothing: 'Loading…' };
  return { nothing: 'The list could not be loaded. Retry', onRetry: retry };
}
