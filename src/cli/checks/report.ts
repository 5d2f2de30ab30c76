/** The result of a phase of the checks, from the reports of the test runners. */
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../setup/paths.mjs';

/** How many checks of a phase passed, failed and were skipped. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The tests that failed, each in a line with its message. */
  readonly failures: readonly string[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };
export const PASSED: Tally = { ...NOTHING, passed: 1 };
export const FAILED: Tally = { ...NOTHING, failed: 1 };

/** The sum of two tallies. */
export const addTally = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
});

/** The end of a long output is what is read first: the message is cut to its first line. */
const failureInWords = (name: string, message = '') =>
  [
    name.replace(ROOT, ''),
    stripVTControlCharacters(message)
      .split('\n')[0]
      ?.replace(TIMED_OUT, 'Timed out')
      .slice(0, MESSAGE_LENGTH),
  ]
    .filter(Boolean)
    .join(': ');

const MESSAGE_LENGTH = 300;
/** Vitest's own message for it is missing in its report. */
const TIMED_OUT = /\w*Error: STACK_TRACE_ERROR/u;

/** '12 passed, 0 failed', with ', 1 skipped' when there is one: the closing line's form. */
export function tallyInWords({ passed, failed, skipped }: Tally): string {
  const words = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${words}, ${skipped} skipped` : words;
}

/** The part of vitest's JSON report that is read. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Counts tests; a file that could not be run counts as one that failed. */
export function tallyVitest({ testResults }: VitestReport): Tally {
  return testResults
    .map(({ name, status, message, assertionResults }) => {
      const of = (wanted: string) => assertionResults.filter((result) => result.status === wanted);
      const passed = of('passed').length;
      const failures = of('failed').map(({ fullName, failureMessages }) =>
        failureInWords(`${name} > ${fullName}`, failureMessages[0]),
      );
      const skipped = assertionResults.length - passed - failures.length;
      if (status === 'failed' && failures.length === 0)
        failures.push(failureInWords(name, message));
      return { passed, failed: failures.length, skipped, failures };
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
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    /** One for each project that the spec runs in. */
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

const failuresIn = ({ specs, suites = [] }: PlaywrightSuite): readonly string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        failureInWords(
          `[${projectName}] ${file}:${line} > ${title}`,
          results.at(-1)?.error?.message,
        ),
      ),
  ),
  ...suites.flatMap(failuresIn),
];

/** Counts tests; an error outside of them, such as a worker that ends, counts as one that failed. */
export function tallyPlaywright({ stats, errors, suites }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap(failuresIn),
      ...errors.map(({ message }) => failureInWords('Outside the tests', message)),
    ],
  };
}
