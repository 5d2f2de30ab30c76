import type { ReferenceReading } from '#renderer/client/reference/reference.ts';

/**
 * What a picker says where it has no options, and what can be done about it.
 * @param things what it offers: 'countries'
 */
export function absence(
  { reference, failed, retry }: ReferenceReading,
  things: string,
  noMatch: string,
): { readonly nothing: string; readonly onRetry?: () => void } {
  if (reference) return { nothing: noMatch };
  if (!failed) return { nothing: 'Loading…' };
  return { nothing: `The ${things} could not be loaded. Retry`, onRetry: retry };
}
