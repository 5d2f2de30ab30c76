import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfiguration } from './configuration.ts';

const setPassword = vi.fn(() => Promise.resolve());

beforeAll(() => {
  const getPassword = (_service: string, account: string) =>
    Promise.resolve(`${account} of the keychain`);
  const deletePassword = () => Promise.resolve(true);
  vi.doMock('keytar', () => ({ getPassword, setPassword, deletePassword, default: undefined }));
});
afterAll(() => void vi.doUnmock('keytar'));

const ENVIRONMENT = {
  CORRIDOR_RECIPIENTS_CREDENTIAL: 'of the environment',
  CORRIDOR_PROXY_CREDENTIAL: 'ada:environment',
};
const credentials = async (vault: object, isPackaged = false) => {
  const read = readConfiguration({}, { ...ENVIRONMENT, ...vault }, isPackaged);
  // One after the other: two imports at once of a replaced module are not both replaced.
  return [await read.recipientsCredential(), await read.proxyCredential()];
};

it.each([
  ['where no vault is named', {}],
  ['where the keychain is named', { CORRIDOR_VAULT: 'keychain' }],
])('credentials come from the keychain %s', async (_where, vault) => {
  expect(await credentials(vault)).toEqual([
    'unified-recipients of the keychain',
    'proxy of the keychain',
  ]);
});

it('credentials come from the environment without a keychain, but not in an installed program', async () => {
  const vault = { CORRIDOR_VAULT: 'memory' };
  expect(await credentials(vault)).toEqual(['of the environment', 'ada:environment']);
  expect(await credentials(vault, true)).toEqual([null, null]);
});

it('the credential of recipients is kept in the keychain, or nowhere without one', async () => {
  await readConfiguration({}, {}).storeRecipientsCredential?.('secret');
  expect(setPassword).toHaveBeenCalledWith('Corridor', 'unified-recipients', 'secret');
  const inMemory = readConfiguration({}, { CORRIDOR_VAULT: 'memory' });
  expect(inMemory.storeRecipientsCredential).toBeUndefined();
});
