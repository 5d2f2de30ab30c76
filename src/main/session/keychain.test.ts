import { describe, expect, it } from 'vitest';
import { inParts, type Keychain } from './keychain.ts';

/** A keychain that refuses what Windows refuses, and after `writes` of them everything. */
function windowsKeychain(writes = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>();
  let left = writes;
  const keychain: Keychain = {
    getPassword: (service, account) => Promise.resolve(items.get(`${service}/${account}`) ?? null),
    setPassword: (service, account, secret) => {
      left -= 1;
      if (Buffer.byteLength(secret) > 2560)
        return Promise.reject(new Error('stub received bad data'));
      if (left < 0) return Promise.reject(new Error('the power is gone'));
      items.set(`${service}/${account}`, secret);
      return Promise.resolve();
    },
    deletePassword: (service, account) => Promise.resolve(items.delete(`${service}/${account}`)),
  };
  return { items, keychain };
}

const LONG = `{"token":"${'t'.repeat(6000)}","name":"ß ✓"}`;
const LONGER = 'r'.repeat(9000);

describe('a keychain whose items are short', () => {
  it.each(['short', 'ß'.repeat(1250), 'ß'.repeat(1251), LONG])(
    'gives a secret back',
    { tags: ['1S08'] },
    async (secret) => {
      const { keychain } = windowsKeychain();
      await inParts(keychain).setPassword('Corridor', 'api', secret);
      expect(await inParts(keychain).getPassword('Corridor', 'api')).toBe(secret);
    },
  );

  it('leaves nothing of a secret that was replaced or cleared', { tags: ['1S08'] }, async () => {
    const { items, keychain } = windowsKeychain();
    const long = inParts(keychain);
    await long.setPassword('Corridor', 'api', LONGER);
    await long.setPassword('Corridor', 'api', LONG);
    expect(await long.getPassword('Corridor', 'api')).toBe(LONG);
    await long.setPassword('Corridor', 'api', 'short');
    expect([...items]).toEqual([['Corridor/api', 'short']]);
    await long.setPassword('Corridor', 'api', LONG);
    expect(await long.deletePassword('Corridor', 'api')).toBe(true);
    expect([...items]).toEqual([]);
  });

  it('keeps the secret from before when a write is cut short', { tags: ['1S08'] }, async () => {
    const { keychain } = windowsKeychain(6);
    const long = inParts(keychain);
    await long.setPassword('Corridor', 'api', LONG);
    await expect(long.setPassword('Corridor', 'api', LONGER)).rejects.toThrow();
    expect(await long.getPassword('Corridor', 'api')).toBe(LONG);
  });

  it('has no secret where a part of it is gone', { tags: ['1S08'] }, async () => {
    const { items, keychain } = windowsKeychain();
    await inParts(keychain).setPassword('Corridor', 'api', LONG);
    const part = [...items.keys()].find((key) => key.includes('#')) ?? '';
    items.delete(part);
    expect(await inParts(keychain).getPassword('Corridor', 'api')).toBeNull();
  });
});
