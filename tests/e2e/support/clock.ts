/** Waits of the page that a test does not sit out. */
import { expect, type Page } from '@playwright/test';

/** Milliseconds the page's clock is put forward at a time; longer than a pause between two tries. */
const STEP_MS = 15_000;
/** Milliseconds in which the page has done what was due, before its clock is put forward again. */
const SOON = { timeout: 200 } as const;
/** Milliseconds of real time. */
const LIMIT_MS = 20_000;

/**
 * Puts the page's clock forward until the expectation, which takes the given options, holds. What it
 * waits for must begin after `page.clock.install()`.
 */
export const later = (
  page: Page,
  expectation: (options: typeof SOON) => Promise<void>,
): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(STEP_MS);
    await expectation(SOON);
  }).toPass({ intervals: [0], timeout: LIMIT_MS });
