/** Folders of the benchmark: those that go with it and those that stay. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { inProject } from '#cli/setup/paths.mjs';

/** Where reports are kept. */
export const REPORTS = inProject('out/bench');

/** Where a run keeps what a later run uses again. */
export const KEPT = inProject('out/bench/data');

/** Makes a folder that is removed when the benchmark ends, however it ends. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `corridor-bench-${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
