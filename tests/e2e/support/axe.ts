/** The accessibility check of the specs. */
import type { Page } from '@playwright/test';
import { violationsIn } from '#support/axe.ts';

/** What axe finds wrong with the page once it is at rest, a line a rule. */
export const violations = (page: Page): Promise<readonly string[]> =>
  violationsIn(page.mainFrame());
