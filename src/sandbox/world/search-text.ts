/** What the orders' search looks through, kept with each order. */
import { normalizeText } from '#domain/text/normalize-text.ts';

/** The normalized names and references of an order, one a line. */
export function searchText(
  foldedNames: readonly string[],
  references: {
    readonly flw_ref?: string | null | undefined;
    readonly poster_manual_payment_ref?: string | null | undefined;
  },
): string {
  const { flw_ref: provider, poster_manual_payment_ref: manual } = references;
  return [...foldedNames, ...[provider, manual].map((text) => normalizeText(text ?? ''))]
    .filter((line) => line !== '')
    .join('\n');
}
