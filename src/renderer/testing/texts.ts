/** Reading the page, for component tests. */
import type { Locator } from 'vitest/browser';

/** The texts of all elements a locator finds, in their order. */
export const textsOf = (found: Locator): readonly (string | undefined)[] =>
  found.elements().map(({ textContent }) => textContent.trim());

/** The texts of what a selector finds below the one element of a locator. */
export const textsIn = (within: Locator, selector: string): readonly (string | undefined)[] =>
  [...within.element().querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
