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
/** As the name of parts is. */
const NAME = '00000000-0000-4000-8000-000000000001';

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

  it('writes parts of 2,500 characters, each before what points to them', {
    tags: ['1S08'],
  }, async () => {
    const { items, keychain } = windowsKeychain();
    const written: [string, number][] = [];
    const watched: Keychain = {
      ...keychain,
      setPassword: (service, account, secret) => {
        written.push([account.replace(/#.{36}/u, '#'), secret.length]);
        return keychain.setPassword(service, account, secret);
      },
    };
    // 3,750 bytes are 5,000 characters of base64: two full parts.
    await inParts(watched).setPassword('Corridor', 'api', 'x'.repeat(3750));
    expect(written).toEqual([
      ['api#.0', 2500],
      ['api#.1', 2500],
      ['api', 'corridor-parts:2:'.length + 36],
    ]);
    written.length = 0;
    await inParts(watched).setPassword('Corridor', 'other', 'y'.repeat(2500));
    expect(written).toEqual([['other', 2500]]);
    await inParts(watched).setPassword('Corridor', 'other', 'y'.repeat(2501));
    expect(written.map(([account]) => account)).toEqual(['other', 'other#.0', 'other#.1', 'other']);
    await inParts(keychain).deletePassword('Corridor', 'api');
    expect([...items.keys()].filter((key) => key.includes('api'))).toEqual([]);
  });

  it('gives a secret of many parts back, and forgets all of them', { tags: ['1S08'] }, async () => {
    const { items, keychain } = windowsKeychain();
    const secret = Array.from({ length: 5000 }, (_, at) => at).join();
    await inParts(keychain).setPassword('Corridor', 'api', secret);
    expect(items.size).toBe(14);
    expect(await inParts(keychain).getPassword('Corridor', 'api')).toBe(secret);
    await inParts(keychain).setPassword('Corridor', 'api', 'short');
    expect(items.size).toBe(1);
  });

  it.each([
    `my corridor-parts:1:${NAME}`,
    `corridor-parts:1:${NAME} is not mine`,
    `corridor-parts:1000:${NAME}`,
  ])('gives a secret back that only looks as if it had parts: %s', async (secret) => {
    const { items, keychain } = windowsKeychain();
    await inParts(keychain).setPassword('Corridor', 'api', secret);
    expect(await inParts(keychain).getPassword('Corridor', 'api')).toBe(secret);
    await inParts(keychain).setPassword('Corridor', 'api', 'short');
    expect([...items]).toEqual([['Corridor/api', 'short']]);
  });

  it('has nothing to give or to delete where nothing was written', async () => {
    const { keychain } = windowsKeychain();
    expect(await inParts(keychain).getPassword('Corridor', 'api')).toBeNull();
    expect(await inParts(keychain).deletePassword('Corridor', 'api')).toBe(false);
  });
});
