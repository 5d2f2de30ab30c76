import { describe, expect, it } from 'vitest';
import { tallyInWords, tallyPlaywright, tallyVitest } from './report.ts';

const file = (status: string, ...results: string[]) => ({
  status,
  assertionResults: results.map((result) => ({ status: result })),
});

describe('counting', () => {
  it('adds up the tests of all files', () => {
    const testResults = [file('passed', 'passed', 'pending'), file('failed', 'passed', 'failed')];
    expect(tallyVitest({ testResults })).toEqual({ passed: 2, failed: 1, skipped: 1 });
  });

  it('counts a file that could not be loaded as one failure', () => {
    expect(tallyVitest({ testResults: [file('failed')] })).toMatchObject({ failed: 1 });
  });

  it('counts an error outside tests as a failure', () => {
    const stats = { expected: 5, unexpected: 1, skipped: 2 };
    expect(tallyPlaywright({ stats, errors: ['no worker'] })).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
    });
  });

  it('speaks of skipped tests only when there are some', () => {
    expect(tallyInWords({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
    expect(tallyInWords({ passed: 3, failed: 1, skipped: 2 })).toBe(
      '3 passed, 1 failed, 2 skipped',
    );
  });
});
