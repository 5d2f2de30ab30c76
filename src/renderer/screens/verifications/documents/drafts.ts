/** What is entered about a document before it is decided. */
import type { DocVerification } from '#contract/people/verifications.ts';
import { typeOf } from '#domain/acts/areas/documents.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';

/** The chosen reasons to decline a document. */
export type ReasonsValue = {
  readonly ticked: string[];
  /** One reason per line. */
  readonly typed: string;
};

const NO_REASONS: ReasonsValue = { ticked: [], typed: '' };

const readReasons = (kept: unknown) => (kept ?? NO_REASONS) as ReasonsValue;

/** A hook: the reasons, the setter, and what discards them. */
export const useReasons = (request: DocVerification) =>
  useDraft(`doc-verifications.${typeOf(request)}.${request.id}.reasons`, readReasons);

const readTicked = (kept: unknown) => (kept ?? []) as string[];

/** A hook: the submitted details of a document that were marked as matching, the setter, and what discards them. */
export const useTicked = (request: DocVerification) =>
  useDraft(`doc-verifications.${typeOf(request)}.${request.id}.ticked`, readTicked);
