import { describe, expect, it } from 'vitest';
import { NOTHING, tallyInWords, tallyPlaywright, tallyVitest } from './report.ts';

const file = (status: string, ...results: string[]) => ({
  name: 'a.test.ts',
  status,
  message: results.length === 0 ? 'No such module\n    at a.test.ts:1' : '',
  assertionResults: results.map((result) => ({
    status: result,
    fullName: `adds ${result}`,
    failureMessages: result === 'failed' ? ['Expected 2, got 3\n    at a.test.ts:9'] : [],
  })),
});

describe('counting', () => {
  it('adds up the tests of all files', () => {
    const testResults = [file('passed', 'passed', 'pending'), file('failed', 'passed', 'failed')];
    expect(tallyVitest({ testResults })).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      failures: ['a.test.ts > adds failed: Expected 2, got 3'],
    });
  });

  it('says of a test that did not end in its time that it timed out', () => {
    const late = file('failed', 'failed');
    for (const result of late.assertionResults)
      result.failureMessages = ['TimeoutError: STACK_TRACE_ERROR\n    at a.test.ts:9'];
    expect(tallyVitest({ testResults: [late] }).failures).toEqual([
      'a.test.ts > adds failed: Timed out',
    ]);
  });

  it('counts a file that could not be loaded as one failure', () => {
    expect(tallyVitest({ testResults: [file('failed')] })).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: ['a.test.ts: No such module'],
    });
  });

  it('counts an error outside tests as a failure', () => {
    const stats = { expected: 5, unexpected: 1, skipped: 2 };
    const results = [{ error: { message: 'Not open\nlog' } }];
    const tests = [
      { projectName: 'browser', status: 'expected', results: [{}] },
      { projectName: 'electron', status: 'unexpected', results },
    ];
    const specs = [{ title: 'opens', file: 'a.spec.ts', line: 4, tests }];
    const suites = [{ specs: [], suites: [{ specs }] }];
    expect(tallyPlaywright({ stats, errors: [{ message: 'no worker' }], suites })).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
      failures: ['[electron] a.spec.ts:4 > opens: Not open', 'Outside the tests: no worker'],
    });
  });

  it('speaks of skipped tests only when there are some', () => {
    expect(tallyInWords({ ...NOTHING, passed: 3 })).toBe('3 passed, 0 failed');
    expect(tallyInWords({ ...NOTHING, passed: 3, failed: 1, skipped: 2 })).toBe(
      '3 passed, 1 failed, 2 skipped',
    );
  });
});
