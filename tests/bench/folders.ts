/** Folders of the benchmark: those that go with it and those that stay. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { inProject } from '#cli/setup/paths.mjs';

/** Where reports are kept. */
export const REPORTS = inProject('out/bench');

/** Others may pass through it, as Postgres must, whose files belong to a separate account. */
const PASSABLE = 0o711;

/**
 * Gives this process and its children one folder for temporary files, which is removed at the end
 * of the process in every case.
 */
export function keepTemporaryFilesTogether(): void {
  const root = mkdtempSync(join(tmpdir(), 'corridor-bench-'));
  chmodSync(root, PASSABLE);
  process.env['TMPDIR'] = root;
  // Processes that were killed a moment ago may still be writing.
  process.once('exit', () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
}

/** Makes an empty folder among the temporary files. */
export const temporaryFolder = (name: string): string => mkdtempSync(join(tmpdir(), `${name}-`));
