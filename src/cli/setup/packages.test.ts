import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ensurePackages, explainNpm, missingPackages } from './packages.mjs';
import { quietTerminal, standIns, temporaryFolder } from './testing.ts';

interface Locked {
  readonly version: string;
  readonly optional?: boolean;
}
type Lock = Readonly<Record<string, Locked>>;

const LOCK: Lock = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0' },
  'node_modules/mac-only': { version: '3.0.0', optional: true },
};

/** A project whose lock file asks for LOCK and whose node_modules holds `installed`. */
function project(installed: Lock | null): string {
  const root = temporaryFolder();
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...LOCK } }));
  if (!installed) return root;
  for (const path of Object.keys(installed)) {
    mkdirSync(join(root, path), { recursive: true });
    writeFileSync(join(root, path, 'package.json'), '{}');
  }
  const note = JSON.stringify({ packages: installed });
  writeFileSync(join(root, 'node_modules/.package-lock.json'), note);
  return root;
}

const COMPLETE: Lock = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0' },
};

/** A script that writes what a successful npm writes. */
const INSTALLS = `
mkdir -p node_modules/a node_modules/b
echo '{}' >node_modules/a/package.json; echo '{}' >node_modules/b/package.json
echo '${JSON.stringify({ packages: COMPLETE })}' >node_modules/.package-lock.json`;

/** A fake npm. The packages come from `script`, which runs in the project's folder. */
function npm(script: string) {
  vi.stubEnv('npm_execpath', '');
  return standIns({ npm: `echo "$@" >>"$HERE/calls"\n${script}` });
}

describe('whether node_modules is complete', () => {
  it('is complete without the optional packages of other platforms', () => {
    expect(missingPackages(project(COMPLETE))).toEqual([]);
  });

  it('misses everything in a fresh clone', () => {
    expect(missingPackages(project(null))).toEqual(['node_modules/a', 'node_modules/b']);
  });

  it('misses what the lock file asks for in another version', () => {
    const older = { ...COMPLETE, 'node_modules/b': { version: '1.9.0' } };
    expect(missingPackages(project(older))).toEqual(['node_modules/b']);
  });

  it('asks npm for nothing when it is complete, however it was installed', async () => {
    const machine = npm('exit 1');
    await ensurePackages(project(COMPLETE));
    expect(machine.read('calls')).toBe('');
  });
});

describe('installing the packages', () => {
  it('installs exactly the lock file, with what development needs', async () => {
    const terminal = quietTerminal();
    const machine = npm('exit 0');
    await ensurePackages(project(null));
    expect(machine.read('calls')).toMatch(/^ci --include=dev /u);
    expect(terminal()).toMatch(/Installing the npm packages: done in \d+ s/u);
  });

  it('says that the registry cannot be reached', async () => {
    quietTerminal();
    npm("echo 'npm error code ENOTFOUND' >&2; exit 1");
    await expect(ensurePackages(project(null))).rejects.toThrow('registry cannot be reached');
  });

  it('afterwards installs only what changed, so that a failure costs nothing', async () => {
    quietTerminal();
    const machine = npm(INSTALLS);
    await ensurePackages(project({ ...COMPLETE, 'node_modules/b': { version: '1.9.0' } }));
    expect(machine.read('calls').match(/^\w+/gmu)).toEqual(['install']);
  });

  it("is strict in the end: what 'install' leaves open goes to 'ci'", async () => {
    quietTerminal();
    const machine = npm('[ "$1" = install ]');
    const root = project({ ...COMPLETE, 'node_modules/b': { version: '1.9.0' } });
    await expect(ensurePackages(root)).rejects.toThrow('could not be installed');
    expect(machine.read('calls').match(/^\w+/gmu)).toEqual(['install', 'ci']);
  });

  it('tries again in the same way after a failure', async () => {
    quietTerminal();
    const machine = npm('exit 1');
    const root = project({ ...COMPLETE, 'node_modules/b': { version: '1.9.0' } });
    await expect(ensurePackages(root)).rejects.toThrow('could not be installed');
    await expect(ensurePackages(root)).rejects.toThrow('could not be installed');
    expect(machine.read('calls').match(/^\w+/gmu)).toEqual(['install', 'install']);
  });

  it('installs everything again after an installation that was cut off', async () => {
    quietTerminal();
    const root = project(COMPLETE);
    const machine = npm('exit 0');
    mkdirSync(join(root, 'out/setup'), { recursive: true });
    writeFileSync(join(root, 'out/setup/installing'), '');
    await ensurePackages(root);
    await ensurePackages(root);
    expect(machine.read('calls').match(/^\w+/gmu)).toEqual(['ci']);
  });

  it('installs once when two commands start together', async () => {
    quietTerminal();
    const root = project(null);
    const machine = npm(INSTALLS);
    await Promise.all([ensurePackages(root), ensurePackages(root)]);
    expect(machine.read('calls').trim().split('\n')).toHaveLength(1);
  });

  it.each([
    ['npm error nospc ENOSPC: no space left on device, write', 'disk is full'],
    ['npm error EACCES: permission denied, mkdir', 'cannot be written'],
    ['npm error code EUSAGE', 'Run "npm ci" in /somewhere'],
  ])('explains %s', (output, meaning) => {
    expect(explainNpm(output, '/somewhere')).toContain(meaning);
  });
});
