import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OLDEST_CHROMIUM } from '#domain/program/browsers.ts';
import { inProject } from '../paths.mjs';
import { standIns, temporaryFolder } from '../testing.ts';
import { ensureOldestBrowser, offeredVersions, oldestBrowser } from './oldest-browser.ts';

/** A Debian with a browser of `installed`, and lists that name these versions. */
function debian(installed: number, ...listed: string[]) {
  const lines = listed.map((version) => `echo ' chromium | ${version} | deb bookworm/main'`);
  return standIns({
    'apt-cache': lines.join('\n'),
    'apt-get': `
echo "$@" >>"$HERE/calls"
name=\${2%%=*}
[ -e "$HERE/gone" ] || echo x >"\${name}_\${2#*=}_amd64.deb"`,
    'dpkg-deb': 'mkdir -p "$3/usr/lib/chromium"; echo x >"$3/usr/lib/chromium/chromium"',
    'google-chrome-stable': `echo 'Google Chrome ${installed}.0.1.2'`,
  });
}

const NOTHING_FETCHED = { archives: '/nowhere' };

describe('the oldest browser that is available', () => {
  it('is the oldest supported one in the lists and among the packages that are there', async () => {
    debian(160, '156.0.8100.2-1', '151.0.9.1-1', '149.9.9.9-1');
    const archives = temporaryFolder();
    for (const name of [
      'chromium_150.0.1.2-1',
      'chromium-common_150.0.1.2-1',
      'chromium_150.0.1.1-1',
    ])
      writeFileSync(join(archives, `${name}_amd64.deb`), 'x');
    expect(await offeredVersions({ archives })).toEqual([
      '150.0.1.2-1',
      '151.0.9.1-1',
      '156.0.8100.2-1',
    ]);
  });

  it('is fetched and unpacked once, below the project', async () => {
    const machine = debian(156, '156.0.8100.2-1', '150.0.1.2-1');
    const root = temporaryFolder();
    expect(oldestBrowser(root)).toBeUndefined();
    expect(await ensureOldestBrowser(root, NOTHING_FETCHED)).toBeUndefined();
    expect(await ensureOldestBrowser(root, NOTHING_FETCHED)).toBeUndefined();
    expect(machine.read('calls')).toBe(
      'download chromium=150.0.1.2-1\ndownload chromium-common=150.0.1.2-1\n',
    );
    expect(oldestBrowser(root)).toBe(
      join(root, 'out/setup/oldest-browser/150.0.1.2-1/usr/lib/chromium/chromium'),
    );
  });

  it('is undefined without an older version', async () => {
    debian(156, '156.0.8100.2-1');
    const root = temporaryFolder();
    expect(await ensureOldestBrowser(root, NOTHING_FETCHED)).toContain('older than the installed');
    expect(oldestBrowser(root)).toBeUndefined();
  });

  it('is undefined if the download fails, without a partial file', async () => {
    const machine = debian(156, '150.0.1.2-1');
    machine.write('gone', '');
    const root = temporaryFolder();
    expect(await ensureOldestBrowser(root, NOTHING_FETCHED)).toContain('could not be fetched');
    expect(oldestBrowser(root)).toBeUndefined();
  });
});

it('README names the oldest browser that is supported', () => {
  expect(readFileSync(inProject('README.md'), 'utf8')).toContain(
    `Chromium, Chrome or Edge ${OLDEST_CHROMIUM} or newer`,
  );
});
