/** Folders of the benchmark: those that go with it and those that stay. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { inProject } from '#cli/setup/paths.mjs';

/** Where reports are kept. */
export const REPORTS = inProject('out/bench');

/** Makes a folder that is removed when the benchmark ends, however it ends. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `corridor-bench-${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** The path of something that a later run uses again; the folder it is in is there. */
export function keptPath(name: string): string {
  const folder = join(REPORTS, 'data');
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}
