/** Tabs of the page, for component tests. */
import { type Locator, page } from 'vitest/browser';

/**
 * A tab by its whole name. Vitest's names also hold the hidden copy that keeps a tab as wide as when it
 * is selected, which no browser reads out.
 */
export const tabNamed = (name: string, within: Pick<Locator, 'getByRole'> = page): Locator =>
  within.getByRole('tab', { name: new RegExp(`^${name}(?: ${name})?\\s*$`, 'u') });
