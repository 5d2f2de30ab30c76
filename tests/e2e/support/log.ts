/** What the console has logged. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A line of the log. */
export type LogLine = Readonly<Record<string, unknown>> & { readonly event: string };

/** The lines of an event in every log of a data folder, oldest first. */
export async function logLines(dataDir: string, event: string): Promise<readonly LogLine[]> {
  const names = await readdir(dataDir, { recursive: true });
  const logs = await Promise.all(
    names
      .filter((name) => name.endsWith('.log') && !name.startsWith('electron'))
      .map((name) => readFile(join(dataDir, name), 'utf8')),
  );
  return logs
    .flatMap((log) => log.split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as LogLine)
    .filter((line) => line.event === event);
}
