import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isBuilt, sourceHash } from './build.ts';
import { temporaryFolder } from './testing.ts';

function write(root: string, file: string, content = file): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

const PRODUCTS = [
  'out/main/electron.js',
  'out/main/browser.js',
  'out/main/sandbox.js',
  'out/main/sandbox-process.js',
  'out/preload/preload.cjs',
  'out/renderer/index.html',
];

/** A project that has just been built. */
function builtProject(): string {
  const root = temporaryFolder();
  for (const file of [
    'src/main/desk/desk.ts',
    'resources/logo.svg',
    'package-lock.json',
    ...PRODUCTS,
  ]) {
    write(root, file);
  }
  write(root, 'out/setup/build.txt', sourceHash(root));
  return root;
}

describe('whether the build is current', () => {
  it('is, while nothing changes', () => {
    const root = builtProject();
    write(root, 'src/main/desk/desk.ts');
    expect(isBuilt(root)).toBe(true);
  });

  it.each([
    'src/main/desk/desk.ts',
    'src/renderer/new.tsx',
    'resources/logo.svg',
    'package-lock.json',
    'electron.vite.config.ts',
  ])('is not after a change of %s', (file) => {
    const root = builtProject();
    write(root, file, 'changed');
    expect(isBuilt(root)).toBe(false);
  });

  it.each(['src/cli/run.mjs', 'src/main/desk/desk.test.ts', 'tests/e2e/a.spec.ts', 'README.md'])(
    'is after a change of %s, which no build contains',
    (file) => {
      const root = builtProject();
      write(root, file, 'changed');
      expect(isBuilt(root)).toBe(true);
    },
  );

  it('is not when a source was removed or renamed', () => {
    const root = builtProject();
    rmSync(join(root, 'src/main/desk/desk.ts'));
    write(root, 'src/main/table.ts', 'src/main/desk/desk.ts');
    expect(isBuilt(root)).toBe(false);
  });

  it.each(PRODUCTS)('is not without %s', (file) => {
    const root = builtProject();
    rmSync(join(root, file));
    expect(isBuilt(root)).toBe(false);
  });

  it('is recorded for each build: the one to run from the project and the one for packages', () => {
    const root = builtProject();
    expect(isBuilt(root, 'package')).toBe(false);
    for (const file of PRODUCTS.filter((product) => product !== 'out/main/browser.js')) {
      write(root, file.replace('out/', 'out/package/'));
    }
    write(root, 'out/setup/build-package.txt', sourceHash(root));
    expect(isBuilt(root, 'package')).toBe(true);
  });
});
