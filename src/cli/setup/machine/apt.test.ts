import { utimesSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { quietTerminal, standIns, temporaryFolder } from '../testing.ts';
import { ensureDebianPackages, missingDebianPackages } from './apt.mjs';

/** A fake dpkg that knows `installed` and later installations, and a fake apt-get. */
const debian = (aptGet: string) =>
  standIns({
    dpkg: `
printf 'Package: present\\nStatus: install ok installed\\n\\n'
printf 'Package: removed\\nStatus: deinstall ok config-files\\n\\n'
for name in $(cat "$HERE/installed" 2>/dev/null); do
  printf 'Package: %s\\nStatus: install ok installed\\n\\n' "$name"
done`,
    'apt-get': `
echo "$@" >>"$HERE/calls"
case "$*" in
${aptGet}
esac`,
  });

/** What apt-get was called for, in order. */
const verbsOf = (calls: string) =>
  calls
    .trim()
    .split('\n')
    .map((call) => {
      if (call.includes('--simulate')) return 'try';
      return call.includes(' update') ? 'update' : 'install';
    });

const HOUR_MS = 60 * 60_000;

/** A Debian, as root, whose package lists were read so long ago. */
function rootAfter(hours: number) {
  const lists = temporaryFolder();
  const read = new Date(Date.now() - hours * HOUR_MS);
  utimesSync(lists, read, read);
  return { root: true, debian: true, lists };
}

describe('Debian packages', () => {
  it('counts a package that was removed as missing', () => {
    debian('*) exit 1 ;;');
    expect(missingDebianPackages(['present', 'removed', 'never-seen'])).toEqual([
      'removed',
      'never-seen',
    ]);
  });

  it('calls nothing when all are there', async () => {
    const machine = debian('*) exit 1 ;;');
    await expect(ensureDebianPackages(['present'], rootAfter(1))).resolves.toBeUndefined();
    expect(machine.read('calls')).toBe('');
  });

  it('reads the package lists only when the package is not in those there are', async () => {
    quietTerminal();
    const machine = debian(`
*update*) touch "$HERE/updated" ;;
*install*) [ -e "$HERE/updated" ] || { echo 'E: Unable to locate package chromium' >&2; exit 100; }
  echo chromium >"$HERE/installed" ;;`);
    await expect(ensureDebianPackages(['chromium'], rootAfter(1))).resolves.toBeUndefined();
    expect(verbsOf(machine.read('calls'))).toEqual(['try', 'update', 'install']);
  });

  it('reads them even if they name a missing file', async () => {
    quietTerminal();
    const machine = debian(`
*--simulate*) ;;
*update*) touch "$HERE/updated" ;;
*install*) [ -e "$HERE/updated" ] || { echo 'E: Failed to fetch: 404' >&2; exit 100; } ;;`);
    await expect(ensureDebianPackages(['chromium'], rootAfter(1))).resolves.toBeUndefined();
    expect(verbsOf(machine.read('calls'))).toEqual(['try', 'install', 'update', 'install']);
  });

  it('refreshes lists older than a day once, before it uses them', async () => {
    quietTerminal();
    const machine = debian(`
*update*) ;;
*--simulate*) ;;
*install*) echo chromium >"$HERE/installed" ;;`);
    const old = rootAfter(25);
    await expect(ensureDebianPackages(['chromium'], old)).resolves.toBeUndefined();
    expect(verbsOf(machine.read('calls'))).toEqual(['update', 'try', 'install']);
    await expect(ensureDebianPackages(['fonts'], old)).resolves.toBeUndefined();
    expect(verbsOf(machine.read('calls')).slice(3)).toEqual(['try', 'install']);
  });

  it('uses the old package lists when newer ones are not available', async () => {
    quietTerminal();
    const machine = debian(`
*update*) echo 'E: Failed to fetch: Could not resolve host' >&2; exit 100 ;;
*--simulate*) ;;
*install*) echo chromium >"$HERE/installed" ;;`);
    await expect(ensureDebianPackages(['chromium'], rootAfter(25))).resolves.toBeUndefined();
    expect(verbsOf(machine.read('calls'))).toEqual(['update', 'try', 'install']);
  });

  it("says apt's own reason and the command when it fails", async () => {
    quietTerminal();
    debian("*) echo 'E: Failed to fetch: Could not resolve host' >&2; exit 100 ;;");
    const problem = await ensureDebianPackages(['chromium'], rootAfter(1));
    expect(problem).toContain('Could not resolve host');
    expect(problem).toContain('sudo apt-get install --yes chromium');
  });

  it('changes nothing for an account that is not root, and says what to type', async () => {
    const machine = debian('*) exit 0 ;;');
    const problem = await ensureDebianPackages(['chromium'], { ...rootAfter(1), root: false });
    expect(problem).toContain('sudo apt-get install --yes chromium');
    expect(machine.read('calls')).toBe('');
  });

  it('names the packages on a system that is not Debian', async () => {
    const machine = debian('*) exit 0 ;;');
    const problem = await ensureDebianPackages(['chromium'], { ...rootAfter(1), debian: false });
    expect(problem).toContain('not based on Debian');
    expect(problem).toContain('chromium');
    expect(machine.read('calls')).toBe('');
  });
});
