import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createFolder } from '#main/hosts/testing/folder.ts';
import { memoryVault } from '#main/session/vault.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import type { Vault } from './ports.ts';
import { createSealed } from './sealed.ts';

const opened = (folder: string, vault: Vault) => {
  const logger = createTestLogger();
  const openVault = () => Promise.resolve(vault);
  const sealed = createSealed({ name: 'notes', schema: z.string(), folder, openVault, logger });
  return { sealed, logger };
};

it('finds all that was kept before a restart, without what is damaged', async () => {
  const folder = join(await createFolder(), 'notes');
  const vault: Vault = { ...memoryVault(), kind: 'keychain' };
  const before = opened(folder, vault).sealed;
  expect(await before.keep('a', 'first')).toBe(true);
  await before.keep('b', 'second');
  await writeFile(join(folder, 'c.sealed'), 'damaged');
  await writeFile(join(folder, 'other.txt'), '');
  const { sealed, logger } = opened(folder, vault);
  expect([...(await sealed.all())].toSorted()).toEqual([
    ['a', 'first'],
    ['b', 'second'],
  ]);
  expect(logger.events()).toEqual(['notes.not-read']);
});

it('says where something is kept in memory alone', async () => {
  const folder = join(await createFolder(), 'notes');
  const { sealed } = opened(folder, memoryVault());
  expect(await sealed.all()).toEqual(new Map());
  expect(await sealed.keep('a', 'first')).toBe(false);
  expect(await sealed.all()).toEqual(new Map([['a', 'first']]));
  await mkdir(folder);
  expect(await opened(folder, memoryVault()).sealed.all()).toEqual(new Map());
});
