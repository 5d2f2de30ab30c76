/** A console whose downloads, and whose program for files and addresses, are the test's own. */
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { startBrowserHost } from '#support/harness.ts';
import { test as base } from './fixtures.ts';

interface OwnPrograms {
  /** The file or the address that was last opened; empty when none was. */
  readonly opened: () => Promise<string>;
}

/** Downloads go into `Downloads` of the test's own folder. */
export const test = base.extend<OwnPrograms>({
  sharesHost: false,
  host: async ({ apiUrl, dataDir }, use) => {
    const programs = join(dataDir, 'programs');
    await mkdir(programs);
    const opener = join(programs, 'xdg-open');
    await writeFile(opener, `#!/bin/sh\nprintf %s "$1" > '${join(dataDir, 'opened')}'\n`);
    await chmod(opener, 0o755);
    await using host = await startBrowserHost({
      apiUrl,
      dataDir,
      env: {
        CORRIDOR_VAULT: 'memory',
        PATH: `${programs}:${process.env['PATH']}`,
        XDG_DOWNLOAD_DIR: join(dataDir, 'Downloads'),
      },
    });
    await use(host);
  },
  opened: async ({ dataDir }, use) => {
    await use(() => readFile(join(dataDir, 'opened'), 'utf8').catch(() => ''));
  },
});
