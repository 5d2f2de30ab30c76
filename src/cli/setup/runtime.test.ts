import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { node24 } from './runtime.mjs';
import { temporaryFolder } from './testing.ts';

function projectWith(file: string): string {
  const root = temporaryFolder();
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), '');
  return root;
}

describe.skipIf(process.platform === 'win32')('the Node that runs everything', () => {
  it('is the one npm installed', () => {
    const root = projectWith('node_modules/node/bin/node');
    expect(node24({ root, version: '20.20.2' })).toBe(join(root, 'node_modules/node/bin/node'));
  });

  it('is found in the package of the platform when it was not copied', () => {
    const own = `node_modules/node-${process.platform}-${process.arch}/bin/node`;
    const root = projectWith(own);
    expect(node24({ root, version: '20.20.2' })).toBe(join(root, own));
  });

  it('is the running one when that is new enough', () => {
    expect(node24({ root: temporaryFolder(), version: '25.1.0' })).toBe(process.execPath);
  });

  it('is asked for with the command to type when there is none', () => {
    expect(() => node24({ root: temporaryFolder(), version: '20.20.2' })).toThrow(
      'npm rebuild node',
    );
  });
});
