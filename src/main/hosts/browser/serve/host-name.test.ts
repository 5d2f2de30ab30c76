import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolder } from '../../testing/folder.ts';
import { openHostName } from './host-name.ts';

const NAME = /^[0-9a-f]{32}\.localhost$/u;

describe('the host name of a data folder', () => {
  it('is random, kept, and readable by its own account only', async () => {
    const folder = await createFolder();
    const name = openHostName(folder);
    expect(name).toMatch(NAME);
    expect(openHostName(folder)).toBe(name);
    expect(openHostName(await createFolder())).not.toBe(name);
    expect(statSync(join(folder, 'browser-host-name')).mode.toString(8)).toBe('100600');
  });

  it('is replaced when others may have read it, or when the file holds something else', async () => {
    const folder = await createFolder();
    const file = join(folder, 'browser-host-name');
    const name = openHostName(folder);
    chmodSync(file, 0o644);
    const next = openHostName(folder);
    expect(next).toMatch(NAME);
    expect(next).not.toBe(name);
    writeFileSync(file, 'evil.example');
    expect(openHostName(folder)).toMatch(NAME);
    expect(readFileSync(file, 'utf8')).toMatch(NAME);
  });

  it('is for one run where it cannot be kept', () => {
    expect(openHostName('/dev/null/corridor')).toMatch(NAME);
  });
});
