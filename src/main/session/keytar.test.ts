import { expect, it, vi } from 'vitest';
import { loadKeytar } from './keychain.ts';

const KEYTAR = { getPassword: () => Promise.resolve('secret') };

it.each([
  ['as it is', { ...KEYTAR, default: undefined }],
  ['under `default`, where a bundler puts it', { default: KEYTAR }],
])('the keychain of the system is found %s', async (_where, module) => {
  vi.resetModules();
  vi.doMock('keytar', () => module);
  const keychain = await loadKeytar();
  expect(await keychain.getPassword('Corridor', 'api')).toBe('secret');
  vi.doUnmock('keytar');
});
