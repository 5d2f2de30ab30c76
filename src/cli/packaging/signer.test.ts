import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../setup/testing.ts';
import { nameSigner } from './signer.ts';

const SUBJECT = 'CN=Example Ltd, O=Example Ltd, L=London, C=GB';
const codes = (text: string) => [...text].map((letter) => letter.codePointAt(0)).join(',');

/** The channel file of a package that this subject has signed, after the signer was named. */
async function named(subject: string, expected?: string) {
  const file = join(temporaryFolder(), 'app-update.yml');
  // As electron-builder writes it: the common name only.
  writeFileSync(
    file,
    'provider: generic\nurl: https://releases.test\npublisherName:\n  - Example Ltd\n',
  );
  await nameSigner(file, 'Corridor.exe', {
    expected,
    ask: () => Promise.resolve(`0 ${codes(subject)}`),
  });
  return readFileSync(file, 'utf8');
}

describe('the signer of a package for Windows', () => {
  it.each([undefined, 'CN=Example Ltd, O=Example Ltd, C=GB'])(
    'is named in it by the full subject of its certificate, where %s is expected',
    async (expected) => {
      expect(parse(await named(SUBJECT, expected))).toEqual({
        provider: 'generic',
        url: 'https://releases.test',
        publisherName: [SUBJECT],
      });
    },
  );

  it('fails the package where it is another than the expected one', async () => {
    await expect(named(SUBJECT, 'CN=Example Ltd, O=Other, C=GB')).rejects.toThrow(
      `signed by '${SUBJECT}'; expected 'CN=Example Ltd, O=Other, C=GB'`,
    );
  });

  it('fails the package where it has a name only, which another company may have too', async () => {
    await expect(named('CN=Example Ltd')).rejects.toThrow('expected a full subject');
  });

  it('is not looked for in a package without a release channel', async () => {
    const file = join(temporaryFolder(), 'app-update.yml');
    const ask = () => Promise.reject(new Error('asked'));
    await expect(
      nameSigner(file, 'Corridor.exe', { expected: undefined, ask }),
    ).resolves.toBeUndefined();
  });
});
