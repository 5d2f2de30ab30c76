import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createFolder } from '../../testing/folder.ts';
import { openRefusals } from './refusals.ts';

const REFUSAL = { version: '1.4.0', reason: 'unchecked' } as const;
const open = (folder: string, by: string) => openRefusals(folder, by, createTestLogger());

describe('a refused version', () => {
  it('is remembered after a restart, but not by another version of Corridor', async () => {
    const folder = await createFolder();
    const first = open(folder, '1.3.0');
    expect(first.read()).toBeNull();
    first.write(REFUSAL);
    expect(first.read()).toMatchObject(REFUSAL);
    await expect
      .poll(() => readFile(join(folder, 'refused-update.json'), 'utf8').catch(() => ''))
      .toContain('1.4.0');
    expect(open(folder, '1.3.0').read()).toMatchObject(REFUSAL);
    expect(open(folder, '1.3.1').read()).toBeNull();
  });

  it('is none where the file is damaged', async () => {
    expect(open(await createFolder({ 'refused-update.json': '{' }), '1.3.0').read()).toBeNull();
  });
});
