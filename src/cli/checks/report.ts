/** The result of a phase of the checks, from the reports of the test runners. */

/** How many checks of a phase passed, failed and were skipped. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const PASSED: Tally = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: Tally = { passed: 0, failed: 1, skipped: 0 };
export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

/** The sum of two tallies. */
export const addTally = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** '12 passed, 0 failed', with ', 1 skipped' when there is one: the closing line's form. */
export function tallyInWords({ passed, failed, skipped }: Tally): string {
  const words = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${words}, ${skipped} skipped` : words;
}

/** The part of vitest's JSON report that is read. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Counts tests; a file that could not be run counts as one that failed. */
export function tallyVitest({ testResults }: VitestReport): Tally {
  return testResults
    .map(({ status, assertionResults }) => {
      const of = (wanted: string) =>
        assertionResults.filter((result) => result.status === wanted).length;
      const passed = of('passed');
      const failed = of('failed');
      return {
        passed,
        failed: status === 'failed' ? Math.max(failed, 1) : failed,
        skipped: assertionResults.length - passed - failed,
      };
    })
    .reduce(addTally, NOTHING);
}

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** Counts tests; an error outside of them, such as a worker that ends, counts as one that failed. */
export function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}
