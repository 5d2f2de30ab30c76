import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Vault } from '#main/basics/ports.ts';
import { createFolder } from '#main/hosts/testing/folder.ts';
import { memoryVault } from '#main/session/vault.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { keyOf } from './testing.ts';
import { createWants, memoryWants } from './wants.ts';

const WANT = {
  before: { id: '7', status: 'published', user: 'Ada Canary' },
  wanted: { poster_amount: '199.50', memo: 'canary-memo' },
};

/** A keychain whose items live as long as the test. */
const keychain = (): Vault => ({ ...memoryVault(), kind: 'keychain' });

/** The wants in a folder, as a program that has just started opens them. */
function started(folder: string, vault: Vault) {
  let opened = 0;
  const logger = createTestLogger();
  const openVault = () => {
    opened += 1;
    return Promise.resolve(vault);
  };
  return { wants: createWants({ folder, openVault, logger }), logger, opened: () => opened };
}

const place = async () => join(await createFolder(), 'wants');
const fileOf = (folder: string, key: string) => join(folder, `${key}.sealed`);

describe('what an act wanted', () => {
  it('is known again after a restart with the same key', async () => {
    const folder = await place();
    const vault = keychain();
    const key = keyOf();
    await started(folder, vault).wants.keep(key, WANT);
    expect(await started(folder, vault).wants.find(key)).toEqual(WANT);
  });

  it('is on the disk only encrypted, each time otherwise', async () => {
    const folder = await place();
    const vault = keychain();
    const key = keyOf();
    const other = keyOf();
    const { wants } = started(folder, vault);
    await wants.keep(key, WANT);
    await wants.keep(other, WANT);
    const texts = await Promise.all(
      [key, other].map((each) => readFile(fileOf(folder, each), 'utf8')),
    );
    expect(texts[0]).not.toBe(texts[1]);
    const secret = (await vault.read()) ?? 'none';
    for (const text of texts) {
      const plain = Buffer.from(text, 'base64').toString('latin1');
      for (const value of ['Ada', 'canary', '199.50', 'poster_amount', 'before', secret]) {
        expect(text + plain).not.toContain(value);
      }
    }
    expect(Buffer.from(secret, 'base64')).toHaveLength(32);
  });

  it('is not readable with another key, nor under the name of another act', async () => {
    const folder = await place();
    const vault = keychain();
    const key = keyOf();
    const other = keyOf();
    await started(folder, vault).wants.keep(key, WANT);
    const strange = started(folder, keychain());
    expect(await strange.wants.find(key)).toBeNull();
    expect(strange.logger.events()).toEqual(['wants.not-read']);
    expect(JSON.parse(strange.logger.lines[0] ?? '').error.message).toMatch(/authenticate/u);
    await writeFile(fileOf(folder, other), await readFile(fileOf(folder, key)));
    expect(await started(folder, vault).wants.find(other)).toBeNull();
    expect(await started(folder, vault).wants.find(key)).toEqual(WANT);
  });

  it('is not readable once any byte of it has changed', async () => {
    const folder = await place();
    const vault = keychain();
    const key = keyOf();
    await started(folder, vault).wants.keep(key, WANT);
    const sealed = Buffer.from(await readFile(fileOf(folder, key), 'utf8'), 'base64');
    // Of the nonce, of the tag, and of the text itself.
    for (const at of [0, 12, 28, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at] = 255 - (changed[at] ?? 0);
      await writeFile(fileOf(folder, key), changed.toString('base64'));
      expect(await started(folder, vault).wants.find(key)).toBeNull();
    }
    for (const text of ['', 'x', sealed.subarray(0, 20).toString('base64')]) {
      await writeFile(fileOf(folder, key), text);
      expect(await started(folder, vault).wants.find(key)).toBeNull();
    }
  });

  it('is deleted when it is forgotten', async () => {
    const folder = await place();
    const vault = keychain();
    const key = keyOf();
    const other = keyOf();
    const { wants } = started(folder, vault);
    await wants.keep(key, WANT);
    await wants.keep(other, WANT);
    await wants.forget(key);
    expect(await wants.find(key)).toBeNull();
    expect(await readdir(folder)).toEqual([`${other}.sealed`]);
    await wants.forget(key);
  });

  it('is deleted at the start with all that belongs to no act', async () => {
    const folder = await place();
    const vault = keychain();
    const key = keyOf();
    const other = keyOf();
    const before = started(folder, vault).wants;
    await before.keep(key, WANT);
    await before.keep(other, WANT);
    await before.keepOnly([other]);
    expect(await before.find(key)).toBeNull();
    const { wants } = started(folder, vault);
    await writeFile(join(folder, 'left.tmp'), '');
    await wants.keepOnly([other]);
    expect(await readdir(folder)).toEqual([`${other}.sealed`]);
    expect(await wants.find(other)).toEqual(WANT);
    await wants.keepOnly([]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is nothing where it was never kept, without a warning', async () => {
    const { wants, logger, opened } = started(await place(), keychain());
    expect(await wants.find(keyOf())).toBeNull();
    await wants.keepOnly([]);
    await wants.forget(keyOf());
    expect(logger.events()).toEqual([]);
    expect(opened()).toBe(0);
  });

  it('asks the keychain once', async () => {
    const { wants, opened } = started(await place(), keychain());
    await Promise.all([wants.keep(keyOf(), WANT), wants.keep(keyOf(), WANT)]);
    expect(opened()).toBe(1);
  });
});

describe('without a keychain', () => {
  it.each<[string, () => Promise<Vault>, string | null]>([
    ['there is none', () => Promise.resolve(memoryVault()), null],
    ['it does not answer', () => Promise.reject(new Error('locked')), 'locked'],
    [
      'it takes no item',
      () => Promise.resolve({ ...keychain(), write: () => Promise.reject(new Error('full')) }),
      'full',
    ],
  ])('what an act wanted is kept in memory alone: %s', async (_why, openVault, reason) => {
    const folder = await place();
    const key = keyOf();
    const logger = createTestLogger();
    const wants = createWants({ folder, openVault, logger });
    await wants.keep(key, WANT);
    expect(await wants.find(key)).toEqual(WANT);
    expect(await readdir(folder).catch(() => [])).toEqual([]);
    expect(logger.events()).toEqual(reason === null ? [] : ['wants.no-key']);
    const reasons = logger.lines.map((line) => JSON.parse(line).error.message);
    expect(reasons).toEqual(reason === null ? [] : [reason]);
    await wants.forget(key);
    expect(await wants.find(key)).toBeNull();
  });

  it('what was encrypted before is not read', async () => {
    const folder = await place();
    const key = keyOf();
    await started(folder, keychain()).wants.keep(key, WANT);
    const { wants, logger } = started(folder, memoryVault());
    expect(await wants.find(key)).toBeNull();
    expect(logger.events()).toEqual([]);
  });
});

describe('the files of what acts wanted', () => {
  it('are for the person alone, in folders that are made', async () => {
    const folder = join(await place(), 'of', 'this', 'API');
    const key = keyOf();
    await started(folder, keychain()).wants.keep(key, WANT);
    const modes = [(await stat(folder)).mode, (await stat(fileOf(folder, key))).mode];
    expect(modes.map((mode) => mode % 0o1000)).toEqual([0o700, 0o600]);
  });

  it.each(['', 'garbage', Buffer.alloc(31).toString('base64')])(
    "have a new key where the keychain's is none: '%s'",
    async (secret) => {
      const folder = await place();
      const vault = keychain();
      const key = keyOf();
      await vault.write(secret);
      await started(folder, vault).wants.keep(key, WANT);
      expect(Buffer.from((await vault.read()) ?? '', 'base64')).toHaveLength(32);
      expect(await started(folder, vault).wants.find(key)).toEqual(WANT);
    },
  );
});

it('a folder that takes no file leaves what an act wanted in memory', async () => {
  const folder = join(await createFolder({ file: '' }), 'file');
  const { wants, logger } = started(folder, keychain());
  const key = keyOf();
  await wants.keep(key, WANT);
  expect(await wants.find(key)).toEqual(WANT);
  expect(logger.events()).toEqual(['wants.not-written']);
  expect(JSON.parse(logger.lines[0] ?? '').error.message).toMatch(/^(EEXIST|ENOTDIR)/u);
  expect(logger.lines.join()).not.toMatch(/canary/iu);
  await wants.forget(key);
  expect(await wants.find(key)).toBeNull();
});

it('memory forgets what belongs to no act', async () => {
  const wants = memoryWants();
  const key = keyOf();
  const other = keyOf();
  await wants.keep(key, WANT);
  await wants.keep(other, WANT);
  await wants.keepOnly([other]);
  expect([await wants.find(key), await wants.find(other)]).toEqual([null, WANT]);
});
