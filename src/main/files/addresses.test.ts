import { expect, it } from 'vitest';
import {
  type AddressPolicy,
  addressOfFile,
  decideOn,
  fileAddress,
  isAllowed,
} from './addresses.ts';

const POLICY = {
  address: Promise.resolve({ apiUrl: 'http://127.0.0.1:4000/v1', socketUrl: '' }),
  allowedHosts: [],
};
const decide = async (address: string, allowed?: string, policy: AddressPolicy = POLICY) =>
  (await decideOn(new URL(address), policy, allowed)).kind;

it.each([
  ['https://api.test/f', 'https://api.test/f'],
  ['http://api.test', 'http://api.test/'],
  ['f', undefined],
  ['', undefined],
  ['ftp://api.test/f', undefined],
  [['http://api.test/f'], undefined],
  [{ url: 'http://api.test/f' }, undefined],
  [null, undefined],
])('the answer %j is the address %s', (answered, address) => {
  expect(fileAddress(answered)?.href).toBe(address);
});

it('an empty address is not that of the API', async () => {
  expect(await addressOfFile('', POLICY)).toBeNull();
  expect((await addressOfFile('f', POLICY))?.href).toBe('http://127.0.0.1:4000/v1/f');
});

it('a file is fetched from the origin of the API, on another port only after a question', async () => {
  expect(await decide('http://127.0.0.1:4000/file')).toBe('fetch');
  expect(await decide('http://127.0.0.1:4001/file')).toBe('ask');
  expect(await decide('https://127.0.0.1:4000/file')).toBe('ask');
});

it('a host that a person has allowed is that host with that port', async () => {
  expect(await decide('http://127.0.0.1:4001/file', '127.0.0.1:4001')).toBe('fetch');
  expect(await decide('http://127.0.0.1:4002/file', '127.0.0.1:4001')).toBe('ask');
  expect(await decide('http://127.0.0.1:4001/file', '127.0.0.1')).toBe('ask');
});

it('a file comes from another computer only encrypted, unless the API itself may do without', async () => {
  const at = (apiUrl: string) => ({
    address: Promise.resolve({ apiUrl, socketUrl: '' }),
    allowedHosts: ['api.test', 'files.test'],
  });
  for (const plain of ['http://api.test/f', 'http://files.test/f', 'http://other.test/f']) {
    const url = new URL(plain);
    expect(await decideOn(url, at('https://api.test/v1'), 'other.test')).toEqual({
      kind: 'refuse',
      message: `Nothing was downloaded: the file would come from ${url.host} without encryption. Tell the API team.`,
    });
    expect(await isAllowed(url, at('https://api.test/v1'))).toBe(false);
    expect(await decide(plain, 'other.test', at('http://api.test/v1'))).toBe('fetch');
  }
});
