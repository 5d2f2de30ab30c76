/** Stand-ins for programs of the machine, for the tests of the set-up. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { onTestFinished, vi } from 'vitest';

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'corridor-setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

/**
 * Puts shell scripts in front of the programs of the same names until the test ends. In a script,
 * `$HERE` is a folder that all of them share.
 */
export function standIns(scripts: Readonly<Record<string, string>>): {
  /** The content of a file in that folder; empty when there is none. */
  read(file: string): string;
  write(file: string, content: string): void;
} {
  const folder = temporaryFolder();
  for (const [name, body] of Object.entries(scripts)) {
    const file = join(folder, name);
    writeFileSync(file, `#!/bin/sh\nHERE='${folder}'\n${body}\n`);
    chmodSync(file, 0o755);
  }
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH'] ?? ''}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  return {
    write: (file, content) => writeFileSync(join(folder, file), content),
    read: (file) => {
      try {
        return readFileSync(join(folder, file), 'utf8');
      } catch {
        return '';
      }
    },
  };
}

/** Collects the output on the terminal until the test ends. */
export function quietTerminal(): () => string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  return () => write.mock.calls.map(([text]) => String(text)).join('');
}
