import type { Locator, Page } from '@playwright/test';

/** What the console says for a moment when something worked, also beside an open dialog. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('listitem', { name: text, includeHidden: true });
