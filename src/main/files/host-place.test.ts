import { expect, it } from 'vitest';
import { placeOfHost } from './host-place.ts';

const LEADS: Readonly<Record<string, readonly string[]>> = {
  'files.example.com': ['203.0.113.7', '2001:db8::7'],
  intranet: ['192.168.3.4'],
  'rebound.example.com': ['203.0.113.7', '10.0.0.1'],
  'metadata.example.com': ['127.0.0.1', '169.254.169.254'],
  'card.example.com': ['fe80::1%eth0'],
  localhost: ['::1', '127.0.0.1'],
};
const resolve = (name: string) => {
  const found = LEADS[name];
  return found ? Promise.resolve(found) : Promise.reject(new Error(`${name} is not known`));
};

it.each([
  ['203.0.113.7', 'public'],
  ['[2001:db8::7]', 'public'],
  ['10.1.2.3', 'private'],
  ['172.16.0.1', 'private'],
  ['172.32.0.1', 'public'],
  ['192.168.0.1', 'private'],
  ['100.64.0.1', 'private'],
  ['[fd00::1]', 'private'],
  ['127.0.0.1', 'loopback'],
  ['0.0.0.0', 'loopback'],
  ['[::1]', 'loopback'],
  ['[::ffff:127.0.0.1]', 'loopback'],
  ['[::ffff:a9fe:a9fe]', 'link-local'],
  ['169.254.169.254', 'link-local'],
  ['[fe80::1]', 'link-local'],
  ['files.example.com', 'public'],
  ['nowhere.example.com', 'public'],
  ['intranet', 'private'],
  ['rebound.example.com', 'private'],
  ['localhost', 'loopback'],
  ['metadata.example.com', 'link-local'],
  ['card.example.com', 'link-local'],
])('%s is %s', async (host, place) => {
  expect(await placeOfHost(host, resolve)).toBe(place);
});

it('a name leads where the system says', async () => {
  expect(await placeOfHost('localhost')).toBe('loopback');
});

it.each(['http://2130706433/', 'http://0x7f.1/', 'http://[::ffff:7f00:1]/', 'http://127.1/'])(
  '%s is loopback, however it is written',
  async (address) => {
    expect(await placeOfHost(new URL(address).hostname, resolve)).toBe('loopback');
  },
);
