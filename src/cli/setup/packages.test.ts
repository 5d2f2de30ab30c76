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

/** Stands in for npm; the packages come from `script`, which runs in the project's folder. */
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

  it('does not take an interrupted installation for a complete one', async () => {
    quietTerminal();
    npm('rm -rf node_modules/b; exit 1');
    const root = project({ 'node_modules/a': { version: '0.9.0' }, ...COMPLETE });
    writeFileSync(
      join(root, 'package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.1' } } }),
    );
    await expect(ensurePackages(root)).rejects.toThrow('could not be installed');
    expect(missingPackages(root)).toEqual(['node_modules/a']);
  });

  it('installs once when two commands start together', async () => {
    quietTerminal();
    const root = project(null);
    const machine = npm(`
mkdir -p node_modules/a node_modules/b
echo '{}' >node_modules/a/package.json; echo '{}' >node_modules/b/package.json
echo '${JSON.stringify({ packages: COMPLETE })}' >node_modules/.package-lock.json`);
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
