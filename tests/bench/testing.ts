/** A report, for tests. */
import type { Report } from './report.ts';

/** A report of a run in which nothing failed, with those `fields`. */
export const someReport = (fields: Partial<Report>): Report => ({
  machine: {
    date: '2026-03-01T10:20:30.400Z',
    commit: 'abc',
    cores: 2,
    processor: 'Some Processor',
    memoryGb: 24,
    system: 'linux 6.1',
    node: 'v24.0.0',
    chromium: '156.0',
  },
  quick: false,
  otherWork: 0,
  seconds: 1,
  figures: [],
  leftOut: [],
  failures: [],
  ...fields,
});
