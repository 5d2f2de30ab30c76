import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { single } from './figures.ts';
import { readLast, toLast, worseThan, writeLast } from './last.ts';
import { comparedLines } from './report.ts';
import { someReport } from './testing.ts';

const figure = (name: string, value: number) => single({ group: 'List', name, unit: 'ms' }, value);
const report = someReport({ figures: [figure('open', 100), figure('turn', 50)] });

it('a figure is worse when its median is more than 20 % above the last one', () => {
  const now = [figure('open', 120), figure('turn', 61), figure('new', 900)];
  expect(worseThan(toLast(report), now)).toEqual([{ figure: now[1], was: 50 }]);
});

it('the report names the machine it compares with and what got worse', () => {
  const now = { ...report, figures: [figure('open', 90), figure('turn', 75)] };
  expect(comparedLines(now, toLast(report))).toEqual([
    'Compared with 2026-03-01T10:20:30.400Z, commit abc, on 2 cores (Some Processor)',
    'Worse: List, turn, ms: 75, was 50 (+50 %)',
  ]);
  expect(comparedLines(now, null)).toEqual([]);
});

it('a run is kept for the next ones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'corridor-last-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  const file = join(folder, 'last.json');
  expect(readLast(file)).toBeNull();
  writeLast(report, file);
  expect(readLast(file)).toEqual(toLast(report));
});
