import { describe, expect, it, vi } from 'vitest';
import { createTestLogger } from '#main/testing/test-logger.ts';
import type { Keychain } from './keychain.ts';
import {
  keychainLimit,
  openVault,
  readKeychainItem,
  storeKeychainItem,
  type VaultOptions,
} from './vault.ts';

const never = () => new Promise<never>(() => undefined);

/** A keychain that works by default. */
function fakeKeychain(faults: Partial<Keychain> = {}): Keychain {
  const items = new Map<string, string>();
  return {
    getPassword: (service, account) => Promise.resolve(items.get(`${service}/${account}`) ?? null),
    setPassword: (service, account, secret) => {
      items.set(`${service}/${account}`, secret);
      return Promise.resolve();
    },
    deletePassword: (service, account) => Promise.resolve(items.delete(`${service}/${account}`)),
    ...faults,
  };
}

function open(keychain: Keychain | Promise<Keychain>, more: Partial<VaultOptions> = {}) {
  return openVault({
    mode: undefined,
    account: 'https://api.test',
    logger: createTestLogger(),
    load: () => Promise.resolve(keychain),
    timeLimit: 20,
    ...more,
  });
}

describe('a keychain that works', () => {
  it('keeps the secret under the service Corridor and the account of the API', {
    tags: ['1S08'],
  }, async () => {
    const keychain = fakeKeychain();
    const { vault, notice } = await open(keychain);
    await vault.write('secret');
    expect(vault.kind).toBe('keychain');
    expect(notice).toBeUndefined();
    expect(await keychain.getPassword('Corridor', 'https://api.test')).toBe('secret');
    expect(await vault.read()).toBe('secret');
    await vault.clear();
    expect(await vault.read()).toBeNull();
  });

  it('keeps one secret for each API', async () => {
    const keychain = fakeKeychain();
    const { vault: one } = await open(keychain);
    const { vault: other } = await open(keychain, { account: 'https://other.test' });
    await one.write('secret');
    expect(await other.read()).toBeNull();
  });
});

describe('a keychain that cannot be used', () => {
  const unusable: [string, Partial<VaultOptions>][] = [
    ['is not installed', { load: () => Promise.reject(new Error('libsecret-1.so.0: not found')) }],
    ['never loads', { load: never }],
    [
      'refuses',
      {
        load: () =>
          Promise.resolve(fakeKeychain({ getPassword: () => Promise.reject(new Error('locked')) })),
      },
    ],
    ['hangs', { load: () => Promise.resolve(fakeKeychain({ getPassword: never })) }],
  ];

  it.each(unusable)(
    'that %s is replaced by memory, and the notice says what that means',
    async (_what, fault) => {
      const { vault, notice } = await open(fakeKeychain(), fault);
      expect(vault.kind).toBe('memory');
      expect(notice?.title).toBe('You will have to sign in again after a restart');
      expect(notice?.text).toMatch(/cannot use the keychain.*install libsecret/su);
      await vault.write('secret');
      expect(await vault.read()).toBe('secret');
      await vault.clear();
      expect(await vault.read()).toBeNull();
    },
  );

  it.each(unusable)(
    'that %s has a firmer notice where a keychain is required',
    async (_what, fault) => {
      const { vault, notice } = await open(fakeKeychain(), { ...fault, mode: 'keychain' });
      expect(vault.kind).toBe('memory');
      expect(notice?.title).toBe('Keychain not available');
      expect(notice?.text).toContain('after each restart');
    },
  );
});

it.each([
  ['keychain', true],
  [undefined, false],
] as const)('the log says why there is no keychain, in mode %s', async (mode, insisted) => {
  const logger = createTestLogger();
  const load = () => Promise.reject(new Error('libsecret-1.so.0: not found'));
  await open(fakeKeychain(), { mode, logger, load });
  expect(logger.lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'vault.no-keychain', insisted, error: { message: 'libsecret-1.so.0: not found' } },
  ]);
});

describe('a keychain that hangs later', () => {
  it('is given up and not asked again', async () => {
    const setPassword = vi.fn(never);
    const { vault } = await open(fakeKeychain({ setPassword }));
    await expect(vault.write('secret')).rejects.toThrow('no answer within');
    await expect(vault.write('secret')).rejects.toThrow('no answer within');
    await expect(vault.read()).rejects.toThrow('no answer within');
    expect(setPassword).toHaveBeenCalledOnce();
  });

  it('is asked again after a refusal, because the user can change it', async () => {
    const setPassword = vi.fn(() => Promise.resolve());
    setPassword.mockRejectedValueOnce(new Error('locked'));
    const { vault } = await open(fakeKeychain({ setPassword }));
    await expect(vault.write('secret')).rejects.toThrow('locked');
    await expect(vault.write('secret')).resolves.toBeUndefined();
  });
});

