import type { DocVerification } from '#contract/people/verifications.ts';
import { DOCUMENT } from '#domain/acts/areas/verifications.ts';
import { keyOf } from '#domain/acts/declare.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';

const readTicked = (kept: unknown) => (kept ?? []) as string[];

/** A hook: the submitted details of a document that were marked as matching, the setter, and what discards them. */
export const useTicked = (request: DocVerification) =>
  useDraft(`${keyOf(DOCUMENT, request)}.ticked`, readTicked);
