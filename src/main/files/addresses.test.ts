import { expect, it } from 'vitest';
import { decideOn } from './addresses.ts';

const POLICY = {
  address: Promise.resolve({ apiUrl: 'http://127.0.0.1:4000/v1', socketUrl: '' }),
  allowedHosts: [],
};
const decide = async (address: string, allowed?: string) =>
  (await decideOn(new URL(address), POLICY, allowed)).kind;

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