describe('mode memory', () => {
  it('never touches the keychain, and says that the sign-in does not last', async () => {
    const load = vi.fn(never);
    const { vault, notice } = await open(fakeKeychain(), { mode: 'memory', load });
    expect(vault.kind).toBe('memory');
    expect(load).not.toHaveBeenCalled();
    expect(notice?.text).toContain('does not save sign-ins');
  });
});

describe('an item of an administrator', () => {
  const written = (item: string | null) => () =>
    Promise.resolve(fakeKeychain({ getPassword: () => Promise.resolve(item) }));

  it.each([
    ['as it is', 'credential', 'credential'],
    ['as UTF-16, the way of cmdkey', 'c\0r\0e\0d\0', 'cred'],
    ['with the line end of a shell', 'credential\n', 'credential'],
    ['empty', '', null],
    ['not at all', null, null],
  ])('is read when it was written %s', async (_, item, expected) => {
    expect(await readKeychainItem('unified-recipients', written(item))).toBe(expected);
  });

  it('is read once for all who wait for it: macOS asks the user each time', async () => {
    const answer = Promise.withResolvers<string | null>();
    const getPassword = vi.fn(() => answer.promise);
    const load = () => Promise.resolve(fakeKeychain({ getPassword }));
    const both = [readKeychainItem('item', load), readKeychainItem('item', load)];
    answer.resolve('credential');
    expect(await Promise.all(both)).toEqual(['credential', 'credential']);
    expect(getPassword).toHaveBeenCalledOnce();
    await readKeychainItem('item', load);
    expect(getPassword).toHaveBeenCalledTimes(2);
  });

  it.each<[string, () => Promise<Keychain>]>([
    ['is missing', () => Promise.reject(new Error('libsecret-1.so.0: not found'))],
    ['never loads', never],
    ['hangs', () => Promise.resolve(fakeKeychain({ getPassword: never }))],
  ])('is none where the keychain %s, and is asked for again later', async (_what, load) => {
    expect(await readKeychainItem('item', load, 20)).toBeNull();
    expect(await readKeychainItem('item', written('credential'), 20)).toBe('credential');
  });

  it('is read beside another one', async () => {
    const keychain = fakeKeychain({
      getPassword: (service, account) => Promise.resolve(`${account} of ${service}`),
    });
    const load = () => Promise.resolve(keychain);
    expect(await Promise.all(['a', 'b'].map((account) => readKeychainItem(account, load)))).toEqual(
      ['a of Corridor', 'b of Corridor'],
    );
  });

  it('waits without a limit for the user on macOS, and for a moment elsewhere', () => {
    expect(keychainLimit('darwin')).toBe(300_000);
    expect(keychainLimit('win32')).toBe(4000);
    expect(keychainLimit('linux')).toBe(4000);
  });
});

describe('an item that Corridor stores', () => {
  it("takes the place of one that another program has made, which would stay that program's", async () => {
    const keychain = fakeKeychain();
    await keychain.setPassword('Corridor', 'item', 'by hand');
    const steps: string[] = [];
    const watched: Keychain = {
      ...keychain,
      setPassword: (...item) => {
        steps.push('set');
        return keychain.setPassword(...item);
      },
      deletePassword: (...item) => {
        steps.push('delete');
        return keychain.deletePassword(...item);
      },
    };
    await storeKeychainItem('item', 'stored', () => Promise.resolve(watched));
    expect(steps).toEqual(['delete', 'set']);
    expect(await readKeychainItem('item', () => Promise.resolve(keychain))).toBe('stored');
  });

  it('is told as not stored where the keychain refuses it or hangs', async () => {
    const keychain = (faults: Partial<Keychain>) => () => Promise.resolve(fakeKeychain(faults));
    const full = keychain({ setPassword: () => Promise.reject(new Error('full')) });
    await expect(storeKeychainItem('item', 'secret', full)).rejects.toThrow('full');
    const hanging = keychain({ deletePassword: never });
    await expect(storeKeychainItem('item', 'secret', hanging, 20)).rejects.toThrow('within 20 ms');
    await expect(storeKeychainItem('item', 'secret', never, 20)).rejects.toThrow('within 20 ms');
  });
});
