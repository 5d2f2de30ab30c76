import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { opener, starts } from './downloads.ts';

describe('a file that is to be shown', () => {
  it.each<[NodeJS.Platform, readonly string[]]>([
    ['linux', ['xdg-open', '/d/a b.pdf']],
    ['darwin', ['open', '/d/a b.pdf']],
    ['win32', ['rundll32.exe', 'url.dll,FileProtocolHandler', '/d/a b.pdf']],
  ])("goes to the system's own program on %s", (platform, command) => {
    expect(opener('/d/a b.pdf', platform)).toEqual(command);
  });

  it.each([
    [0, true],
    [3, false],
  ])('by a program that ends with code %i: %s', async (code, shown) => {
    expect(await starts([process.execPath, '-e', `process.exit(${code})`])).toBe(shown);
  });

  it('by a program that is not there is not shown', async () => {
    expect(await starts(['corridor-no-such-program'])).toBe(false);
  });
});
