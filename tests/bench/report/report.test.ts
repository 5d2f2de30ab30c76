import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { measured, single } from './figures.ts';
import { type Report, reportLines, writeReport } from './report.ts';

const report: Report = {
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
  failures: [],
  otherWork: 0.02,
  seconds: 12.4,
  figures: [
    measured(
      { group: 'Start', name: 'cold', unit: 'ms', aim: { of: 'median', is: '≤', limit: 1500 } },
      [1400, 1800.25, 1900],
    ),
    measured({ group: 'Start', name: 'warm', unit: 'ms' }, [900, 950]),
    single(
      {
        group: 'Storm',
        name: 'refreshes',
        unit: 'requests',
        aim: { of: 'max', is: '=', limit: 1 },
      },
      1,
    ),
  ],
  leftOut: ['Postgres, 1,000,000 orders: none is installed'],
};

describe('the table', () => {
  const lines = reportLines(report);
  const lineWith = (text: string) => lines.find((line) => line.includes(text)) ?? '';

  it('has a heading for each group and a line for each figure', () => {
    expect(lines.filter((line) => line === 'Start')).toHaveLength(1);
    expect(
      lineWith('cold')
        .trim()
        .split(/\s{2,}/u),
    ).toEqual(['cold, ms', '1,800', '1,400', '1,900', '3', 'median ≤ 1500: MISSED']);
  });

  it('shows a single number alone', () => {
    expect(
      lineWith('refreshes')
        .trim()
        .split(/\s{2,}/u),
    ).toEqual(['refreshes, requests', '1', '1', 'all = 1: met']);
  });

  it('lists missed and skipped figures, with counts', () => {
    expect(lines).toContain('Missed: Start, cold: median ≤ 1500: MISSED');
    expect(lines).toContain('Left out: Postgres, 1,000,000 orders: none is installed');
    expect(lines.at(-1)).toBe('1 of 2 aims met, 3 figures in 12 s.');
  });

  it('warns when other work was going on', () => {
    expect(lines.join()).not.toContain('Other programs');
    const busy = reportLines({ ...report, otherWork: 0.634 });
    expect(busy.join()).toContain('Other programs used up to 63 % of the machine');
  });
});

describe('the JSON', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'corridor-report-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

  it('is kept under its time and as the latest', () => {
    const file = writeReport(report, folder);
    expect(file).toBe(join(folder, '2026-03-01T10-20-30-400Z.json'));
    expect(readdirSync(folder).sort()).toEqual(['2026-03-01T10-20-30-400Z.json', 'latest.json']);
    const read = (name: string): unknown => JSON.parse(readFileSync(name, 'utf8'));
    expect(read(file)).toEqual(report);
    expect(read(join(folder, 'latest.json'))).toEqual(report);
  });
});
